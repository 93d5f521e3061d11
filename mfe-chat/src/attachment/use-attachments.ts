import { HttpError } from "@atrium/shared-contracts";
import { useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useRef, useState } from "react";
import type { SentFile } from "../outbox/outbox-entry.ts";
import { checkFile } from "./file-rules.ts";
import { uploadFile } from "./upload.ts";

/** A file that is being put to a message. */
export interface Attachment {
  readonly key: number;
  /** The conversation whose message it is for. */
  readonly conversation: string;
  readonly file: File;
  readonly state:
    | { readonly status: "uploading" }
    | { readonly status: "ready"; readonly sent: SentFile }
    | { readonly status: "failed"; readonly error: string };
}

/** The files of the message that is being written. A refused one is told in a toast, a failed upload stays with a Retry. */
export function useAttachments(conversation: string) {
  const shell = useShell();
  const { t } = useTranslation("mfe-chat");
  const [all, setFiles] = useState<readonly Attachment[]>([]);
  const files = all.filter((one) => one.conversation === conversation);
  const uploads = useRef(new Map<number, AbortController>());
  const keys = useRef(0);

  const update = (key: number, state: Attachment["state"]) =>
    setFiles((all) => all.map((one) => (one.key === key ? { ...one, state } : one)));

  const upload = (key: number, file: File) => {
    const abort = new AbortController();
    uploads.current.set(key, abort);
    uploadFile(shell, file, abort.signal).then(
      (sent) => update(key, { status: "ready", sent }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        const told = error instanceof HttpError && error.status > 0 ? error.message : t("attach.failed");
        update(key, { status: "failed", error: told });
        shell.notify({ type: "error", title: t("attach.failed"), message: file.name });
      },
    );
  };

  return {
    files,
    uploading: files.some(({ state }) => state.status === "uploading"),
    ready: files.flatMap(({ key, state }) => (state.status === "ready" ? [{ key, sent: state.sent }] : [])),
    add(chosen: readonly File[]) {
      let present = files.length;
      for (const file of chosen) {
        const problem = checkFile(file, present);
        if (problem) {
          shell.toast({ title: t(problem), description: file.name, variant: "destructive" });
          continue;
        }
        present += 1;
        const key = (keys.current += 1);
        setFiles((all) => [...all, { key, conversation, file, state: { status: "uploading" } }]);
        upload(key, file);
      }
    },
    retry(key: number, file: File) {
      update(key, { status: "uploading" });
      upload(key, file);
    },
    remove(key: number) {
      uploads.current.get(key)?.abort();
      setFiles((all) => all.filter((one) => one.key !== key));
    },
    /** A new conversation has begun: what is not sent yet is for its next message. */
    move: (from: string, to: string) =>
      setFiles((all) => all.map((one) => (one.conversation === from ? { ...one, conversation: to } : one))),
  };
}
