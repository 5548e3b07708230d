// Sounds made on the spot: wood on wood, coins, a bell for my turn.
import { settings } from "../house/settings.svelte";

export type Sound = "wood" | "coin" | "step" | "bell" | "paper" | "crack" | "fanfare";

let context: AudioContext | null = null;

function tone(
  at: number,
  pitch: number,
  long: number,
  loud: number,
  type: OscillatorType = "sine",
) {
  if (!context) return;
  const source = context.createOscillator();
  const volume = context.createGain();
  source.type = type;
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + 0.004);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + long);
  source.connect(volume).connect(context.destination);
  source.start(at);
  source.stop(at + long + 0.05);
}

function noise(at: number, pitch: number, width: number, long: number, loud: number) {
  if (!context) return;
  const length = Math.ceil(context.sampleRate * long);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let n = 0; n < length; n++) data[n] = (Math.random() * 2 - 1) * (1 - n / length) ** 3;
  const source = context.createBufferSource();
  const band = context.createBiquadFilter();
  const volume = context.createGain();
  source.buffer = buffer;
  band.type = "bandpass";
  band.frequency.value = pitch;
  band.Q.value = width;
  volume.gain.value = loud;
  source.connect(band).connect(volume).connect(context.destination);
  source.start(at);
}

const PLAY: Record<Sound, (at: number) => void> = {
  wood: (at) => {
    noise(at, 900, 1.5, 0.09, 0.9);
    tone(at, 190, 0.12, 0.35, "triangle");
  },
  coin: (at) => {
    tone(at, 2350, 0.25, 0.09);
    tone(at + 0.05, 3130, 0.3, 0.07);
  },
  step: (at) => {
    noise(at, 500, 1, 0.07, 0.6);
    noise(at + 0.13, 420, 1, 0.08, 0.5);
  },
  bell: (at) => {
    for (const [n, part] of [1, 2.02, 2.76, 4.1].entries())
      tone(at, 523 * part, 1.6 / (n + 1), 0.14 / (n + 1));
  },
  paper: (at) => noise(at, 3800, 0.7, 0.16, 0.35),
  crack: (at) => {
    noise(at, 1600, 0.6, 0.12, 0.9);
    noise(at + 0.1, 300, 0.8, 0.3, 0.7);
  },
  fanfare: (at) => {
    for (const [n, pitch] of [392, 523, 659, 784].entries())
      tone(at + n * 0.16, pitch, 0.7, 0.13, "triangle");
  },
};

/** Make a sound, unless the person wants quiet or the browser allows none yet. */
export function play(sound: Sound, later = 0): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  PLAY[sound](context.currentTime + later / 1000);
}
