import { Alert, type AlertProps, Button } from "@mui/material";
import type { ReactNode } from "react";

export interface LoadFailedProps {
  /** Says what didn't load, and why where that is known. */
  readonly children: ReactNode;
  /** What the button that tries again says. */
  readonly retry: string;
  onRetry(): void;
  readonly sx?: AlertProps["sx"];
}

/** Stands where something couldn't be loaded, with a button that tries again. */
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
