import { Box, Icon, Tooltip, Typography, VisuallyHidden } from "@atrium/shared-ui";

/** Why an account operation failed; in a collapsed sidebar, an icon that shows the reason on hover or focus. */
export function AuthErrorNote({ text, compact }: { readonly text: string; readonly compact: boolean }) {
  if (!compact) {
    return (
      <Typography
        role="alert"
        variant="caption"
        color="error"
        sx={{ display: "block", px: 1, pb: 0.5, overflowWrap: "anywhere" }}
      >
        {text}
      </Typography>
    );
  }
  return (
    <Tooltip title={text} placement="right" describeChild>
      <Box role="alert" sx={{ display: "grid", placeItems: "center", pb: 0.5, color: "error.main" }}>
        <Icon name="alert" size={16} />
        <VisuallyHidden>{text}</VisuallyHidden>
      </Box>
    </Tooltip>
  );
}
