import { map } from "@atrium/shared-contracts/rx";
import { useObservable, useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useContext, useEffect, useMemo, useRef } from "react";
import { createAttachmentStore, ofConversation } from "../attachment/attachment-store.ts";
import { TEXTS } from "../locales/translations.ts";
import { useChatSession } from "../session/chat-session.ts";
import { AroundMessages } from "./around-messages.ts";
import { editDraft, removedFilesDraft } from "./edit-draft.ts";
import type { MessageFootProps } from "./message-foot.tsx";
import { Tool } from "../tool/tool.tsx";
import { useIsReplying } from "./use-is-replying.ts";
import { useQuoteMessage } from "./use-quote-message.ts";

/** Edit and Quote, below the person's own message. Opens by itself where an edit was begun before. */
export function OwnTools({ message, text, editing = false, onEdit }: MessageFootProps) {
  const { t } = useTranslation(TEXTS);
  const { drafts } = useChatSession();
  const { conversationId } = useContext(AroundMessages);
  const quote = useQuoteMessage(text);
  const replying = useIsReplying(conversationId);
  const { id } = message;
  const { files$ } = useShell().once(createAttachmentStore);
  // Files that were kept are read only after the page has opened.
  const hasFiles$ = useMemo(
    () => files$.pipe(map((files) => ofConversation(files, files.all, [editDraft(id)]).length > 0)),
    [files$, id],
  );
  const hasFiles = useObservable(hasFiles$, false);
  useEffect(() => {
    const isBegun = [editDraft(id), removedFilesDraft(id)].some((key) => drafts.read(key) !== "");
    if (hasFiles || isBegun) onEdit?.(true);
  }, [drafts, id, hasFiles, onEdit]);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(editing);
  useEffect(() => {
    if (wasEditing.current && !editing) button.current?.focus({ preventScroll: true });
    wasEditing.current = editing;
  }, [editing]);
  return (
    <>
      {/* Without the server's id, there's nothing yet that the edited message could be a version of. */}
      {!message.isUnnamed && (
        <Tool ref={button} icon="edit" label={t("message.edit")} disabled={replying} onClick={() => onEdit?.(true)} />
      )}
      {text.trim() !== "" && (
        <Tool icon="quote" label={t("quote.action")} onClick={({ currentTarget }) => quote(currentTarget)} />
      )}
    </>
  );
}
