import {
  Icon,
  IconButton,
  ListItemIcon,
  Menu,
  MenuItem,
  lazyCode,
  useLazyCode,
  useOverlayCode,
} from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useRef, useState } from "react";
import { usePageFiles } from "../attachment/use-page-files.ts";
import { TEXTS } from "../locales/translations.ts";
import { LazySharedLinks } from "../sharing/lazy-sharing.tsx";

const importing = lazyCode(
  () => import(/* webpackChunkName: "dialogs" */ "../import/import-dialog.tsx"),
  "Conversations can't be imported",
);
const exporting = lazyCode(
  () => import(/* webpackChunkName: "dialogs" */ "../export/export-dialog.tsx"),
  "Conversations can't be exported",
);

/** Shows all shared links, imports conversations and exports all of them. Files dropped on the page are imported, too. */
export function MovingMenu() {
  const { t } = useTranslation(TEXTS);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<"import" | "export" | "links">();
  const [files, setFiles] = useState<readonly File[]>([]);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setDialog(undefined);
    setFiles([]);
  };
  const open = (wanted: "import" | "export" | "links") => {
    setAnchor(null);
    setDialog(wanted);
  };
  const isDragging = usePageFiles(button, (dropped) => {
    if (dialog !== undefined && dialog !== "import") return;
    setFiles(dropped);
    open("import");
  });
  const dropping = useLazyCode(importing, isDragging).code;
  const importCode = useOverlayCode(importing, dialog === "import", close);
  const exportCode = useOverlayCode(exporting, dialog === "export", close);
  return (
    <>
      <IconButton
        ref={button}
        color="inherit"
        aria-label={t("list.more")}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon name="more" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => open("links")}>
          <ListItemIcon>
            <Icon name="link" size={16} />
          </ListItemIcon>
          {t("list.sharedLinks")}
        </MenuItem>
        <MenuItem onClick={() => open("import")}>
          <ListItemIcon>
            <Icon name="upload" size={16} />
          </ListItemIcon>
          {t("list.import")}
        </MenuItem>
        <MenuItem onClick={() => open("export")}>
          <ListItemIcon>
            <Icon name="download" size={16} />
          </ListItemIcon>
          {t("list.exportAll")}
        </MenuItem>
      </Menu>
      {isDragging && dialog === undefined && dropping && <dropping.ImportDropTarget />}
      {dialog === "links" && <LazySharedLinks onClose={close} />}
      {dialog === "import" && importCode && <importCode.ImportDialog files={files} onClose={close} />}
      {dialog === "export" && exportCode && <exportCode.ExportDialog onClose={close} />}
    </>
  );
}
