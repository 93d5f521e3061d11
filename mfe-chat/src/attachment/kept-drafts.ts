import type { ShellApi } from "@atrium/shared-contracts/contract";
import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import type { Attachment, AttachmentStore } from "./attachment-store.ts";
import type { KeptFiles } from "./kept-files.ts";

/** Keeps draft files in this browser, and brings back what it kept. Returns what to call when the page is shown again. */
export function keepDrafts(shell: ShellApi, store: AttachmentStore, kept: KeptFiles) {
  /** What's kept, or about to be, by key. */
  const known = new Map<string, string>();
  let last: Promise<unknown> = Promise.resolve();

  /** One at a time, so that a removal never overtakes the file. */
  const inTurn = (work: () => Promise<unknown>) => {
    last = last.then(work).catch((error: unknown) => {
      console.warn("Attached files aren't kept for the next visit:", error);
      const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
      store.change({ unkept: isFull ? "full" : "blocked" });
    });
  };

  const keep = (all: readonly Attachment[]) => {
    const before = known.size;
    for (const file of all) {
      const version = `${file.conversation} ${file.state.status === "ready"}`;
      if (known.get(file.key) === version) continue;
      known.set(file.key, version);
      inTurn(() => kept.put(file));
    }
    for (const key of known.keys()) {
      if (all.some((file) => file.key === key)) continue;
      known.delete(key);
      inTurn(() => kept.remove(key));
    }
    if (known.size > 0 && before === 0) shell.storage.write(STORAGE_KEYS.draftFiles, { kept: true });
    if (known.size === 0) {
      if (before > 0) shell.storage.remove(STORAGE_KEYS.draftFiles);
      if (store.files$.value.unkept) store.change({ unkept: undefined });
    }
  };

  const restored = (
    store.files$.value.isRestoring
      ? kept.load().catch((error: unknown) => {
          console.warn("Files that were kept can't be read:", error);
          return [];
        })
      : Promise.resolve([])
  ).then((files) => {
    for (const file of files) known.set(file.key, `${file.conversation} ${file.state.status === "ready"}`);
    if (files.length === 0) shell.storage.remove(STORAGE_KEYS.draftFiles);
    store.restore(files);
    return store.files$.subscribe(({ all }) => keep(all));
  });

  return {
    /** Whether another page may have uploaded or sent it. */
    mayHaveChanged: (key: string) => known.has(key),
    /** Drops what another page has sent or removed since. */
    async refresh() {
      await restored;
      // What's added from now on may not be kept yet when the browser is asked.
      const before = [...known.keys()];
      await last;
      if (store.files$.value.unkept) return;
      const found = new Set(await kept.keys());
      store.remove(before.filter((key) => !found.has(key)));
    },
    close: () => void restored.then((subscription) => subscription.unsubscribe()),
  };
}
