import { Box, rem } from "@atrium/shared-ui";

/** The product's mark: an arch with a courtyard in it. Decorative; the element around it carries the name. */
export function BrandMark({ size }: { readonly size: number }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 24 24"
      aria-hidden
      focusable="false"
      sx={{ width: rem(size), height: rem(size), color: "primary.main", flexShrink: 0 }}
    >
      <path d="M3 21V11a9 9 0 0 1 18 0v10h-5V11a4 4 0 0 0-8 0v10Z" fill="currentColor" />
      <circle cx="12" cy="18.5" r="2.5" fill="currentColor" opacity="0.45" />
    </Box>
  );
}
