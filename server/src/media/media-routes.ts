import { UPLOAD_MAX_BYTES } from "@atrium/shared-contracts/spec";
import { id, mediaCalls, queryNumber } from "@atrium/shared-contracts/wire";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Readable } from "node:stream";
import * as z from "zod/mini";
import { ApiError } from "../errors/api-error.ts";
import { answerCall } from "../http/answer-call.ts";
import { assertNotEncoded } from "../http/json-body.ts";
import type { MediaService } from "./media-service.ts";
import { sendContent } from "./send-content.ts";

const MediaParams = mediaCalls.get.params;
const Link = z.strictObject({
  session: id(),
  expires: queryNumber(0, 9_999_999_999),
  signature: z.string().check(z.regex(/^[\w-]{43}$/)),
});

/** Links in messages change only once an hour. */
const CACHED = "private, max-age=3600";

/** Routes for the signed-in user's own files, and the signed links to their content. */
export const mediaRoutes =
  (media: MediaService): FastifyPluginAsyncZod =>
  async (app) => {
    // Check the size first, to give it its own error instead of a generic schema issue.
    answerCall(app, mediaCalls.announce, ({ user, body }) => media.announce(user, body), {
      preValidation: async ({ body }) => refuseTooLarge(body),
    });
    answerCall(app, mediaCalls.complete, async ({ user, body }) => ({ media: await media.complete(user.id, body.id) }));
    answerCall(app, mediaCalls.get, async ({ user, params }) => ({ media: await media.get(user.id, params.id) }));
    answerCall(app, mediaCalls.remove, ({ user, params }) => media.remove(user.id, params.id));
    answerCall(app, mediaCalls.link, ({ user, params }) => media.downloadUrl(user, params.id));

    app.get(
      "/media/:id/content",
      { config: { public: true, isOpened: true }, schema: { params: MediaParams, querystring: Link, hide: true } },
      async (request, reply) => sendContent(request, reply, await media.open(request.params.id, request.query), CACHED),
    );

    await app.register(async (bytes) => {
      bytes.removeAllContentTypeParsers();
      bytes.addContentTypeParser("*", (_request, payload, done) => done(null, payload));
      (bytes as typeof app).put(
        "/media/:id/content",
        { config: { public: true }, schema: { params: MediaParams, querystring: Link, hide: true } },
        async (request, reply) => {
          // Don't wait for the rest of a refused body that's long.
          void reply.header("connection", "close");
          assertNotEncoded(request.headers);
          if (Number(request.headers["content-length"] ?? 0) > UPLOAD_MAX_BYTES) throw new ApiError("file_too_large");
          await media.receive(request.params.id, request.query, (request.body as Readable | undefined) ?? request.raw);
          return reply.removeHeader("connection").code(204).send();
        },
      );
    });
  };

function refuseTooLarge(body: unknown): void {
  const size = (body as { size?: unknown } | null | undefined)?.size;
  if (typeof size === "number" && size > UPLOAD_MAX_BYTES) throw new ApiError("file_too_large");
}
