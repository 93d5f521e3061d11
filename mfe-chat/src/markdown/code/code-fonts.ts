import cyrillicExtended from "@fontsource-variable/geist-mono/files/geist-mono-cyrillic-ext-wght-normal.woff2";
import cyrillic from "@fontsource-variable/geist-mono/files/geist-mono-cyrillic-wght-normal.woff2";
import latinExtended from "@fontsource-variable/geist-mono/files/geist-mono-latin-ext-wght-normal.woff2";
import latin from "@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2";
import boxes from "@fontsource-variable/geist-mono/files/geist-mono-symbols2-wght-normal.woff2";
import vietnamese from "@fontsource-variable/geist-mono/files/geist-mono-vietnamese-wght-normal.woff2";
import ranges from "@fontsource-variable/geist-mono/unicode.json" with { type: "json" };

const FAMILY = "Geist Mono";

/** The font in parts. A browser fetches one when a character of it shows. */
const PARTS = [
  { url: latin, unicodeRange: ranges.latin },
  { url: latinExtended, unicodeRange: ranges["latin-ext"] },
  { url: boxes, unicodeRange: ranges.symbols2 },
  { url: cyrillic, unicodeRange: ranges.cyrillic },
  { url: cyrillicExtended, unicodeRange: ranges["cyrillic-ext"] },
  { url: vietnamese, unicodeRange: ranges.vietnamese },
];

/** The height of Geist Mono's lines. */
const METRICS = { ascentOverride: "100.5%", descentOverride: "29.5%", lineGapOverride: "0%" };

/** Fonts that systems have, and how much they're scaled to be as wide as Geist Mono: 0.6 em. */
const STAND_INS = [
  { font: "Menlo", sizeAdjust: "99.67%" },
  { font: "Consolas", sizeAdjust: "109.13%" },
  { font: "Liberation Mono", sizeAdjust: "99.98%" },
];

/** Adds the font of code to the page. Until it's there, code is drawn with a font of the system in the same size, so that nothing jumps. */
export function addCodeFonts(): void {
  if (!("fonts" in document)) return;
  for (const { url, unicodeRange } of PARTS) {
    const source = `url(${JSON.stringify(url)}) format("woff2")`;
    document.fonts.add(new FontFace(FAMILY, source, { unicodeRange, weight: "400 700", display: "swap" }));
  }
  for (const { font, ...scale } of STAND_INS)
    document.fonts.add(new FontFace(`${font} for ${FAMILY}`, `local("${font}")`, { ...METRICS, ...scale }));
}
