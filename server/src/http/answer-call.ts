import type { Answer, Call, Received } from "@atrium/shared-contracts/wire";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import * as z from "zod/mini";

export type CallRequest<Of extends Call> = FastifyRequest<{
  Params: Received<Of, "params">;
  Querystring: Received<Of, "query">;
  Body: Received<Of, "body">;
}>;

/**
 * Registers the route of a call. The handler gets a checked request and returns the answer, which is sent with the call's first status
 * unless the handler sets another.
 */
export function answerCall<Answered extends Call>(
  app: FastifyInstance,
  call: Answered,
  handler: (request: CallRequest<Answered>, reply: FastifyReply) => Answer<Answered> | Promise<Answer<Answered>>,
  options: Pick<RouteShorthandOptions, "preValidation" | "bodyLimit"> = {},
): void {
  const { method, path, params, query, body } = call;
  const response = responsesOf(call);
  const status = Number(Object.keys(response)[0]);
  app.route({
    ...options,
    method,
    url: path,
    config: { public: call.public === true },
    schema: {
      ...(params === undefined ? {} : { params }),
      ...(query === undefined ? {} : { querystring: query }),
      ...(body === undefined ? {} : { body }),
      response,
    },
    handler: async (request, reply) => handler(request as CallRequest<Answered>, reply.code(status)),
  });
}

function responsesOf({ answer }: Call): Readonly<Record<number, z.ZodMiniType>> {
  if (answer === undefined) return { 204: z.undefined() };
  return "_zod" in answer ? { 200: answer } : answer;
}
