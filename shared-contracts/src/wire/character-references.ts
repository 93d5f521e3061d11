const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi;
/** The names that replies have most. All there are would be larger than all that shows conversations. */
const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u{a0}",
  copy: "©",
};

function characterOf(written: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name !== undefined) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? written) : written;
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? "", 16) : Number(decimal);
  const isCharacter = code > 0 && code <= 0x10_ffff && (code < 0xd8_00 || code > 0xdf_ff);
  return isCharacter ? String.fromCodePoint(code) : "\u{fffd}";
}

/** A text of Markdown with the characters that its references, such as `&amp;`, stand for. */
export const withoutReferences = (text: string): string => text.replaceAll(REFERENCE, characterOf);
