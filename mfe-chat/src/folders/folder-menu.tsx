import type { ConversationFolder } from "@atrium/shared-contracts/wire/chat";
import {
  Button,
  ConfirmDialog,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Icon,
  IconButton,
  ListItemIcon,
  Menu,
  MenuItem,
} from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useId, useState } from "react";
import { TEXTS } from "../locales/translations.ts";
import { FolderNameForm } from "./folder-name-form.tsx";
import { useFolderChanges } from "./use-folder-changes.ts";

type Step = "closed" | "menu" | "rename" | "delete";

/** The menu of one folder, and the dialogs that it opens. */
export function FolderMenu({ folder }: { readonly folder: ConversationFolder }) {
  const { t } = useTranslation(TEXTS);
  const { rename, remove } = useFolderChanges();
  const [step, setStep] = useState<Step>("closed");
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const titleId = useId();
  const close = () => setStep("closed");
  return (
    <>
      <IconButton
        ref={setAnchor}
        size="small"
        color="inherit"
        aria-label={t("folder.actionsOf", { name: folder.name })}
        aria-haspopup="menu"
        aria-expanded={step === "menu"}
        onClick={() => setStep("menu")}
        sx={{ mr: 0.75 }}
      >
        <Icon name="more" size={18} />
      </IconButton>
      <Menu open={step === "menu"} anchorEl={anchor} onClose={close}>
        <MenuItem onClick={() => setStep("rename")}>
          <ListItemIcon>
            <Icon name="edit" size={16} />
          </ListItemIcon>
          {t("folder.rename")}
        </MenuItem>
        <MenuItem onClick={() => setStep("delete")} sx={{ color: "error.main" }}>
          <ListItemIcon sx={{ color: "inherit" }}>
            <Icon name="trash" size={16} />
          </ListItemIcon>
          {t("folder.delete")}
        </MenuItem>
      </Menu>
      {step === "rename" && (
        <Dialog open onClose={close} aria-labelledby={titleId} maxWidth="xs" fullWidth>
          <DialogTitle id={titleId}>{t("folder.rename")}</DialogTitle>
          <DialogContent>
            <FolderNameForm
              name={folder.name}
              label={t("folder.name")}
              submit={t("conversation.save")}
              autoFocus
              onSubmit={async (name) => {
                if (name === folder.name || (await rename(folder.id, name))) close();
              }}
            />
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={close}>
              {t("conversation.cancel")}
            </Button>
          </DialogActions>
        </Dialog>
      )}
      <ConfirmDialog
        open={step === "delete"}
        title={t("folder.deleteTitle", { name: folder.name })}
        confirmLabel={t("folder.delete")}
        cancelLabel={t("conversation.cancel")}
        destructive
        onConfirm={() => {
          close();
          void remove(folder.id);
        }}
        onCancel={close}
      >
        {t("folder.deleteText")}
      </ConfirmDialog>
    </>
  );
}
