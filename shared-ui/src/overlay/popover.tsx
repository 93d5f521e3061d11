import { Popover as MuiPopover, type PopoverProps } from "@mui/material";
import { useBackCloses } from "./overlay-history.tsx";

/** MUI's, but the browser's Back button closes it as Escape does. */
export function Popover(props: PopoverProps) {
  useBackCloses(props.open, () => props.onClose?.({}, "escapeKeyDown"));
  return <MuiPopover {...props} />;
}
