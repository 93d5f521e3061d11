import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Icon,
  ListItemButton,
  Typography,
} from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useId } from "react";
import { useConversations } from "../conversations/use-conversations.ts";
import { useOrganizing } from "../conversations/use-organizing.ts";
import { TEXTS } from "../locales/translations.ts";
import { FolderNameForm } from "./folder-name-form.tsx";
import { useFolderChanges } from "./use-folder-changes.ts";

interface MoveDialogProps {
  readonly ids: readonly string[];
  /** The folder that they're in. */
  readonly current?: string | undefined;
  /** @param moved whether they're about to be in another folder */
  onClose(moved: boolean): void;
}

/** Asks for the folder that conversations go to. */
export function MoveDialog({ ids, current, onClose }: MoveDialogProps) {
  const { t } = useTranslation(TEXTS);
  const { folders } = useConversations();
  const { organize } = useOrganizing();
  const { create } = useFolderChanges();
  const titleId = useId();
  const move = (folderId: string | null) => {
    void organize(ids, { folderId });
    onClose(true);
  };
  const choice = (id: string | null, name: string) => (
    <li key={id}>
      <ListItemButton
        aria-current={(current ?? null) === id ? "true" : undefined}
        onClick={() => move(id)}
        sx={{ borderRadius: 1, gap: 1.5, minHeight: 44 }}
      >
        <Icon name={id === null ? "minus" : "folder"} />
        <Typography variant="body2" noWrap dir="auto" sx={{ flexGrow: 1, textAlign: "start" }}>
          {name}
        </Typography>
        {(current ?? null) === id && <Icon name="check" size={16} />}
      </ListItemButton>
    </li>
  );
  return (
    <Dialog open onClose={() => onClose(false)} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{t("folder.moveTitle", { count: ids.length })}</DialogTitle>
      <DialogContent>
        <ul style={{ margin: 0, padding: 0, listStyle: "none" }}>
          {choice(null, t("folder.none"))}
          {folders.map(({ id, name }) => choice(id, name))}
        </ul>
        <FolderNameForm
          label={t("folder.new")}
          submit={t("folder.create")}
          autoFocus={folders.length === 0}
          onSubmit={async (name) => {
            const id = await create(name);
            if (id !== undefined) move(id);
          }}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => onClose(false)}>
          {t("conversation.cancel")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
