/** The text isn't a JSON list. */
export class JsonListError extends Error {
  override readonly name = "JsonListError";
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

const TOKEN = /"(?:[^"\\]|\\[^])*"|[[\]{},\n]|[^\s[\]{},"]+|\s/y;

/**
 * The line, counted from 1, where each element of a JSON list starts. Only checks brackets and quotes; `JSON.parse`
 * decides whether the rest is valid.
 * @throws JsonListError when the text isn't a single list
 */
export function elementLines(text: string): number[] {
  const lines: number[] = [];
  let line = 1;
  let depth = 0;
  let expectsElement = false;
  const input = text.replace(/^\ufeff/, "");
  if (!input.trimStart().startsWith("[")) throw new JsonListError(1, "The file must be a list of products");
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < input.length) {
    const token = TOKEN.exec(input)?.[0];
    if (token === undefined) throw new JsonListError(line, "A text does not end");
    if (expectsElement && depth === 1 && !/^[\s,\]]/.test(token)) {
      lines.push(line);
      expectsElement = false;
    }
    if (token === "[" || token === "{") depth += 1;
    if (token === "]" || token === "}") depth -= 1;
    if (depth === 1 && (token === "[" || token === ",")) expectsElement = true;
    line += token.split("\n").length - 1;
  }
  if (depth !== 0) throw new JsonListError(line, "A bracket is not closed");
  return lines;
}
