/** A text as a Markdown quote. */
export const quoteOf = (text: string) =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/^\n+/, "")
    .trimEnd()
    .split("\n")
    .map((line) => (line.trim() === "" ? ">" : `> ${line}`))
    .join("\n");

/** A draft with a quote added at its end, and room to write below. */
export function withQuote(draft: string, text: string): string {
  const before = draft.trimEnd();
  return `${before === "" ? "" : `${before}\n\n`}${quoteOf(text)}\n\n`;
}
