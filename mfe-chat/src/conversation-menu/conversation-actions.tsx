import { Icon, ListItemIcon, Menu, MenuItem } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useState } from "react";
import { TEXTS } from "../locales/translations.ts";
import { isUnsettled } from "../conversation/conversation-id.ts";
import { MoveDialog } from "../folders/move-dialog.tsx";
import { RenameDialog } from "./rename-dialog.tsx";
import { useListed } from "../conversations/use-listed.ts";
import { useOrganizing } from "../conversations/use-organizing.ts";

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
  const [dialog, setDialog] = useState<"rename" | "move">();
  const item = useListed(id, open);
  const unsettled = isUnsettled(id);
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
  return (
    <>
      <Menu open={open} anchorEl={anchor} onClose={onClose}>
        {!archived &&
          entry(
            pinned ? "unpin" : "pin",
            t(pinned ? "conversation.unpin" : "conversation.pin"),
            () => void organize([id], { pinned: !pinned }),
          )}
        {entry("edit", t("conversation.rename"), () => setDialog("rename"), unsettled)}
        {entry("folder-move", t("conversation.move"), () => setDialog("move"))}
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
      {dialog === "move" && <MoveDialog ids={[id]} current={item?.folderId} onClose={closeDialog} />}
    </>
  );
}
