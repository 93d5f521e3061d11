import { Readable } from "node:stream";
import type { Answer, Call } from "@atrium/shared-contracts/wire";
import type { FastifyInstance } from "fastify";
import { answerCall, type CallRequest } from "./answer-call.ts";
import { callerLeft } from "./caller-left.ts";
import { readWithin } from "./read-within.ts";

/** A call whose answer is a list. */
type ListCall = Call & { readonly answer: { readonly _zod: { readonly output: readonly unknown[] } } };
type Piece<Of extends Call> = Answer<Of> extends readonly (infer Each)[] ? Each : never;

/** How many milliseconds in all an answer waits for its caller to read what's written. */
const READING_MS = 60_000;

/**
 * Registers the route of a call whose answer is a list that's written bit by bit. Each item is sent as soon as it's there, on a line of
 * its own, and together the lines are the JSON of the list. The signal aborts when the caller has left, or doesn't read the answer:
 * it holds what the items come from only for as long as `readingMs` allows.
 * What the handler throws before it returns the items is answered as an error; an error in between breaks the answer off.
 */
export function answerInPieces<Answered extends ListCall>(
  app: FastifyInstance,
  call: Answered,
  handler: (request: CallRequest<Answered>, left: AbortSignal) => Promise<AsyncIterable<Piece<Answered>>>,
  readingMs = READING_MS,
): void {
  answerCall(app, call, async (request, reply) => {
    const items = await handler(request, callerLeft(reply));
    // A proxy that collects the answer first would make it all arrive at once.
    void reply.header("content-type", "application/json; charset=utf-8").header("x-accel-buffering", "no");
    const read = readWithin(lines(items), readingMs, () => reply.raw.destroy());
    return reply.send(Readable.from(read)) as unknown as Answer<Answered>;
  });
}

async function* lines(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  // At once, so that the caller knows that it's being answered.
  yield "[\n";
  let before = "";
  for await (const item of items) {
    yield `${before}${JSON.stringify(item)}\n`;
    before = ",";
  }
  yield "]";
}
