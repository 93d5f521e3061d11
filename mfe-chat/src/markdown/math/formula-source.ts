/** A formula as written, taken apart. */
export interface FormulaSource {
  readonly tex: string;
  /** Whether it stands in a line of its own. */
  readonly display: boolean;
  /** False while it's still being written. */
  readonly closed: boolean;
}

/** The marks around formulas, the longer before the shorter. */
const MARKS = [
  { from: "\\[", to: "\\]", display: true },
  { from: "$$", to: "$$", display: true },
  { from: "\\(", to: "\\)", display: false },
  { from: "$", to: "$", display: false },
] as const;

export function readFormula(source: string): FormulaSource {
  const marks = MARKS.find(({ from }) => source.startsWith(from));
  if (!marks) return { tex: source, display: false, closed: false };
  const { from, to, display } = marks;
  const closed = source.length >= from.length + to.length && source.endsWith(to);
  return { tex: source.slice(from.length, closed ? -to.length : undefined), display, closed };
}

/** Around what's copied of a formula within a line. Browsers put line breaks there, as it isn't part of the line; these say which. */
const INLINE = { from: "\u{E000}", to: "\u{E001}" } as const;

export const copyable = (source: string, display: boolean) => (display ? source : INLINE.from + source + INLINE.to);

const MARKED = new RegExp(`${INLINE.from}([^${INLINE.from}${INLINE.to}]*)${INLINE.to}(?:\\s*\\n)?`, "g");

export function withoutMarks(copied: string): string {
  let text = "";
  let from = 0;
  for (const { 0: marked, 1: source = "", index } of copied.matchAll(MARKED)) {
    text += withoutBreak(copied.slice(from, index)) + source;
    from = index + marked.length;
  }
  return text + copied.slice(from);
}

/** Without a line break at its end, and spaces around it. */
function withoutBreak(text: string): string {
  const at = text.indexOf("\n", text.trimEnd().length);
  return at === -1 ? text : text.slice(0, at);
}
