import type { ContentPart } from "@atrium/shared-contracts/wire/chat";
import type { SentFile } from "../outbox/outbox-entry.ts";

/** A file in a message. */
export type FilePart = Exclude<ContentPart, { readonly type: "text" }>;

const MEDIA_PATH = "/api/media/";

/** The content part for an uploaded file, as the server will return it. */
export const partOf = ({ id, name, type }: SentFile): FilePart =>
  type.startsWith("image/")
    ? { type: "image", imageUrl: MEDIA_PATH + id, name }
    : { type: "file", fileUrl: MEDIA_PATH + id, name };

/** The file of a part, for a message that keeps it. Undefined if it isn't one of the product's own. */
export function sentFileOf(part: FilePart, unnamed: string): SentFile | undefined {
  const id = mediaIdOf(part);
  return id === undefined
    ? undefined
    : { id, name: part.name ?? unnamed, type: part.type === "image" ? "image/*" : "application/octet-stream" };
}

/** Id of the file a part refers to, even if its URL is a signed link. Undefined if the URL isn't the product's own. */
export function mediaIdOf(part: FilePart): string | undefined {
  const url = part.type === "image" ? part.imageUrl : part.fileUrl;
  return /^\/api\/media\/([\w-]+)(?:[/?]|$)/.exec(url)?.[1];
}
