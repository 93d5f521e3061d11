/** Where the home page's content is. On large screens, lower than at the very top, so that the page is about what it begins with. */
export const HOME_COLUMN = {
  maxWidth: 960,
  mx: "auto",
  px: { xs: 2, md: 5 },
  pt: { xs: 3, md: "clamp(2.5rem, 13vh, 10rem)" },
  pb: { xs: 3, md: 6 },
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: { xs: 3, md: 5 },
} as const;
