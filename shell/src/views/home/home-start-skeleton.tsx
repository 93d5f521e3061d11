import { Box, Skeleton, rem } from "@atrium/shared-ui";

/** Stands in for a message field and suggestions while their code loads, in their size, so that nothing below moves. */
export function HomeStartSkeleton() {
  return (
    <Box aria-busy sx={{ display: "grid", gap: { xs: 1.5, md: 2 } }}>
      <Skeleton variant="rounded" sx={{ height: rem(58), borderRadius: rem(28) }} />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {SUGGESTIONS.map((width) => (
          <Skeleton
            key={width}
            variant="rounded"
            sx={{ width: rem(width), maxWidth: "100%", height: { xs: rem(44), md: rem(40) }, borderRadius: rem(22) }}
          />
        ))}
      </Box>
    </Box>
  );
}

/** Widths in pixels, as of the product's suggestions in English. */
const SUGGESTIONS = [268, 330, 232, 252];
