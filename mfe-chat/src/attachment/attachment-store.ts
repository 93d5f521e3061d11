import { BehaviorSubject } from "@atrium/shared-contracts/rx";
import type { SentFile } from "../outbox/outbox-entry.ts";

/** A file being attached to a message. */
export interface Attachment {
  readonly key: number;
  /** Id of the conversation it's for. */
  readonly conversation: string;
  readonly file: File;
  readonly state:
    | { readonly status: "uploading" }
    | { readonly status: "ready"; readonly sent: SentFile }
    | { readonly status: "failed"; readonly error: string };
}

export interface DraftFiles {
  readonly all: readonly Attachment[];
  /** The new conversation that just started, until its view shows. */
  readonly moved: { readonly from: string; readonly to: string } | undefined;
}

export const NO_FILES: DraftFiles = { all: [], moved: undefined };

const homeOf = ({ moved }: DraftFiles, conversation: string) =>
  moved?.from === conversation ? moved.to : conversation;

/** One conversation's files. */
export const filesOf = (files: DraftFiles, conversation: string): readonly Attachment[] =>
  files.all.filter((one) => one.conversation === homeOf(files, conversation));

/** The files of all draft messages. Like a draft's text, they stay when their view closes, but not when the page does. */
export function createAttachmentStore() {
  const files$ = new BehaviorSubject(NO_FILES);
  const uploads = new Map<number, AbortController>();
  let lastKey = 0;
  const change = (changed: Partial<DraftFiles>) => files$.next({ ...files$.value, ...changed });
  return {
    files$: files$.asObservable(),
    add(conversation: string, file: File): number {
      lastKey += 1;
      const added: Attachment = {
        key: lastKey,
        conversation: homeOf(files$.value, conversation),
        file,
        state: { status: "uploading" },
      };
      change({ all: [...files$.value.all, added] });
      return lastKey;
    },
    /** Aborts when the file is removed. Call once per upload. */
    uploadOf(key: number): AbortSignal {
      const abort = new AbortController();
      uploads.set(key, abort);
      return abort.signal;
    },
    update: (key: number, state: Attachment["state"]) =>
      change({ all: files$.value.all.map((one) => (one.key === key ? { ...one, state } : one)) }),
    remove(key: number) {
      uploads.get(key)?.abort();
      uploads.delete(key);
      change({ all: files$.value.all.filter((one) => one.key !== key) });
    },
    /** Call when a new conversation starts. Unsent files, and any added before it shows, go to its next message. */
    move: (from: string, to: string) =>
      change({
        all: files$.value.all.map((one) => (one.conversation === from ? { ...one, conversation: to } : one)),
        moved: { from, to },
      }),
    /** Call when a view opens or closes: the next new conversation starts without the files of the last one. */
    settle(conversation: string) {
      if (files$.value.moved?.from === conversation) change({ moved: undefined });
    },
  };
}
