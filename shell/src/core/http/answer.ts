import { HttpError, type HttpRequestOptions } from "@atrium/shared-contracts/contract";
import { retryAfterMs } from "./retry-after.ts";

/** Reads a response as the specification's client does. Throws an HttpError for every response that isn't the expected data. */
export async function readAnswer<T>(
  response: Response,
  { schema, onText }: Pick<HttpRequestOptions<T>, "schema" | "onText">,
  now: () => number,
): Promise<T> {
  const isJson = /[/+]json\b/i.test(response.headers.get("content-type") ?? "");
  const text = await (onText && response.ok ? readPieces(response, onText) : response.text());
  if (!response.ok) {
    const pause = retryAfterMs(response.headers.get("retry-after"), now());
    throw HttpError.fromAnswer(response.status, isJson ? readable(text) : undefined, pause);
  }
  const body = isJson ? parseJson(text, response.status) : undefined;
  if (!isJson && text.trim() !== "") {
    throw new HttpError("The server sent a page instead of data", response.status, { code: "not_json" });
  }
  if (!schema) return body as T;
  try {
    return schema.parse(body);
  } catch (cause) {
    throw new HttpError("The server's answer could not be read", response.status, {
      code: "invalid_answer",
      body,
      cause,
    });
  }
}

/** The response's text, each piece of which is passed on when it arrives. */
async function readPieces({ body }: Response, onText: (piece: string) => void): Promise<string> {
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  let text = "";
  try {
    for (let read = await reader?.read(); read?.done === false; read = await reader?.read()) {
      const piece = decoder.decode(read.value, { stream: true });
      text += piece;
      onText(piece);
    }
  } catch (error) {
    await reader?.cancel(error);
    throw error;
  }
  return text;
}

function parseJson(text: string, status: number): unknown {
  if (text.trim() === "") return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new HttpError("The server's answer could not be read", status, { code: "invalid_json", cause });
  }
}

/** The body of an error response. A broken body adds nothing to the status. */
function readable(text: string): unknown {
  if (text.trim() === "") return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    console.warn("The answer's error could not be read", cause);
    return undefined;
  }
}
