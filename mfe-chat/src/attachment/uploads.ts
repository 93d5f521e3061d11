import { HttpError, type ShellApi } from "@atrium/shared-contracts/contract";
import { Subscription, filter, fromEvent } from "@atrium/shared-contracts/rx";
import { type Attachment, type UploadProblem, createAttachmentStore } from "./attachment-store.ts";
import type { FileProblem } from "./file-rules.ts";
import { tabsNamed } from "../outbox/tabs.ts";
import { type FileNews, keepDrafts } from "./kept-drafts.ts";
import { createKeptFiles } from "./kept-files.ts";
import { removeUpload } from "./remove-upload.ts";
import { uploadFile } from "./upload-file.ts";

/** How many files are uploaded at the same time. */
const AT_ONCE = 3;
/** Tabs that understand each other have the same number. */
const PROTOCOL = 1;
/** Pauses before an upload that the network or the server cut is retried. Milliseconds. */
const RETRY_AFTER_MS = [2_000, 8_000, 30_000];

/** What the server refuses only once it has seen the file. */
const REFUSALS: Readonly<Record<string, FileProblem>> = {
  invalid_file_type: "attach.invalidType",
  file_too_large: "attach.tooLarge",
};

export interface Uploads {
  retry(key: string): void;
  /** Removes a file from the draft, and from the server if it's there. */
  remove(key: string): void;
  /** Removes a file's refusal from the list. */
  dismiss(key: string): void;
}

/**
 * Uploads the files of drafts and keeps them in this browser until they're sent, while the user is signed in. All tabs show them; one at a time uploads a
 * file, and when that's closed or frozen, another one does.
 */
export function createUploads(shell: ShellApi): Uploads {
  const store = shell.once(createAttachmentStore);
  const running = new Map<string, AbortController>();
  const tries = new Map<string, number>();
  const subscriptions = new Subscription();
  const kept = createKeptFiles(shell.account.user.id, () => subscriptions.closed);
  const tabs = tabsNamed<FileNews>(`atrium-files-${PROTOCOL}-${shell.account.user.id}`);
  const drafts = keepDrafts(shell, store, kept, tabs);
  const isOffline = () => shell.connectivity$.value === "offline";
  const has = (key: string) => store.files$.value.all.some((one) => one.key === key);

  const begin = () => {
    for (const file of store.files$.value.all) {
      if (subscriptions.closed || running.size >= AT_ONCE) return;
      if (file.state.status === "waiting" && !running.has(file.key)) void run(file);
    }
  };

  const run = async (file: Attachment) => {
    const { key } = file;
    const abort = new AbortController();
    running.set(key, abort);
    try {
      await tabs.alone(key, async (lost) => {
        lost.addEventListener("abort", () => abort.abort());
        try {
          await upload(file, abort.signal);
          // Whoever is next finds it uploaded.
          await drafts.stored();
        } catch (error) {
          if (lost.aborted && has(key)) store.update(key, { status: "waiting" });
          else if (!abort.signal.aborted) fail(file, error);
        }
      });
    } finally {
      running.delete(key);
      begin();
    }
  };

  const upload = async ({ key, name, type, content }: Attachment, signal: AbortSignal) => {
    if (drafts.mayHaveChanged(key)) {
      const now = await kept.find(key).catch((error: unknown) => {
        console.warn("Another tab may have uploaded this file, too:", error);
      });
      if (now?.state.status === "ready") return store.update(key, now.state);
    }
    if (signal.aborted) return;
    if (content === undefined) throw new Error("The file's content is gone");
    if (isOffline()) throw new HttpError("Network connection failed", 0);
    store.update(key, { status: "uploading", sentBytes: 0 });
    const onProgress = (sentBytes: number) => {
      if (!has(key)) return;
      store.update(key, { status: "uploading", sentBytes });
      tabs.tell({ is: sentBytes, key });
    };
    const sent = await uploadFile(shell, { name, type, content, signal, onProgress });
    tries.delete(key);
    store.update(key, { status: "ready", sent });
  };

  const fail = ({ key, conversation, name }: Attachment, error: unknown) => {
    const refusal = error instanceof HttpError && error.code !== undefined && REFUSALS[error.code];
    if (refusal) {
      store.remove([key]);
      store.refuse(conversation, [{ name, problem: refusal }]);
      return;
    }
    const count = tries.get(key) ?? 0;
    const pause = RETRY_AFTER_MS[count];
    const mayHelp = error instanceof HttpError && error.retryable;
    const again = mayHelp && (isOffline() || pause !== undefined);
    store.update(key, { status: "failed", problem: problemOf(error, again), again });
    if (!again) {
      console.warn(`${name} wasn't uploaded:`, error);
      return;
    }
    if (isOffline() || pause === undefined) return;
    tries.set(key, count + 1);
    const timer = setTimeout(() => tryAgain(({ key: other }) => other === key), pause);
    subscriptions.add(() => clearTimeout(timer));
  };

  const tryAgain = (which: (file: Attachment) => boolean) => {
    for (const file of store.files$.value.all)
      if (file.state.status === "failed" && file.state.again && which(file))
        store.update(file.key, { status: "waiting" });
  };

  const follow = () =>
    subscriptions.add(
      store.files$.subscribe(({ all }) => {
        for (const [key, abort] of running) if (!all.some((file) => file.key === key)) abort.abort();
        begin();
      }),
    );
  // A view that's being rendered may have asked for this.
  queueMicrotask(follow);
  subscriptions.add(
    shell.connectivity$.pipe(filter((state) => state === "online")).subscribe(() => {
      tries.clear();
      tryAgain(() => true);
    }),
  );
  subscriptions.add(
    fromEvent(document, "visibilitychange")
      .pipe(filter(() => document.visibilityState === "visible"))
      .subscribe(() => {
        drafts.refresh().catch((error: unknown) => console.warn("Attached files weren't compared:", error));
      }),
  );
  subscriptions.add(
    tabs.heard$.subscribe(({ is, key }) => {
      // Another tab uploads what this one waits to upload.
      if (typeof is === "number" && running.has(key) && has(key))
        store.update(key, { status: "uploading", sentBytes: is });
    }),
  );
  subscriptions.add(() => drafts.close());
  subscriptions.add(() => tabs.close());
  subscriptions.add(() => {
    for (const abort of running.values()) abort.abort();
  });
  shell.auth$.subscribe({ complete: () => subscriptions.unsubscribe() });

  return {
    retry(key) {
      tries.delete(key);
      store.update(key, { status: "waiting" });
    },
    remove(key) {
      const file = store.files$.value.all.find((one) => one.key === key);
      store.remove([key]);
      if (file?.state.status === "ready") removeUpload(shell, file.state.sent);
    },
    dismiss: (key) => store.dismiss([key]),
  };
}

function problemOf(error: unknown, again: boolean): UploadProblem {
  if (error instanceof HttpError && error.code === "media_quota") return "attach.quota";
  return again && error instanceof HttpError && error.status === 0 ? "attach.offline" : "attach.failed";
}
