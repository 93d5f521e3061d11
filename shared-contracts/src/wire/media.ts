import * as z from "zod/mini";
import { UPLOAD_MAX_BYTES } from "../specification/constants.ts";
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

/** POST /media/upload-url */
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

/** POST /media: call it once the bytes are uploaded. */
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
