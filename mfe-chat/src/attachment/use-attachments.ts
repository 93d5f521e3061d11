import { HttpError } from "@atrium/shared-contracts/contract";
import { useObservable, useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useEffect } from "react";
import { TEXTS } from "../locales/translations.ts";
import { NO_FILES, createAttachmentStore, filesOf } from "./attachment-store.ts";
import { checkFile } from "./file-rules.ts";
import { uploadFile } from "./media-api.ts";

/** The draft message's files. A refused file shows a toast; a failed upload stays, with a Retry button. */
export function useAttachments(conversation: string) {
  const shell = useShell();
  const { t } = useTranslation(TEXTS);
  const store = shell.once(createAttachmentStore);
  const files = filesOf(useObservable(store.files$, NO_FILES), conversation);

  useEffect(() => {
    store.settle(conversation);
    return () => store.settle(conversation);
  }, [store, conversation]);

  const upload = (key: number, file: File) => {
    const signal = store.uploadOf(key);
    uploadFile(shell, file, signal).then(
      (sent) => store.update(key, { status: "ready", sent }),
      (error: unknown) => {
        if (signal.aborted) return;
        const told = error instanceof HttpError && error.status > 0 ? error.message : t("attach.failed");
        store.update(key, { status: "failed", error: told });
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
        upload(store.add(conversation, file), file);
      }
      tellRefused(refused);
    },
    retry(key: number, file: File) {
      store.update(key, { status: "uploading" });
      upload(key, file);
    },
    remove: store.remove,
    move: store.move,
  };
}

interface Refused {
  readonly name: string;
  readonly reason: string;
}
