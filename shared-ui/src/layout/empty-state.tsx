import { Box, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";

export interface EmptyStateProps {
  readonly icon: string;
  readonly title: string;
  /** Use "h1" when the empty state is all the page shows. */
  readonly titleComponent?: "p" | "h1";
  /** Says what to do next. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** Shown where there's nothing to show yet. */
export function EmptyState({ icon, title, titleComponent = "p", children, action }: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: "flex",
        flexDirection: "column",
        alignItems: "center",
        gap: 1,
        px: 3,
        py: 6,
        textAlign: "center",
        color: "text.secondary",
      }}
    >
      <Icon name={icon} size={28} />
      <Typography variant="h4" component={titleComponent} color="textPrimary">
        {title}
      </Typography>
      {children && (
        <Typography variant="body2" component="div" sx={{ maxWidth: 420 }}>
          {children}
        </Typography>
      )}
      {action && <Box sx={{ mt: 1 }}>{action}</Box>}
    </Box>
  );
}
