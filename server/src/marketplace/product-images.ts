import { createHash } from "node:crypto";
import { mkdir, open } from "node:fs/promises";
import { join } from "node:path";
import { writeDurably } from "@atrium/federation-kit/releases";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { ApiError } from "../errors/api-error.ts";
import { contentType } from "../files/content-type.ts";

/** Where a data directory keeps product images. */
export const imagesDirectory = (dataDir: string): string => join(dataDir, "catalogue-images");

/** Maximum bytes per image. */
export const IMAGE_MAX_BYTES = 10 * 1024 * 1024;

const ENDINGS = { "image/png": "png", "image/jpeg": "jpg", "image/gif": "gif", "image/webp": "webp" } as const;
type ImageType = keyof typeof ENDINGS;
const isImageType = (type: string | undefined): type is ImageType => type !== undefined && type in ENDINGS;

/**
 * Stores an image under a name derived from its content, so duplicates are stored once and an address never changes its
 * content. Returns its path on this server; undefined when the file's signature isn't an image's.
 */
export async function keepImage(directory: string, bytes: Buffer): Promise<string | undefined> {
  const type = contentType(bytes, { name: "", declaredType: "" });
  if (!isImageType(type)) return undefined;
  const name = `${createHash("sha256").update(bytes).digest("hex")}.${ENDINGS[type]}`;
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await writeDurably(join(directory, name), bytes);
  return `/api/marketplace/images/${name}`;
}

const ImageParams = z.strictObject({ name: z.string().check(z.regex(/^[0-9a-f]{64}\.(png|jpg|gif|webp)$/)) });
const TYPES = new Map(Object.entries(ENDINGS).map(([type, ending]) => [ending as string, type]));

/** Serves product images without authentication, because browsers load images without the session's token. */
export const productImageRoutes =
  (directory: string): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      "/marketplace/images/:name",
      { config: { public: true }, schema: { params: ImageParams, hide: true } },
      async ({ params: { name } }, reply) => {
        const file = await opened(join(directory, name));
        const { size } = await file.stat();
        return reply
          .headers({
            "content-type": TYPES.get(name.slice(name.lastIndexOf(".") + 1)) ?? "application/octet-stream",
            "content-length": size,
            "cache-control": "public, max-age=31536000, immutable",
          })
          .send(file.createReadStream());
      },
    );
  };

async function opened(path: string) {
  try {
    return await open(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") throw new ApiError("not_found");
    throw error;
  }
}
