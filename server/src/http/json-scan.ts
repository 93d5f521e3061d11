export const JSON_MAX_DEPTH = 20;

export type JsonFlaw = "too_deep" | "duplicate_key" | "forbidden_key";

const FORBIDDEN_KEYS = new Set(["__proto__", "constructor"]);

/**
 * Scans JSON text, before it's parsed, for things that a parser accepts but we don't: nesting deeper than 20, duplicate
 * keys in an object, and keys that access a prototype. Malformed text may pass; the parser rejects it.
 */
export function findJsonFlaw(text: string): JsonFlaw | undefined {
  // One entry for each open bracket: the keys of an object, null for an array.
  const open: (Set<string> | null)[] = [];
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charAt(at)) {
      case "{":
        open.push(new Set());
        break;
      case "[":
        open.push(null);
        break;
      case "}":
      case "]":
        open.pop();
        break;
      case '"': {
        const end = closingQuote(text, at);
        const keys = open.at(-1);
        if (keys instanceof Set && isFollowedByColon(text, end)) {
          const key = unescapeKey(text.slice(at, end + 1));
          if (FORBIDDEN_KEYS.has(key)) return "forbidden_key";
          if (keys.has(key)) return "duplicate_key";
          keys.add(key);
        }
        at = end;
        break;
      }
      default:
    }
    if (open.length > JSON_MAX_DEPTH) return "too_deep";
  }
  return undefined;
}

function closingQuote(text: string, opening: number): number {
  for (let at = opening + 1; at < text.length; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === '"') return at;
  }
  return text.length;
}

function isFollowedByColon(text: string, end: number): boolean {
  let at = end + 1;
  while (text[at] === " " || text[at] === "\n" || text[at] === "\r" || text[at] === "\t") at += 1;
  return text[at] === ":";
}

function unescapeKey(quoted: string): string {
  if (!quoted.includes("\\")) return quoted.slice(1, -1);
  try {
    return JSON.parse(quoted) as string;
  } catch (error) {
    // Then the text is malformed, and the parser will reject it.
    if (error instanceof SyntaxError) return quoted;
    throw error;
  }
}
