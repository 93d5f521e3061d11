/** What gives a tile its size, with a product or while one loads. */
export const TILE = {
  display: "flex",
  flexDirection: "column",
  border: 1,
  borderColor: "divider",
  borderRadius: 1,
  overflow: "hidden",
} as const;

export const PICTURE = { aspectRatio: "16 / 10" } as const;

export const DETAILS = { display: "flex", flexDirection: "column", flexGrow: 1, gap: 0.5, p: 1.5 } as const;

export const NAME_LINE_HEIGHT = 1.35;
