import { lazyCode, useLazyCode, useObservable, useShell } from "@atrium/shared-ui";
import { useEffect, useEffectEvent } from "react";
import { useOnline } from "../device/use-online.ts";
import { type Attachment, createAttachmentStore, ofConversation } from "./attachment-store.ts";
import { type FileProblem, checkFile } from "./file-rules.ts";
import { WaitingTray } from "./waiting-tray.tsx";

/** Lazy because most messages have no files. */
export const attaching = lazyCode(() => import("./attaching.ts"), "Files can't be attached");

/** Why a message waits for its files. `text` is a key of this feature's texts. */
export interface Hold {
  readonly text: "attach.holdUploading" | "attach.holdOffline" | "attach.holdFailed" | "attach.holdRestoring";
  readonly count: number;
}

/**
 * The draft message's files. They're uploaded at once, kept in this browser until they're sent, and listed with those that were refused. `others` is how
 * many more the message has.
 */
export function useAttachments(viewKey: string, conversationId: string | undefined, others = 0) {
  const shell = useShell();
  const store = shell.once(createAttachmentStore);
  const state = useObservable(store.files$);
  const ids = [viewKey, conversationId];
  const added = ofConversation(state, state.all, ids);
  const refused = ofConversation(state, state.refused, ids);
  const isNeeded = state.isRestoring || added.length > 0 || refused.length > 0 || others > 0;
  const { code, failure, retry } = useLazyCode(attaching, isNeeded);
  const uploads = code && isNeeded ? shell.once(code.createUploads) : undefined;
  const online = useOnline();
  const problem = code ? undefined : online ? failure && "attach.failed" : "attach.offline";
  const files = problem === undefined ? added : added.map((file) => unfetched(file, problem));

  const fetchAgain = useEffectEvent(retry);
  useEffect(() => {
    if (online) fetchAgain();
  }, [online]);

  useEffect(() => {
    store.settle(viewKey);
    return () => store.settle(viewKey);
  }, [store, viewKey]);

  return {
    files,
    refused,
    unkept: state.unkept,
    /** What shows the files: only their names until the code for more has loaded. */
    shown: !isNeeded
      ? undefined
      : code && uploads
        ? { Tray: code.AttachmentTray, uploads }
        : {
            Tray: WaitingTray,
            uploads: {
              retry,
              remove: (key: string) => store.remove([key]),
              dismiss: (key: string) => store.dismiss([key]),
            },
          },
    /** Set if the code can't be fetched for files of an earlier visit, whose names it would read. */
    retryCode: failure && online && state.isRestoring && added.length === 0 ? retry : undefined,
    hold: holdOf(files, state.isRestoring),
    ready: files.flatMap(({ key, state }) => (state.status === "ready" ? [{ key, sent: state.sent }] : [])),
    add(chosen: readonly File[]) {
      const taken: File[] = [];
      const not: { name: string; problem: FileProblem }[] = [];
      for (const file of chosen) {
        const problem = checkFile(file, others + files.length + taken.length);
        if (problem) not.push({ name: file.name, problem });
        else taken.push(file);
      }
      const home = conversationId ?? viewKey;
      store.dismiss(refused.map(({ key }) => key));
      if (not.length > 0) store.refuse(home, not);
      if (taken.length > 0) store.add(home, taken);
    },
    /** Drops all of them, also on the server. */
    discard() {
      for (const { key } of files) {
        if (uploads) uploads.remove(key);
        else store.remove([key]);
      }
      store.dismiss(refused.map(({ key }) => key));
    },
    /** What was refused has gone with the message that it was meant for. */
    removeSent(keys: readonly string[]) {
      store.remove(keys);
      store.dismiss(refused.map(({ key }) => key));
    },
    move: store.move,
  };
}

/** A file that can't be uploaded yet because the code for it couldn't be fetched. */
const unfetched = (file: Attachment, problem: "attach.failed" | "attach.offline"): Attachment =>
  file.state.status === "waiting"
    ? { ...file, state: { status: "failed", problem, again: problem === "attach.offline" } }
    : file;

function holdOf(files: readonly Attachment[], isRestoring: boolean): Hold | undefined {
  if (isRestoring) return { text: "attach.holdRestoring", count: 0 };
  const count = (which: (state: Attachment["state"]) => boolean) => files.filter(({ state }) => which(state)).length;
  const failed = count((state) => state.status === "failed" && !state.again);
  if (failed > 0) return { text: "attach.holdFailed", count: failed };
  const uploading = count(({ status }) => status === "waiting" || status === "uploading");
  if (uploading > 0) return { text: "attach.holdUploading", count: uploading };
  const offline = count(({ status }) => status === "failed");
  return offline > 0 ? { text: "attach.holdOffline", count: offline } : undefined;
}
