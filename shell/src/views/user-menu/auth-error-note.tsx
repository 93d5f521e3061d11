import { Box, Icon, Tooltip, Typography, VisuallyHidden } from "@atrium/shared-ui";

/** Why something about the account failed; in a collapsed sidebar a mark that says it when looked at. */
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
