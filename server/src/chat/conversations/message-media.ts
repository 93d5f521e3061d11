import type { Transaction } from "../../database/database.ts";
import type { Attachment } from "../storage/tables.ts";

/** What the chat needs from the media domain. */
export interface MessageMedia {
  /** Attaches files to a message that `tx` stores. @throws ApiError `media_not_found` for a file that isn't the user's */
  attach(tx: Transaction, userId: string, mediaIds: readonly string[], messageId: string): Promise<Attachment[]>;
  /** A link to the file that stops working when the session ends. */
  link(id: string, sessionId: string): string;
  release(tx: Transaction, messageIds: readonly string[]): Promise<void>;
}
