import { Box, Icon, Typography } from "@atrium/shared-ui";
import { createPortal } from "react-dom";

interface DropFrameProps {
  /** What the drop does. */
  readonly title: string;
  readonly hint: string;
}

/** Covers the page while files are dragged over it. The page itself takes the drop. */
export function DropFrame({ title, hint }: DropFrameProps) {
  return createPortal(
    <Box
      sx={(theme) => ({
        position: "fixed",
        inset: 0,
        zIndex: theme.zIndex.modal + 1,
        pointerEvents: "none",
        display: "grid",
        placeItems: "center",
        p: 2,
        bgcolor: "background.default",
        opacity: 0.96,
        "&::before": {
          content: '""',
          position: "absolute",
          inset: 16,
          border: "2px dashed",
          borderColor: "primary.main",
          borderRadius: 3,
        },
      })}
    >
      <Box sx={{ display: "grid", justifyItems: "center", gap: 1, textAlign: "center", color: "primary.main" }}>
        <Icon name="attach" size={32} />
        <Typography variant="h3" component="p" color="text.primary">
          {title}
        </Typography>
        <Typography color="text.secondary">{hint}</Typography>
      </Box>
    </Box>,
    document.body,
  );
}
