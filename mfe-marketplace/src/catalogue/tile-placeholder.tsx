import { Box, Skeleton, Typography } from "@atrium/shared-ui";
import { PRICE_SIZE } from "../price/price-from.tsx";
import { DETAILS, NAME_LINE_HEIGHT, PICTURE, TILE } from "./tile-shape.ts";

/** Two tiles next to each other on a phone are so narrow that most names and prices take another line. */
const NARROW = { display: { xs: "block", sm: "none" } } as const;

/** Stands where a product will be, as high as most. */
export function TilePlaceholder() {
  return (
    <Box sx={TILE}>
      <Skeleton variant="rectangular" sx={{ ...PICTURE, height: "auto" }} />
      <Box sx={DETAILS}>
        <Typography variant="caption">
          <Skeleton width="55%" />
        </Typography>
        <Typography variant="body2" component="div" sx={{ lineHeight: NAME_LINE_HEIGHT }}>
          <Skeleton width="80%" />
          <Skeleton width="40%" sx={NARROW} />
        </Typography>
        <Typography variant="body2" component="div" sx={{ pt: 0.5 }}>
          <Skeleton width="60%" sx={{ fontSize: PRICE_SIZE }} />
          <Skeleton width="70%" sx={NARROW} />
        </Typography>
        <Typography variant="caption" sx={{ mt: -0.25 }}>
          <Skeleton width="90%" />
        </Typography>
      </Box>
    </Box>
  );
}
