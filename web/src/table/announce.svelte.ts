// Sentences for the screen reader: the same words as log and prompt.
class Announcer {
  lines = $state.raw<string[]>([]);

  say(text: string): void {
    this.lines = [...this.lines.slice(-5), text];
  }
}

export const announcer = new Announcer();
