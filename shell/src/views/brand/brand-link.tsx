import { Box, Typography, rem } from "@atrium/shared-ui";
import { Link } from "@atrium/shared-ui/router";
import { BrandMark } from "./brand-mark.tsx";

/** The product's mark and name, leading to the landing page. */
export function BrandLink() {
  return (
    <Box
      component={Link}
      to="/"
      sx={{
        display: "inline-flex",
        alignSelf: "flex-start",
        alignItems: "center",
        gap: 1,
        minHeight: rem(44),
        color: "text.primary",
        textDecoration: "none",
      }}
    >
      <BrandMark size={26} />
      <Typography variant="h3" component="span">
        Atrium
      </Typography>
    </Box>
  );
}
