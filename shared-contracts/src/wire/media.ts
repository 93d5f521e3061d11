import * as z from "zod/mini";
import { UPLOAD_MAX_BYTES } from "../specification/constants.ts";
import { defineCall } from "./call.ts";
import { boundedText, id, instant } from "./text.ts";

export const MEDIA_TYPES = [
  "image/png",
  "image/jpeg",
  "image/gif",
  "image/webp",
  "application/pdf",
  "text/plain",
  "text/markdown",
  "text/csv",
  "application/json",
] as const;

export const UploadRequest = z.strictObject({
  name: boundedText(255),
  type: z.string().check(z.maxLength(100)),
  /** Bytes. */
  size: z
    .number()
    .check(z.int(), z.gte(1), z.lte(UPLOAD_MAX_BYTES, { error: "File is too large. Maximum size allowed is 10MB." })),
});
export const UploadTarget = z.object({
  id: id(),
  uploadUrl: z.string(),
  method: z.literal("PUT"),
  headers: z.record(z.string(), z.string()),
  expiresAt: instant(),
});
export type UploadTarget = z.infer<typeof UploadTarget>;

export const UploadComplete = z.strictObject({ id: id() });
export const Media = z.object({
  id: id(),
  name: z.string(),
  type: z.enum(MEDIA_TYPES),
  size: z.number(),
  createdAt: instant(),
});
export type Media = z.infer<typeof Media>;
export const MediaResponse = z.object({ media: Media });
export const DownloadUrl = z.object({ url: z.string(), expiresAt: instant() });

const ofMedia = { params: z.strictObject({ id: id() }) } as const;

export const mediaCalls = {
  /** Announces a file. The answer says where to upload its bytes. */
  announce: defineCall({ method: "POST", path: "/media/upload-url", body: UploadRequest, answer: UploadTarget }),
  /** Call it once the bytes are uploaded. */
  complete: defineCall({
    method: "POST",
    path: "/media",
    repeatable: true,
    body: UploadComplete,
    answer: MediaResponse,
  }),
  get: defineCall({ ...ofMedia, method: "GET", path: "/media/:id", answer: MediaResponse }),
  /** Deletes a file of a draft. One that's attached to a message stays: the answer is 409 with the code `media_attached`. */
  remove: defineCall({ ...ofMedia, method: "DELETE", path: "/media/:id" }),
  /** A signed link to the file's content, which expires. */
  link: defineCall({
    ...ofMedia,
    method: "GET",
    path: "/media/:id/download-url",
    query: z.strictObject({}),
    answer: DownloadUrl,
  }),
};
