import { Alert, type AlertProps, Button } from "@mui/material";
import type { ReactNode } from "react";

export interface LoadFailedProps {
  /** Says what didn't load, and why if that's known. */
  readonly children: ReactNode;
  /** Label of the button that tries again. */
  readonly retry: string;
  onRetry(): void;
  readonly sx?: AlertProps["sx"];
}

/** Shown where something couldn't be loaded, with a button to try again. */
export function LoadFailed({ children, retry, onRetry, sx }: LoadFailedProps) {
  return (
    <Alert
      severity="error"
      {...(sx ? { sx } : {})}
      action={
        <Button size="small" color="inherit" onClick={onRetry}>
          {retry}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
