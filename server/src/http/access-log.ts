import type { FastifyInstance } from "fastify";

/** Whoever has a shared link's token can read the conversation. What looks like one is left out, too, wherever it stands. */
const SECRETS = /((?:^|\/)share\/|\/shared\/)[^/]+|(?<=\/)[\w-]{32}(?=\/|$)/g;

const loggedPath = (url: string) =>
  readable(url.split("?", 1)[0] ?? "")
    .replaceAll(SECRETS, "$1…")
    .slice(0, 200);

/** The path as the router reads it. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return path;
    throw error;
  }
}

/** Logs one line per answer, never with its query, headers, body or a link's token, which may contain secrets. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: loggedPath(request.url),
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      "Answered",
    );
  });
}
