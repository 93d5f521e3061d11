import {
  Box,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from "@atrium/shared-ui";
import type { ReactNode } from "react";

interface MovingDialogProps {
  readonly title: string;
  readonly titleId: string;
  readonly maxWidth: "xs" | "sm";
  readonly actions: ReactNode;
  readonly children: ReactNode;
  onClose(): void;
}

/** A dialog in which conversations leave as a file, or arrive from one. */
export function MovingDialog({ title, titleId, maxWidth, actions, children, onClose }: MovingDialogProps) {
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth={maxWidth} fullWidth>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 1.75 }}>{children}</DialogContent>
      <DialogActions>{actions}</DialogActions>
    </Dialog>
  );
}

interface MovingStateProps {
  /** Whether there's more to come. */
  readonly busy: boolean;
  readonly children: string;
}

/** What's happening, said as it changes. */
export function MovingState({ busy, children }: MovingStateProps) {
  return (
    <Box role="status" sx={{ display: "flex", alignItems: "center", gap: 1.5, minHeight: 32 }}>
      {busy && <CircularProgress size={20} aria-hidden sx={{ flexShrink: 0 }} />}
      <Typography sx={{ fontWeight: 550 }}>{children}</Typography>
    </Box>
  );
}
