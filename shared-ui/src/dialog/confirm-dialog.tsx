import { Button } from "@mui/material";
import { useId } from "react";
import { DialogActions, DialogContent, DialogContentText, DialogTitle } from "../overlay/overlay-parts.tsx";
import { Dialog } from "../overlay/overlays.tsx";

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly children: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  /** Gives the confirm button the error color. Defaults to false. */
  readonly destructive?: boolean;
  onConfirm(): void;
  onCancel(): void;
}

/** Asks before something that can't be undone. Focus starts on Cancel; Escape and the backdrop cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog
      open={props.open}
      onClose={props.onCancel}
      aria-labelledby={titleId}
      aria-describedby={textId}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={titleId}>{props.title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId} sx={{ overflowWrap: "anywhere" }}>
          {props.children}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus color="inherit" onClick={props.onCancel}>
          {props.cancelLabel}
        </Button>
        <Button variant="contained" color={props.destructive ? "error" : "primary"} onClick={props.onConfirm}>
          {props.confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
