import type { Transaction } from "../../database/database.ts";
import type { Attachment } from "../storage/tables.ts";

/** What the chat asks of the media domain. */
export interface MessageMedia {
  /** Makes files part of a message that `tx` stores. @throws ApiError `media_not_found` for a file that is not the user's */
  attach(tx: Transaction, userId: string, mediaIds: readonly string[], messageId: string): Promise<Attachment[]>;
  /** A link to the file that ends with the session. */
  link(id: string, sessionId: string): string;
  release(tx: Transaction, messageIds: readonly string[]): Promise<void>;
}
