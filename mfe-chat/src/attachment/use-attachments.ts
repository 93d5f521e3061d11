import { lazyCode, useLazyCode, useObservable, useShell } from "@atrium/shared-ui";
import { useEffect } from "react";
import { type Attachment, createAttachmentStore, ofConversation } from "./attachment-store.ts";
import { type FileProblem, checkFile } from "./file-rules.ts";

/** Lazy because most messages have no files. */
export const attaching = lazyCode(() => import("./attaching.ts"), "Files can't be attached");

/** Why a message waits for its files. `text` is a key of this feature's texts. */
export interface Hold {
  readonly text: "attach.holdUploading" | "attach.holdOffline" | "attach.holdFailed" | "attach.holdRestoring";
  readonly count: number;
}

/** The draft message's files. They're uploaded at once, kept in this browser until they're sent, and listed with those that were refused. */
export function useAttachments(viewKey: string, conversationId: string | undefined) {
  const shell = useShell();
  const store = shell.once(createAttachmentStore);
  const state = useObservable(store.files$);
  const ids = [viewKey, conversationId];
  const files = ofConversation(state, state.all, ids);
  const refused = ofConversation(state, state.refused, ids);
  const isNeeded = state.isRestoring || files.length > 0 || refused.length > 0;
  const { code, failure, retry } = useLazyCode(attaching, isNeeded);
  const uploads = code && isNeeded ? shell.once(code.createUploads) : undefined;

  useEffect(() => {
    store.settle(viewKey);
    return () => store.settle(viewKey);
  }, [store, viewKey]);

  return {
    files,
    refused,
    unkept: state.unkept,
    /** What shows the files, once it's loaded. */
    shown: code && uploads && { Tray: code.AttachmentTray, uploads },
    /** Set if the code can't be fetched. */
    retryCode: failure && isNeeded ? retry : undefined,
    hold: holdOf(files, state.isRestoring),
    ready: files.flatMap(({ key, state }) => (state.status === "ready" ? [{ key, sent: state.sent }] : [])),
    add(chosen: readonly File[]) {
      const taken: File[] = [];
      const not: { name: string; problem: FileProblem }[] = [];
      for (const file of chosen) {
        const problem = checkFile(file, files.length + taken.length);
        if (problem) not.push({ name: file.name, problem });
        else taken.push(file);
      }
      const home = conversationId ?? viewKey;
      store.dismiss(refused.map(({ key }) => key));
      if (not.length > 0) store.refuse(home, not);
      if (taken.length > 0) store.add(home, taken);
    },
    removeSent: store.remove,
    move: store.move,
  };
}

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
