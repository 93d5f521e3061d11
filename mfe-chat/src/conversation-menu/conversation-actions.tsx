import { Icon, ListItemIcon, Menu, MenuItem, lazyCode, useOverlayCode, useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useLocation } from "@atrium/shared-ui/router";
import { useState } from "react";
import organizingTexts from "../locales/en/organizing.json" with { type: "json" };
import { TEXTS, texts } from "../locales/translations.ts";
import { isUnsettled } from "../conversation/conversation-id.ts";
import { MoveDialog } from "../folders/move-dialog.tsx";
import { LazyShareDialog } from "../sharing/lazy-sharing.tsx";
import { RenameDialog } from "./rename-dialog.tsx";
import { useDuplicate } from "./use-duplicate.ts";
import { useListed } from "../conversations/use-listed.ts";
import { useOrganizing } from "../conversations/use-organizing.ts";
import { SettingsDialog } from "../conversation-settings/settings-dialog.tsx";
import { useChatSession } from "../session/chat-session.ts";
import { createThreadCommands } from "../thread-tools/thread-commands.ts";

texts.addEnglish(organizingTexts);

/** Lazy because it brings what a printed conversation looks like. */
const exporting = lazyCode(
  () => import(/* webpackChunkName: "dialogs" */ "../export/export-dialog.tsx"),
  "A conversation can't be exported",
);

interface ConversationActionsProps {
  readonly id: string;
  readonly title: string;
  readonly anchor: HTMLElement | null;
  /** Whether the menu is open. */
  readonly open: boolean;
  onClose(): void;
  onDeleted(): void;
}

/** The menu of one conversation, and the dialogs that it opens. */
export function ConversationActions({ id, title, anchor, open, onClose, onDeleted }: ConversationActionsProps) {
  const { t } = useTranslation(TEXTS);
  const { organize, remove } = useOrganizing();
  const duplicate = useDuplicate();
  const [dialog, setDialog] = useState<"rename" | "move" | "settings" | "export" | "share">();
  const item = useListed(id, open);
  const unsettled = isUnsettled(id);
  const session = useChatSession();
  const commands = useShell().once(createThreadCommands);
  const isShown = useLocation().pathname === `/chat/${id}`;
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  const entry = (icon: string, label: string, act: () => void, disabled = unsettled || item === undefined) => (
    <MenuItem key={icon} disabled={disabled} onClick={then(act)}>
      <ListItemIcon>
        <Icon name={icon} size={16} />
      </ListItemIcon>
      {label}
    </MenuItem>
  );
  const pinned = item?.pinned === true;
  const archived = item?.archived === true;
  const closeDialog = () => setDialog(undefined);
  const exportCode = useOverlayCode(exporting, dialog === "export", closeDialog);
  return (
    <>
      <Menu open={open} anchorEl={anchor} onClose={onClose}>
        {!archived &&
          entry(
            pinned ? "unpin" : "pin",
            t(pinned ? "conversation.unpin" : "conversation.pin"),
            () => void organize([id], { pinned: !pinned }),
          )}
        {isShown &&
          entry(
            "search",
            t("conversation.find"),
            // By then, the focus is back at the menu's button.
            () => requestAnimationFrame(() => commands.next("find")),
            false,
          )}
        {isShown &&
          entry(
            "settings",
            t("conversation.settings"),
            () => setDialog("settings"),
            session.cache.thread(id) === undefined,
          )}
        {entry("link", t("conversation.share"), () => setDialog("share"), unsettled)}
        {entry("edit", t("conversation.rename"), () => setDialog("rename"), unsettled)}
        {entry("folder-move", t("conversation.move"), () => setDialog("move"))}
        {entry("copy", t("conversation.duplicate"), () => void duplicate(id, title), unsettled)}
        {entry("download", t("conversation.export"), () => setDialog("export"), unsettled)}
        {entry(
          archived ? "unarchive" : "archive",
          t(archived ? "conversation.unarchive" : "conversation.archive"),
          () => void organize([id], { archived: !archived }),
        )}
        <MenuItem onClick={then(() => void remove([id], onDeleted))} sx={{ color: "error.main" }}>
          <ListItemIcon sx={{ color: "inherit" }}>
            <Icon name="trash" size={16} />
          </ListItemIcon>
          {t("conversation.delete")}
        </MenuItem>
      </Menu>
      {dialog === "rename" && <RenameDialog id={id} title={title} onClose={closeDialog} />}
      {dialog === "settings" && (
        <SettingsDialog conversationId={id} settings={session.cache.thread(id)?.settings ?? {}} onClose={closeDialog} />
      )}
      {dialog === "share" && <LazyShareDialog conversationId={id} onClose={closeDialog} />}
      {dialog === "move" && <MoveDialog ids={[id]} current={item?.folderId} onClose={closeDialog} />}
      {dialog === "export" && exportCode && <exportCode.ExportDialog id={id} onClose={closeDialog} />}
    </>
  );
}
