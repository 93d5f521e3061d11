const MAX_BYTES = 120;
/** What some system doesn't allow in a name, and what hides or turns around parts of it. */
const FORBIDDEN =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u001f\u007f-\u009f<>:"/\\|?*\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/g;
/** Windows' names of devices, with any ending. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** A name for a file that every system takes, in any script, with the title's beginning. */
export function fileNameOf(title: string, extension: string): string {
  const clean = title.normalize("NFC").toWellFormed().replace(FORBIDDEN, " ").replace(/\s+/g, " ");
  const encoder = new TextEncoder();
  let name = "";
  let bytes = 0;
  for (const { segment } of new Intl.Segmenter().segment(clean)) {
    bytes += encoder.encode(segment).length;
    if (bytes > MAX_BYTES) break;
    name += segment;
  }
  // A dot at the beginning hides the file, and Windows drops one at the end.
  name = name.replace(/^[. ]+|[. ]+$/g, "");
  if (name === "" || DEVICE.test(name)) name = `Atrium ${name}`.trim();
  return `${name}.${extension}`;
}
