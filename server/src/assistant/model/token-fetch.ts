import { errorIn, meaningOf } from "./token-lines.ts";

/** Bytes that an endpoint may send before the first token. A line of a stream may have as many. */
const MAX_LINE_BYTES = 1024 * 1024;

/**
 * A fetch for streamed chat completions that waits for the first token, `firstTokenMs` at most on each of `connections`, one after the other: what's stuck is
 * often only one of them. After that it rejects with a `TimeoutError`. The SDK's own limits start with the response's headers, and an endpoint that accepts the request and never answers, or
 * that only sends comments to keep the connection open, would use up the whole reply's time.
 */
export const fetchWithToken =
  (firstTokenMs: number, { connections }: { readonly connections: number }): typeof fetch =>
  async (input, init) => {
    for (let connection = 1; ; connection += 1) {
      const late = new AbortController();
      const timer = setTimeout(() => {
        late.abort(new DOMException("The model did not begin to answer in time", "TimeoutError"));
      }, firstTokenMs);
      const signal = init?.signal ? AbortSignal.any([init.signal, late.signal]) : late.signal;
      try {
        return await begun(await fetch(input, { ...init, signal }));
      } catch (error) {
        if (!late.signal.aborted || init?.signal?.aborted || connection === connections) throw error;
      } finally {
        clearTimeout(timer);
      }
    }
  };

/** Resolves to the whole response once its first token is there, or its end. Rejects if it's too long for one without any. */
async function begun(response: Response): Promise<Response> {
  if (response.body === null) return response;
  const reader = response.body.getReader();
  const lines = createLines();
  const read: Uint8Array[] = [];
  let bytes = 0;
  let error: unknown = null;
  while (true) {
    const { done, value } = await reader.read();
    if (done) break;
    read.push(value);
    bytes += value.byteLength;
    // Errors aren't streams: their first byte says that the endpoint is there.
    if (!response.ok) break;
    const told = lines.of(value).find((line) => meaningOf(line) !== "nothing");
    if (told !== undefined) {
      error = errorIn(told);
      break;
    }
    if (bytes > MAX_LINE_BYTES) {
      await reader.cancel();
      throw new Error(`The model's endpoint sent ${bytes} bytes without a token`);
    }
  }
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const early = read.shift();
      if (early) return controller.enqueue(early);
      const { done, value } = await reader.read();
      if (done) return controller.close();
      if (lines.lengthAfter(value) > MAX_LINE_BYTES) {
        await reader.cancel();
        throw new Error("The model's endpoint sent a line that doesn't end");
      }
      controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  const begins = new Response(body, response);
  if (error !== null) toldStatuses.set(begins, statusIn(error));
  return begins;
}

const toldStatuses = new WeakMap<Response, number>();

/** The status of a response. Some endpoints say in the first line of a stream what others say with a status. */
export const toldStatus = (response: Response): number => toldStatuses.get(response) ?? response.status;

function statusIn(error: unknown): number {
  const { code, status } = Object(error) as { readonly code?: unknown; readonly status?: unknown };
  return [status, code].map(Number).find((number) => number >= 400 && number <= 599) ?? 502;
}

const NEWLINE = 10;

/** Divides bytes that arrive in pieces into lines. */
function createLines() {
  const decoder = new TextDecoder();
  let rest: string[] = [];
  let length = 0;
  return {
    /** The lines that end in this piece. */
    of(piece: Uint8Array): readonly string[] {
      length = piece.byteLength - 1 - piece.lastIndexOf(NEWLINE);
      rest.push(decoder.decode(piece, { stream: true }));
      // A long line may come in very many pieces.
      if (!piece.includes(NEWLINE)) return [];
      const parts = rest.join("").split("\n");
      rest = parts.splice(-1);
      return parts.map((line) => line.replace(/\r$/u, ""));
    },
    /** How many bytes the line has that this piece leaves open. */
    lengthAfter(piece: Uint8Array): number {
      const end = piece.lastIndexOf(NEWLINE);
      length = end === -1 ? length + piece.byteLength : piece.byteLength - 1 - end;
      return length;
    },
  };
}
