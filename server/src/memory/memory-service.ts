import { characters, MEMORY_MAX_LENGTH, type Memory, type MemoryUpdate } from "@atrium/shared-contracts/wire";
import type { Database } from "../database/database.ts";
import { ApiError } from "../errors/api-error.ts";
import { cleanLine } from "../text/clean-line.ts";
import {
  addMemory,
  changeMemory,
  deleteAllMemories,
  deleteMemories,
  listMemories,
  type MemoryRow,
} from "./memory-store.ts";

/** What people asked the assistant to remember. Another user's memory gives `memory_not_found`, as if it didn't exist. */
export interface MemoryService {
  /** Newest first. */
  list(userId: string): Promise<Memory[]>;
  /**
   * Remembers the text on one line ({@link cleanLine}), under `id`. What's there already, under that id or with that text, stays as it is.
   * @throws ApiError `memories_full`; `validation_failed` when it's too long or shows nothing
   */
  add(userId: string, id: string, text: string): Promise<Memory>;
  /** @throws ApiError `memory_not_found`, `memory_conflict` */
  change(userId: string, id: string, update: MemoryUpdate): Promise<Memory>;
  /** It's no error if some are gone already. */
  remove(userId: string, ids: readonly string[]): Promise<void>;
  removeAll(userId: string): Promise<void>;
}

export function createMemoryService({ db }: { db: Database }): MemoryService {
  return {
    list: async (userId) => (await listMemories(db, userId)).map(toMemory),
    async add(userId, id, text) {
      const line = cleanLine(text, "text");
      if (characters(line) > MEMORY_MAX_LENGTH) {
        const message = `Must have at most ${MEMORY_MAX_LENGTH} characters`;
        throw new ApiError("validation_failed", { issues: [{ path: "text", message }] });
      }
      return toMemory(await addMemory(db, { id, userId, text: line }));
    },
    change: async (userId, id, { text, version }) =>
      toMemory(await changeMemory(db, { id, userId, text: cleanLine(text, "text"), version })),
    remove: (userId, ids) => deleteMemories(db, userId, ids),
    removeAll: (userId) => deleteAllMemories(db, userId),
  };
}

const toMemory = ({ id, text, version, createdAt }: MemoryRow): Memory => ({
  id,
  text,
  version,
  createdAt: createdAt.toISOString(),
});
