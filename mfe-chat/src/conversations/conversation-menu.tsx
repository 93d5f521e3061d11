import {
  ConfirmDialog,
  Icon,
  IconButton,
  ListItemIcon,
  Menu,
  MenuItem,
  lazyCode,
  useOverlayCode,
} from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useState } from "react";
import { TEXTS } from "../locales/translations.ts";
import { isUnsettled } from "../conversation/conversation-id.ts";
import { useDelete } from "./use-conversation-changes.ts";

export interface ConversationMenuProps {
  readonly id: string;
  readonly title: string;
  /** Called after deletion. */
  onDeleted(): void;
}

/** Lazy because of its text field, which nothing else in a conversation needs. */
const renaming = lazyCode(() => import("./rename-dialog.tsx"), "A conversation can't be renamed");

type Step = "closed" | "menu" | "rename" | "delete";

/** Menu with Rename and Delete for one conversation. */
export function ConversationMenu({ id, title, onDeleted }: ConversationMenuProps) {
  const { t } = useTranslation(TEXTS);
  const remove = useDelete(onDeleted);
  const [step, setStep] = useState<Step>("closed");
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setStep("closed");
  const rename = useOverlayCode(renaming, step === "rename", close);
  const confirmDelete = () => {
    close();
    remove.mutate(id);
  };
  return (
    <>
      <IconButton
        ref={setAnchor}
        size="small"
        color="inherit"
        aria-label={t("conversation.actionsOf", { title })}
        aria-haspopup="menu"
        aria-expanded={step === "menu"}
        onClick={() => setStep("menu")}
      >
        <Icon name="more" size={18} />
      </IconButton>
      <Menu open={step === "menu"} anchorEl={anchor} onClose={close}>
        <MenuItem disabled={isUnsettled(id)} onClick={() => setStep("rename")}>
          <ListItemIcon>
            <Icon name="edit" size={16} />
          </ListItemIcon>
          {t("conversation.rename")}
        </MenuItem>
        <MenuItem onClick={() => setStep("delete")} sx={{ color: "error.main" }}>
          <ListItemIcon sx={{ color: "inherit" }}>
            <Icon name="trash" size={16} />
          </ListItemIcon>
          {t("conversation.delete")}
        </MenuItem>
      </Menu>
      {step === "rename" && rename && <rename.RenameDialog id={id} title={title} onClose={close} />}
      <ConfirmDialog
        open={step === "delete"}
        title={t("conversation.deleteTitle")}
        confirmLabel={t("conversation.delete")}
        cancelLabel={t("conversation.cancel")}
        destructive
        onConfirm={confirmDelete}
        onCancel={close}
      >
        {t("conversation.deleteText", { title })}
      </ConfirmDialog>
    </>
  );
}
