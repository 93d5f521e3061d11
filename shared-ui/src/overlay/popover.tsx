import { Popover as MuiPopover, type PopoverProps } from "@mui/material";
import { useBackCloses } from "./overlay-history.tsx";

/** MUI's, closed by the browser's Back as by Escape. */
export function Popover(props: PopoverProps) {
  useBackCloses(props.open, () => props.onClose?.({}, "escapeKeyDown"));
  return <MuiPopover {...props} />;
}
