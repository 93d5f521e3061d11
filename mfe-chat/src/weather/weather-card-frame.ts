import { rem } from "@atrium/shared-ui";

/** How the card is set, drawn or not yet. */
export const CARD = {
  display: "flex",
  flexDirection: "column",
  gap: 1.5,
  maxWidth: 420,
  p: 1.5,
  border: 1,
  borderColor: "divider",
  borderRadius: 1,
} as const;

/** The heights of the card's parts at the default text size, in pixels, so that it's as high before it's drawn. */
const HEIGHTS = { head: 55, hours: 121, days: 101 };

/** Which parts a card has, by its data, which may be anything. */
export function partHeights({ hours, days }: Readonly<Record<string, unknown>>): string[] {
  return [
    HEIGHTS.head,
    ...(hours === undefined ? [] : [HEIGHTS.hours]),
    ...(Array.isArray(days) && days.length > 1 ? [HEIGHTS.days] : []),
  ].map(rem);
}
