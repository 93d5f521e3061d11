import {
  type DialogProps,
  type DrawerProps,
  type MenuProps,
  Dialog as MuiDialog,
  Drawer as MuiDrawer,
  Menu as MuiMenu,
} from "@mui/material";
import { useBackCloses } from "./overlay-history.tsx";

/** MUI's, closed by the browser's Back as by Escape. */
export function Dialog(props: DialogProps) {
  useBackCloses(props.open, () => props.onClose?.({}, "escapeKeyDown"));
  return <MuiDialog {...props} />;
}

/** MUI's, closed by the browser's Back as by Escape. */
export function Drawer(props: DrawerProps) {
  useBackCloses(props.open === true && (props.variant ?? "temporary") === "temporary", () =>
    props.onClose?.({}, "escapeKeyDown"),
  );
  return <MuiDrawer {...props} />;
}

/** MUI's, closed by the browser's Back as by Escape. */
export function Menu(props: MenuProps) {
  useBackCloses(props.open, () => props.onClose?.({}, "escapeKeyDown"));
  return <MuiMenu {...props} />;
}
