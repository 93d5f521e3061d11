import {
  type DialogProps,
  type DrawerProps,
  type MenuProps,
  Dialog as MuiDialog,
  Drawer as MuiDrawer,
  Menu as MuiMenu,
} from "@mui/material";
import { useBackCloses } from "./overlay-history.tsx";

/** MUI's, but the browser's Back button closes it as Escape does. */
export function Dialog(props: DialogProps) {
  useBackCloses(props.open, () => props.onClose?.({}, "escapeKeyDown"));
  return <MuiDialog {...props} />;
}

/** MUI's, but the browser's Back button closes it as Escape does. */
export function Drawer(props: DrawerProps) {
  useBackCloses(props.open === true && (props.variant ?? "temporary") === "temporary", () =>
    props.onClose?.({}, "escapeKeyDown"),
  );
  return <MuiDrawer {...props} />;
}

/** MUI's, but the browser's Back button closes it as Escape does. */
export function Menu(props: MenuProps) {
  useBackCloses(props.open, () => props.onClose?.({}, "escapeKeyDown"));
  return <MuiMenu {...props} />;
}
