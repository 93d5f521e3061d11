import type { FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "../errors/api-error.ts";
import { byteRange } from "./byte-range.ts";
import { contentDisposition } from "./file-name.ts";
import type { MediaContent } from "./media-service.ts";

/**
 * Browsers display images and download everything else. Neither can run code, whatever the content. A part of the file can be asked for: to go on with a
 * download that was cut, or to read only the beginning.
 */
export async function sendContent(
  request: FastifyRequest,
  reply: FastifyReply,
  { media, content }: MediaContent,
  cacheControl: string,
) {
  const isImage = media.type.startsWith("image/");
  // A file's content never changes.
  const tag = `"${media.id}"`;
  const { range: asked, "if-range": unchanged = tag } = request.headers;
  const range = unchanged === tag ? byteRange(asked, content.size) : undefined;
  void reply.headers({
    "content-type": isImage ? media.type : "application/octet-stream",
    "content-disposition": contentDisposition(isImage ? "inline" : "attachment", media.name),
    "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "cache-control": cacheControl,
    "accept-ranges": "bytes",
    etag: tag,
  });
  if (range === "unsatisfiable") {
    await content.close();
    throw new ApiError("range_not_satisfiable", { headers: { "content-range": `bytes */${content.size}` } });
  }
  if (range === undefined) return reply.header("content-length", content.size).send(content.read());
  const { start, end } = range;
  return reply
    .code(206)
    .headers({ "content-length": end - start + 1, "content-range": `bytes ${start}-${end}/${content.size}` })
    .send(content.read(range));
}
