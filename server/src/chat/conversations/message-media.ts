import type { Transaction } from "../../database/database.ts";
import type { Attachment } from "../storage/tables.ts";

/** What the chat needs from the media domain. */
export interface MessageMedia {
  /** Attaches files to a message that `tx` stores. @throws ApiError `media_not_found` for a file that isn't the user's */
  attach(tx: Transaction, userId: string, mediaIds: readonly string[], messageId: string): Promise<Attachment[]>;
  /** Keeps files of a stored message until `tx` ends. @throws ApiError `media_deleted` when one is gone */
  hold(tx: Transaction, mediaIds: readonly string[]): Promise<void>;
  /** Copies files to messages that `tx` stores. Returns the copies by the ids of the files; one that's gone has none. @throws ApiError `media_quota` */
  copy(
    tx: Transaction,
    userId: string,
    wanted: readonly { readonly mediaId: string; readonly messageId: string }[],
  ): Promise<Map<string, Attachment>>;
  /** A link to the file that stops working when the session ends. */
  link(id: string, sessionId: string): string;
  /** The sizes of the user's files in bytes, by their ids. */
  sizes(userId: string, ids: readonly string[]): Promise<Map<string, number>>;
  release(tx: Transaction, messageIds: readonly string[]): Promise<void>;
}
