import type { ShellApi } from "@atrium/shared-contracts/contract";
import { BehaviorSubject } from "@atrium/shared-contracts/rx";
import { STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import type { SentFile } from "../outbox/outbox-entry.ts";
import { type FileProblem, typeOf } from "./file-rules.ts";

/** Why an upload failed. Keys of this feature's texts. */
export type UploadProblem = "attach.failed" | "attach.offline" | "attach.quota";

export type UploadState =
  | { readonly status: "waiting" }
  | { readonly status: "uploading"; readonly sentBytes: number }
  | { readonly status: "ready"; readonly sent: SentFile }
  /** `again`: it's retried automatically. */
  | { readonly status: "failed"; readonly problem: UploadProblem; readonly again: boolean };

/** A file being attached to a message. */
export interface Attachment {
  readonly key: string;
  /** Id of the conversation it's for. */
  readonly conversation: string;
  readonly name: string;
  /** Media type. */
  readonly type: string;
  /** Bytes. 0 if a message had it, which doesn't know its size. */
  readonly size: number;
  /** Milliseconds since the epoch. */
  readonly addedAt: number;
  /** Undefined after a reload if it's no longer needed. */
  readonly content: Blob | undefined;
  readonly state: UploadState;
}

/** A file that isn't attached, and why. */
export interface Refused {
  readonly key: string;
  readonly conversation: string;
  readonly name: string;
  readonly problem: FileProblem;
}

export interface DraftFiles {
  readonly all: readonly Attachment[];
  readonly refused: readonly Refused[];
  /** Whether files that this browser kept are still to be read. */
  readonly isRestoring: boolean;
  /** Why files won't survive a reload. */
  readonly unkept: "full" | "blocked" | undefined;
  /** The new conversation that just started, until its view shows. */
  readonly moved: { readonly from: string; readonly to: string } | undefined;
}

const homeOf = ({ moved }: DraftFiles, conversation: string) =>
  moved?.from === conversation ? moved.to : conversation;

/** What's of one conversation, which may have several ids. */
export const ofConversation = <T extends { readonly conversation: string }>(
  files: DraftFiles,
  all: readonly T[],
  ids: readonly (string | undefined)[],
): readonly T[] => {
  const homes = ids.map((id) => id && homeOf(files, id));
  return all.filter((one) => homes.includes(one.conversation));
};

/** The files of all draft messages. Like a draft's text, they stay when their view closes. */
export function createAttachmentStore(shell: ShellApi) {
  const files$ = new BehaviorSubject<DraftFiles>({
    all: [],
    refused: [],
    isRestoring: shell.storage.read(STORAGE_KEYS.draftFiles) !== undefined,
    unkept: undefined,
    moved: undefined,
  });
  const renamed = new Map<string, string>();
  let isRead = false;
  const change = (changed: Partial<DraftFiles>) => files$.next({ ...files$.value, ...changed });
  const rehome =
    (from: string, to: string) =>
    <T extends { readonly conversation: string }>(one: T): T =>
      one.conversation === from ? { ...one, conversation: to } : one;
  return {
    files$,
    change,
    add: (conversation: string, files: readonly File[]) =>
      change({
        all: [
          ...files$.value.all,
          ...files.map((file, index): Attachment => ({
            key: crypto.randomUUID(),
            conversation: homeOf(files$.value, conversation),
            name: file.name,
            type: typeOf(file),
            size: file.size,
            addedAt: Date.now() + index / 1_000,
            content: file,
            state: { status: "waiting" },
          })),
        ],
      }),
    /** Adds files of a message that isn't sent after all. They're uploaded already. */
    takeBack: (conversation: string, files: readonly SentFile[]) =>
      change({
        all: [
          ...files.map((sent, index): Attachment => ({
            key: crypto.randomUUID(),
            conversation: homeOf(files$.value, conversation),
            name: sent.name,
            type: sent.type,
            size: 0,
            addedAt: Date.now() + index / 1_000,
            content: undefined,
            state: { status: "ready", sent },
          })),
          ...files$.value.all,
        ],
      }),
    refuse: (conversation: string, refused: readonly Pick<Refused, "name" | "problem">[]) =>
      change({
        refused: [
          ...files$.value.refused,
          ...refused.map((one) => ({
            ...one,
            key: crypto.randomUUID(),
            conversation: homeOf(files$.value, conversation),
          })),
        ],
      }),
    dismiss: (keys: readonly string[]) =>
      change({ refused: files$.value.refused.filter(({ key }) => !keys.includes(key)) }),
    update: (key: string, state: UploadState) =>
      change({ all: files$.value.all.map((one) => (one.key === key ? { ...one, state } : one)) }),
    remove: (keys: readonly string[]) => change({ all: files$.value.all.filter(({ key }) => !keys.includes(key)) }),
    /** Call when another tab notes that the browser keeps files. They're read if they haven't been before. */
    noted() {
      if (!isRead) change({ isRestoring: true });
    },
    /** Adds or replaces a file that another tab has kept. */
    adopt(kept: Attachment) {
      const { all } = files$.value;
      const known = all.find(({ key }) => key === kept.key);
      // Where its content is here already, that needn't be shown anew.
      const file = known ? { ...kept, content: known.content ?? kept.content } : kept;
      change({ all: known ? all.map((one) => (one === known ? file : one)) : [...all, file] });
    },
    /** Adds what this browser kept. */
    restore(kept: readonly Attachment[]) {
      isRead = true;
      change({
        all: [
          ...kept.map((one) => ({ ...one, conversation: renamed.get(one.conversation) ?? one.conversation })),
          ...files$.value.all,
        ],
        isRestoring: false,
      });
    },
    /** Call when a conversation gets its real id. */
    rename(from: string, to: string) {
      renamed.set(from, to);
      change({ all: files$.value.all.map(rehome(from, to)), refused: files$.value.refused.map(rehome(from, to)) });
    },
    /** Call when a new conversation starts. Unsent files, and any added before it shows, go to its next message. */
    move: (from: string, to: string) =>
      change({
        all: files$.value.all.map(rehome(from, to)),
        refused: files$.value.refused.map(rehome(from, to)),
        moved: { from, to },
      }),
    /** Call when a view opens or closes: the next new conversation starts without the files of the last one. */
    settle(conversation: string) {
      if (files$.value.moved?.from === conversation) change({ moved: undefined });
    },
  };
}

export type AttachmentStore = ReturnType<typeof createAttachmentStore>;
