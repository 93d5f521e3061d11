import { type FilePart, partOf } from "../attachment/content-part.ts";
import { filesOf } from "../outbox/outbox-entry.ts";
import type { ThreadRow } from "./thread-row.ts";

/** The pictures of the user's messages, in the order of the thread. */
export const threadPictures = (rows: readonly ThreadRow[]): FilePart[] =>
  rows
    .flatMap((row) =>
      row.kind === "user" ? row.message.content : row.kind === "unsent" ? filesOf(row.entry).map(partOf) : [],
    )
    .filter((part) => part.type === "image");
