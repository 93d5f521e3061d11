import { HttpError } from "@atrium/shared-contracts/contract";
import { useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useEffect, useRef, useState } from "react";
import { TEXTS } from "../locales/translations.ts";
import type { SentFile } from "../outbox/outbox-entry.ts";
import { checkFile } from "./file-rules.ts";
import { uploadFile } from "./media-api.ts";

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

/** The draft message's files. A refused file shows a toast; a failed upload stays, with a Retry button. */
export function useAttachments(conversation: string) {
  const shell = useShell();
  const { t } = useTranslation(TEXTS);
  const [kept, setKept] = useState<Kept>({ all: [], moved: undefined });
  const files = kept.all.filter((one) => one.conversation === homeOf(kept, conversation));
  const uploads = useRef(new Map<number, AbortController>());
  const keys = useRef(0);

  // The next new conversation starts without these files.
  useEffect(
    () => () => setKept((kept) => (kept.moved?.from === conversation ? { ...kept, moved: undefined } : kept)),
    [conversation],
  );

  const setFiles = (change: (all: readonly Attachment[], home: string) => readonly Attachment[]) =>
    setKept((kept) => ({ ...kept, all: change(kept.all, homeOf(kept, conversation)) }));

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

  /** Shows one toast for all, because a second one would replace the first. */
  const tellRefused = (refused: readonly Refused[]) => {
    const [first] = refused;
    if (!first) return;
    const isOneReason = refused.every(({ reason }) => reason === first.reason);
    shell.toast({
      title: isOneReason ? first.reason : t("attach.refused"),
      description: refused.map(({ name, reason }) => (isOneReason ? name : `${name}: ${reason}`)).join("\n"),
      variant: "destructive",
    });
  };

  return {
    files,
    uploading: files.some(({ state }) => state.status === "uploading"),
    ready: files.flatMap(({ key, state }) => (state.status === "ready" ? [{ key, sent: state.sent }] : [])),
    add(chosen: readonly File[]) {
      const refused: Refused[] = [];
      let present = files.length;
      for (const file of chosen) {
        const problem = checkFile(file, present);
        if (problem) {
          refused.push({ name: file.name, reason: t(problem) });
          continue;
        }
        present += 1;
        const key = (keys.current += 1);
        setFiles((all, home) => [...all, { key, conversation: home, file, state: { status: "uploading" } }]);
        upload(key, file);
      }
      tellRefused(refused);
    },
    retry(key: number, file: File) {
      update(key, { status: "uploading" });
      upload(key, file);
    },
    remove(key: number) {
      uploads.current.get(key)?.abort();
      setFiles((all) => all.filter((one) => one.key !== key));
    },
    /** Call when a new conversation starts. Unsent files, and any added before it shows, go to its next message. */
    move: (from: string, to: string) =>
      setKept(({ all }) => ({
        all: all.map((one) => (one.conversation === from ? { ...one, conversation: to } : one)),
        moved: { from, to },
      })),
  };
}

interface Refused {
  readonly name: string;
  readonly reason: string;
}

interface Kept {
  readonly all: readonly Attachment[];
  /** The new conversation that just started, until its view shows. */
  readonly moved: { readonly from: string; readonly to: string } | undefined;
}

const homeOf = ({ moved }: Kept, conversation: string) => (moved?.from === conversation ? moved.to : conversation);
