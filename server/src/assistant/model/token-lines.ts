/** What a line of a streamed chat completion means for whoever waits for the first token. */
type Line = "token" | "end" | "nothing";

/** `data: {json}` with a piece of text, reasoning or a tool call is a token. So is what can't be understood: the caller says what's wrong with it. */
export function meaningOf(line: string): Line {
  const field = /^(?<name>data|event|id|retry)?:\s?(?<value>.*)$/su.exec(line);
  if (line === "" || (field && field.groups?.["name"] !== "data")) return "nothing";
  if (!field) return "token";
  const value = field.groups?.["value"] ?? "";
  if (value.trim() === "[DONE]") return "end";
  let chunk: unknown;
  try {
    chunk = JSON.parse(value);
  } catch {
    // A garbled line is skipped by the reader, too.
    return "nothing";
  }
  const { choices, error } = Object(chunk) as { readonly choices?: unknown; readonly error?: unknown };
  if (error !== undefined && error !== null) return "end";
  if (!Array.isArray(choices)) return "nothing";
  const all = choices.map((choice) => Object(choice) as { readonly delta?: unknown; readonly finish_reason?: unknown });
  if (all.some(({ delta }) => hasToken(Object(delta)))) return "token";
  return all.some(({ finish_reason: reason }) => typeof reason === "string") ? "end" : "nothing";
}

/** Many endpoints send an empty delta with the role at once, long before the model has begun. */
function hasToken(delta: Readonly<Record<string, unknown>>): boolean {
  const texts = [delta["content"], delta["reasoning_content"], delta["reasoning"], delta["refusal"]];
  const calls = delta["tool_calls"];
  return texts.some((text) => typeof text === "string" && text !== "") || (Array.isArray(calls) && calls.length > 0);
}

/** The error that a line of a stream tells. Null if it tells none. */
export function errorIn(line: string): unknown {
  const value = /^data:\s?(?<value>.*)$/su.exec(line)?.groups?.["value"];
  if (value === undefined) return null;
  try {
    return (Object(JSON.parse(value)) as { readonly error?: unknown }).error ?? null;
  } catch {
    return null;
  }
}
