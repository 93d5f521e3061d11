import { Box } from "@atrium/shared-ui";

/** A letter in a circle: the identity provider's own logo is a trademark, so we don't draw it. */
export function GoogleMark() {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        width: 20,
        height: 20,
        borderRadius: "50%",
        border: 1,
        borderColor: "currentcolor",
        display: "grid",
        placeItems: "center",
        fontSize: "0.75rem !important",
        fontWeight: 700,
        lineHeight: 1,
      }}
    >
      G
    </Box>
  );
}
