import type { DialogProps, DrawerProps, MenuProps } from "@mui/material";
import { lazyCode } from "../lazy-code/lazy-code.ts";
import { useOverlayCode } from "./overlay-code.ts";
import { useBackCloses } from "./overlay-history.tsx";

export const overlays = lazyCode(
  () => import(/* webpackChunkName: "overlays" */ "./mui-overlays.ts"),
  "Dialogs, drawers and menus don't open",
);

/** Fetches the code of dialogs, drawers and menus before the first one opens. A failure shows when one opens. */
export const preloadOverlays = async (): Promise<void> => void (await overlays.load());

/** MUI's, but the browser's Back button closes it as Escape does, and its code is fetched when the first overlay opens. */
export function Dialog(props: DialogProps) {
  const close = () => props.onClose?.({}, "escapeKeyDown");
  useBackCloses(props.open, close);
  const code = useOverlayCode(overlays, props.open, close);
  return code && <code.Dialog {...props} />;
}

/** MUI's temporary drawer, but the browser's Back button closes it as Escape does, and its code is fetched when the first overlay opens. */
export function Drawer({ open = false, ...props }: Omit<DrawerProps, "variant">) {
  const close = () => props.onClose?.({}, "escapeKeyDown");
  useBackCloses(open, close);
  const code = useOverlayCode(overlays, open, close);
  return code && <code.Drawer {...props} open={open} />;
}

/** MUI's, but the browser's Back button closes it as Escape does, and its code is fetched when the first overlay opens. */
export function Menu(props: MenuProps) {
  const close = () => props.onClose?.({}, "escapeKeyDown");
  useBackCloses(props.open, close);
  const code = useOverlayCode(overlays, props.open, close);
  return code && <code.Menu {...props} />;
}
