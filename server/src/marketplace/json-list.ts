/** Text that is no JSON list. */
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
 * The line, from 1, on which each element of a JSON list begins. Only brackets and quotes are looked at; whether the
 * rest is JSON is for `JSON.parse` to say.
 * @throws JsonListError for what is not one list
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
