import type { ServerMessage } from "@atrium/shared-contracts/wire/chat";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { sentFileOf } from "../attachment/content-part.ts";
import { useAttachments } from "../attachment/use-attachments.ts";
import { useDraft } from "../composer/use-draft.ts";
import { TEXTS } from "../locales/translations.ts";
import { useChatSession } from "../session/chat-session.ts";
import { editDraft, removedFilesDraft } from "./edit-draft.ts";

/** The files of a message that's being edited: what it keeps of those it had, and new ones. What's changed outlives a reload. */
export function useEditedFiles({ id, content }: ServerMessage) {
  const { t } = useTranslation(TEXTS);
  const { drafts } = useChatSession();
  const key = removedFilesDraft(id);
  const draft = useDraft(key);
  const removed = draft.text.split(" ").filter(Boolean);
  const had = content.flatMap((part) =>
    part.type === "text" ? [] : (sentFileOf(part, t(part.type === "image" ? "message.image" : "message.file")) ?? []),
  );
  const kept = had.filter((file) => !removed.includes(file.id));
  const attachments = useAttachments(editDraft(id), undefined, kept.length);
  return {
    kept,
    attachments,
    isChanged: kept.length < had.length || attachments.files.length > 0,
    remove(fileId: string) {
      draft.write([...removed, fileId].join(" "));
      draft.rest();
    },
    /** Call when the edit is over. What's still attached isn't needed. */
    close() {
      drafts.clear(key);
      attachments.discard();
    },
  };
}
