import { expect, it } from "@jest/globals";
import { COLORS } from "./tokens.ts";

type Color = readonly [number, number, number];

const numbersIn = (text: string) => (text.match(/[\d.]+/g) ?? []).map(Number);
const colorOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Color;
function over(layer: string, [red, green, blue]: Color): Color {
  const [r = 0, g = 0, b = 0, opacity = 1] = numbersIn(layer);
  const mix = (top: number, below: number) => top * opacity + below * (1 - opacity);
  return [mix(r, red), mix(g, green), mix(b, blue)];
}
function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const TEXTS = ["text", "muted", "accent"] as const;
it.each(Object.entries(COLORS))("text on a selected row of a dialog can be read in the %s theme", (_, colors) => {
  const row = over(colors.selected, colorOf(colors.raised));
  for (const name of TEXTS) expect(contrast(colorOf(colors[name]), row)).toBeGreaterThanOrEqual(4.5);
});
