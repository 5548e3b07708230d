// As much Markdown as our rulebooks use: headings, lists, tables, paragraphs, bold, code, italics.
export interface Inline {
  tag: "span" | "strong" | "em" | "code";
  text: string;
}

export interface Block {
  kind: "title" | "heading" | "paragraph" | "item" | "rule" | "table";
  level: number;
  id: string | null; // of a rule
  text: string;
  rows: string[][]; // of a table, the first its head
}

const MARKS: Record<string, Inline["tag"]> = { "**": "strong", "*": "em", _: "em", "`": "code" };
const PIECE = /(\*\*[^*]+\*\*|`[^`]+`|\*[^*\s][^*]*\*|(?<![A-Za-z0-9])_[^_]+_(?![A-Za-z0-9]))/g;

/** A line's pieces: plain, bold, italic, code. */
export function inline(text: string): Inline[] {
  const pieces: Inline[] = [];
  for (const piece of text.split(PIECE)) {
    if (!piece) continue;
    const mark = piece.startsWith("**") ? "**" : (piece[0] ?? "");
    const tag = MARKS[mark];
    if (tag && piece.length > mark.length * 2 && piece.endsWith(mark)) {
      pieces.push({ tag, text: piece.slice(mark.length, -mark.length) });
    } else pieces.push({ tag: "span", text: piece });
  }
  return pieces;
}

const BRIEF = 170; // letters of a rule in a tooltip, give or take a sentence

/** The heart of a rule, for a tooltip: its first sentences, without rulings. */
export function brief(text: string): string {
  const ruling = text.search(/\s\*[^*]+:\*/);
  const main = ruling > 0 ? text.slice(0, ruling) : text;
  const sentences = main.match(/[^.!?]+[.!?]+(\s|$)|.+$/g) ?? [main];
  let told = "";
  for (const sentence of sentences) {
    if (told && told.length + sentence.length > BRIEF) return `${told.trim()} …`;
    told += sentence;
  }
  return main.length < text.length ? `${told.trim()} …` : told.trim();
}

const RULE = /^- \*\*([A-Z]\d+)\*\* (.*)$/;
const cells = (line: string) =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());

function block(kind: Block["kind"], text: string, more: Partial<Block> = {}): Block {
  return { kind, level: 0, id: null, text, rows: [], ...more };
}

/** The blocks of a rulebook, in order. */
export function parse(source: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  const begin = (next: Block, goesOn = true): Block => {
    blocks.push(next);
    open = goesOn ? next : null;
    return next;
  };
  for (const line of source.split("\n")) {
    const now = open as Block | null;
    const rule = RULE.exec(line);
    if (!line.trim()) open = null;
    else if (line.startsWith("# ")) begin(block("title", line.slice(2).trim()), false);
    else if (line.startsWith("#")) {
      const level = line.length - line.replace(/^#+/, "").length;
      begin(block("heading", line.slice(level).trim(), { level }), false);
    } else if (line.trimStart().startsWith("|")) {
      const table = now?.kind === "table" ? now : begin(block("table", ""));
      if (!/^\s*\|[\s:|-]+\|\s*$/.test(line)) table.rows.push(cells(line.trim()));
    } else if (rule) begin(block("rule", rule[2] ?? "", { id: rule[1] ?? null }));
    else if (/^\s*(-|\d+\.) /.test(line)) begin(block("item", line.replace(/^\s*(-|\d+\.) /, "")));
    else if (now && now.kind !== "table") now.text += ` ${line.trim()}`;
    else begin(block("paragraph", line.trim()));
  }
  return blocks;
}
