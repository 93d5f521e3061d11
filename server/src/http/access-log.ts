import type { FastifyInstance } from "fastify";

/** One line for each answer: never its query, headers or body, which may hold secrets. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.split("?", 1)[0]?.slice(0, 200),
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      "Answered",
    );
  });
}
