import type { FastifyReply } from "fastify";

/** Aborts when the caller has left, or has its answer. */
export function callerLeft(reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  reply.raw.once("close", () => left.abort());
  return left.signal;
}
