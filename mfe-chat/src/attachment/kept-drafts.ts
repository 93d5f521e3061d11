import type { ShellApi } from "@atrium/shared-contracts/contract";
import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import type { Tabs } from "../outbox/tabs.ts";
import type { Attachment, AttachmentStore } from "./attachment-store.ts";
import type { KeptFiles } from "./kept-files.ts";
import { removeUpload } from "./remove-upload.ts";

/** What the user's tabs tell each other about the files of drafts. */
export interface FileNews {
  /** `kept`: this browser has it, or has it changed. `gone`: it was sent or taken out. A number: so many bytes of it are uploaded. */
  readonly is: "kept" | "gone" | number;
  readonly key: string;
}

const isReady = ({ state }: Attachment) => state.status === "ready";
const versionOf = (file: Attachment) => `${file.conversation} ${isReady(file)}`;

/**
 * Keeps draft files in this browser, and brings back what it kept. What other tabs keep or drop, this one shows or drops, too. Returns what to call when
 * the page is shown again.
 */
export function keepDrafts(shell: ShellApi, store: AttachmentStore, kept: KeptFiles, tabs: Tabs<FileNews>) {
  /** What's kept, or about to be, by key. */
  const known = new Map<string, string>();
  /** What was sent or taken out, here or in another tab. */
  const dropped = new Set<string>();
  let isClosed = false;

  const warn = (error: unknown) => {
    console.warn("Attached files aren't kept for the next visit:", error);
    const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
    store.change({ unkept: isFull ? "full" : "blocked" });
  };

  const put = async (file: Attachment, before: string | undefined) => {
    const { key, state } = file;
    if (before === undefined || store.files$.value.unkept) await kept.put(file);
    else if (!(await kept.replace(file))) {
      store.remove([key]);
      // It was taken out in another tab, which didn't know yet that it's uploaded.
      if (state.status === "ready" && before.endsWith("false")) removeUpload(shell, state.sent);
      return;
    }
    // After a sign-out, nothing of the user's is noted.
    if (isClosed) return;
    // Another tab that found none may have removed the note.
    if (known.has(key) && shell.storage.read(STORAGE_KEYS.draftFiles) === undefined)
      shell.storage.write(STORAGE_KEYS.draftFiles, { kept: true });
    tabs.tell({ is: "kept", key });
  };
  const remove = async (key: string) => {
    await kept.remove(key);
    tabs.tell({ is: "gone", key });
  };

  const keep = (all: readonly Attachment[]) => {
    const before = known.size;
    for (const file of all) {
      const version = versionOf(file);
      const earlier = known.get(file.key);
      if (earlier === version) continue;
      known.set(file.key, version);
      inTurn(() => put(file, earlier));
    }
    for (const key of known.keys()) {
      if (all.some((file) => file.key === key)) continue;
      known.delete(key);
      dropped.add(key);
      inTurn(() => remove(key));
    }
    if (known.size > 0) return;
    if (before > 0) shell.storage.remove(STORAGE_KEYS.draftFiles);
    if (store.files$.value.unkept) store.change({ unkept: undefined });
  };

  const restored = (
    store.files$.value.isRestoring
      ? kept.load().catch((error: unknown) => {
          console.warn("Files that were kept can't be read:", error);
          return [];
        })
      : Promise.resolve([])
  ).then((files) => {
    for (const file of files) known.set(file.key, versionOf(file));
    if (files.length === 0) shell.storage.remove(STORAGE_KEYS.draftFiles);
    store.restore(files);
    return store.files$.subscribe(({ all }) => keep(all));
  });

  let last: Promise<unknown> = restored;
  /** One at a time, so that a removal never overtakes the file. */
  const inTurn = (work: () => Promise<unknown>) => {
    last = last.then(work).catch(warn);
  };

  const adopt = async (key: string) => {
    const file = dropped.has(key) ? undefined : await kept.find(key);
    if (!file || dropped.has(key)) return;
    const own = store.files$.value.all.find((one) => one.key === key);
    // What's about to be kept here is newer.
    if (own && known.get(key) !== versionOf(own)) return;
    known.set(key, versionOf(file));
    if (!own || versionOf(own) !== versionOf(file)) store.adopt(file);
  };
  const adoptKept = (key: string) =>
    adopt(key).catch((error: unknown) => console.warn("A file of another tab can't be read:", error));
  const listening = tabs.heard$.subscribe(({ is, key }) => {
    if (is === "kept") inTurn(() => adoptKept(key));
    if (is === "gone") store.remove([key]);
  });

  return {
    /** Whether another page may have uploaded or sent it. */
    mayHaveChanged: (key: string) => known.has(key),
    /** Resolves once what has changed up to now is kept, or can't be. */
    stored: () => last,
    /** Shows what another page has kept since, and drops what it has sent or removed. */
    async refresh() {
      await restored;
      // What's added from now on may not be kept yet when the browser is asked.
      const before = [...known.keys()];
      await last;
      if (store.files$.value.unkept) return;
      const found = new Set(await kept.keys());
      store.remove(before.filter((key) => !found.has(key)));
      for (const key of found) if (!known.has(key)) await adoptKept(key);
    },
    close() {
      isClosed = true;
      listening.unsubscribe();
      void restored.then((subscription) => subscription.unsubscribe());
    },
  };
}
