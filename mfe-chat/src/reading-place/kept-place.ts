import type { StoredRecord, UserStorage } from "@atrium/shared-contracts/contract";
import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import type { HeldRow } from "../thread-rows/thread-place.ts";

/** The kept places by conversation, the oldest first. */
export const keptPlaces = (storage: UserStorage): StoredRecord =>
  Object(storage.read(STORAGE_KEYS.readingPlaces)?.["places"]);

/** Where the user last read in a conversation, in any tab of this browser. Undefined if that was the end. */
export function keptPlace(storage: UserStorage, conversationId: string): HeldRow | undefined {
  const { row, lead } = Object(keptPlaces(storage)[conversationId]);
  return typeof row === "string" && Number.isFinite(lead) ? { rowKey: row, lead } : undefined;
}
