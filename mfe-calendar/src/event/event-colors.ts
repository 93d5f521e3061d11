import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import type { Theme } from "@atrium/shared-ui/styles";

export type EventColor = CalendarEvent["color"];

/** In each scheme, `ink` has a 4.5:1 contrast on `tint`, and `dot` 3:1 on the page. */
const INKS: Record<EventColor, { readonly light: Swatch; readonly dark: Swatch }> = {
  blue: swatches(["#1d4ed8", "#e3ecff", "#3b6fe8"], ["#a8c4ff", "#1b2a4e", "#6d9bff"]),
  teal: swatches(["#0f6466", "#d9f3f1", "#12908f"], ["#8fdedb", "#10383a", "#3cc0bb"]),
  green: swatches(["#1d6b34", "#def3e2", "#2c9a4c"], ["#9be0ad", "#16381f", "#4fc06e"]),
  amber: swatches(["#854d05", "#fbedd0", "#bd7a0b"], ["#f2cb85", "#3f2c0c", "#e0a63a"]),
  red: swatches(["#ac2424", "#fde4e2", "#d94545"], ["#ffb1ab", "#4a1c1b", "#f0706a"]),
  violet: swatches(["#6a32b8", "#eee6fc", "#8b56d8"], ["#d0b5fb", "#33214f", "#a981ee"]),
  grey: swatches(["#4a4a55", "#ececf0", "#7a7a86"], ["#c9c9d2", "#2b2b31", "#90909c"]),
};

interface Swatch {
  readonly "--ink": string;
  readonly "--tint": string;
  readonly "--dot": string;
}

type Triple = readonly [ink: string, tint: string, dot: string];

function swatches(light: Triple, dark: Triple) {
  const swatch = ([ink, tint, dot]: Triple): Swatch => ({ "--ink": ink, "--tint": tint, "--dot": dot });
  return { light: swatch(light), dark: swatch(dark) };
}

/** Sets `--ink`, `--tint` and `--dot` to an event's color in the current scheme. */
export const inkOf = (color: EventColor) => (theme: Theme) => ({
  ...INKS[color].light,
  ...theme.applyStyles("dark", { ...INKS[color].dark }),
});
