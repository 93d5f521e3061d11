import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { SentFile } from "../outbox/outbox-entry.ts";
import type { Attachment } from "./attachment-store.ts";

interface KeptFile extends Pick<Attachment, "key" | "conversation" | "name" | "type" | "size" | "addedAt"> {
  /** Not a Blob: some browsers lose those with the file they're from. */
  readonly bytes: ArrayBuffer | undefined;
  readonly sent: SentFile | undefined;
}

interface Schema extends DBSchema {
  files: { key: string; value: KeptFile };
}

/** Files of drafts that nobody came back to are dropped after this long. Milliseconds. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/**
 * The name of a user's database. It's apart from the outbox's, which an earlier version of this feature must still be able to open. The shell deletes it by
 * this name at sign-out.
 */
export const filesDatabase = (userId: string) => `atrium-mfe-chat-files-${userId}`;

export interface KeptFiles {
  /** All kept files in the order they were added. */
  load(): Promise<readonly Attachment[]>;
  /** Of all kept files, without reading them. */
  keys(): Promise<readonly string[]>;
  /** Undefined if it's no longer kept. */
  find(key: string): Promise<Attachment | undefined>;
  put(file: Attachment): Promise<void>;
  /** Puts a file that's kept already. Resolves to false if it isn't anymore. */
  replace(file: Attachment): Promise<boolean>;
  remove(key: string): Promise<void>;
}

/** The draft files that this browser keeps for a user. Opens the database for each use, so it never blocks a sign-out in another tab. */
export function createKeptFiles(userId: string, isClosed: () => boolean): KeptFiles {
  const withFiles = async <T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T | undefined> => {
    if (isClosed()) return undefined;
    const database = await openDB<Schema>(filesDatabase(userId), 1, {
      upgrade: (db) => void db.createObjectStore("files", { keyPath: "key" }),
    });
    try {
      return isClosed() ? undefined : await work(database);
    } finally {
      database.close();
    }
  };
  return {
    async load() {
      const kept = (await withFiles((database) => database.getAll("files"))) ?? [];
      const fresh = kept.filter(({ addedAt }) => addedAt > Date.now() - KEPT_MS);
      for (const { key } of kept.filter((one) => !fresh.includes(one)))
        await withFiles((database) => database.delete("files", key));
      return fresh.toSorted((a, b) => a.addedAt - b.addedAt).map(attachmentOf);
    },
    keys: async () => (await withFiles((database) => database.getAllKeys("files"))) ?? [],
    async find(key) {
      const kept = await withFiles((database) => database.get("files", key));
      return kept && attachmentOf(kept);
    },
    async put(file) {
      const kept = await keptFile(file);
      await withFiles((database) => database.put("files", kept));
    },
    async replace(file) {
      const kept = await keptFile(file);
      const isThere = await withFiles(async (database) => {
        const { store, done } = database.transaction("files", "readwrite");
        const isKept = (await store.getKey(kept.key)) !== undefined;
        if (isKept) await store.put(kept);
        await done;
        return isKept;
      });
      return isThere ?? true;
    },
    async remove(key) {
      await withFiles((database) => database.delete("files", key));
    },
  };
}

async function keptFile({ content, state, ...file }: Attachment): Promise<KeptFile> {
  const sent = state.status === "ready" ? state.sent : undefined;
  // What's uploaded is needed only to show it.
  const isNeeded = !sent || file.type.startsWith("image/");
  return { ...file, sent, bytes: isNeeded ? await content?.arrayBuffer() : undefined };
}

const attachmentOf = ({ bytes, sent, ...file }: KeptFile): Attachment => ({
  ...file,
  content: bytes && new Blob([bytes], { type: file.type }),
  state: sent ? { status: "ready", sent } : { status: "waiting" },
});
