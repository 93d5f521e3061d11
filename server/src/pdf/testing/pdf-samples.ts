import { deflateSync } from "node:zlib";

/** A PDF of these objects, the first of which is its catalog. Without a table of where they are: readers then look for them. */
const pdf = (objects: readonly (string | Buffer)[], trailer = ""): Buffer =>
  Buffer.concat([
    Buffer.from("%PDF-1.7\n"),
    ...objects.flatMap((object, index) => [
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object as string),
      Buffer.from("\nendobj\n"),
    ]),
    Buffer.from(`trailer\n<</Root 1 0 R ${trailer}>>\n%%EOF\n`),
  ]);

const stream = (data: Buffer, entries = "") =>
  Buffer.concat([Buffer.from(`<</Length ${data.length} ${entries}>>\nstream\n`), data, Buffer.from("\nendstream")]);

const HELVETICA = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>";
/** Its characters are those of a map that isn't in the file. */
const JAPANESE =
  "<</Type/Font/Subtype/Type0/BaseFont/Any/Encoding/UniJIS-UCS2-H/DescendantFonts[<</Type/Font/Subtype/CIDFontType0/BaseFont/Any/CIDSystemInfo<</Registry(Adobe)/Ordering(Japan1)/Supplement 2>>/FontDescriptor<</Type/FontDescriptor/FontName/Any/Flags 4>>>>]>>";

/** A PDF with a page for each content. */
const withPages = (contents: readonly Buffer[], { font = HELVETICA, trailer = "" } = {}): Buffer => {
  const pages = contents.map((_, index) => 4 + index * 2);
  return pdf(
    [
      "<</Type/Catalog/Pages 2 0 R>>",
      `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((number) => `${number} 0 R`).join(" ")}]>>`,
      font,
      ...contents.flatMap((content, index) => [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Resources<</Font<</F 3 0 R>>>>/Contents ${5 + index * 2} 0 R>>`,
        content,
      ]),
    ],
    trailer,
  );
};

const written = (text: string) => `BT /F 12 Tf 20 700 Td (${text}) Tj ET\n`;

/** A PDF with a page for each text. */
export const pdfOf = (...texts: readonly string[]): Buffer =>
  withPages(texts.map((text) => stream(Buffer.from(written(text)))));

export const japanesePdf = (text: string): Buffer => {
  const codes = Buffer.from(text, "utf16le").swap16().toString("hex");
  return withPages([stream(Buffer.from(`BT /F 12 Tf 20 700 Td <${codes}> Tj ET`))], { font: JAPANESE });
};

/** A page that's a picture. */
export const scannedPdf = (): Buffer => withPages([stream(Buffer.from("10 10 100 100 re f"))]);

/** Nobody has its password. */
export const lockedPdf = (): Buffer =>
  withPages([stream(Buffer.from(written("secret")))], {
    trailer: `/ID[<00><00>]/Encrypt<</Filter/Standard/V 1/R 2/Length 40/P -4/O<${"41".repeat(32)}>/U<${"42".repeat(32)}>>>`,
  });

/** A page of good text, then one that unpacks to so many megabytes of a text's drawing. */
export const bombPdf = (megabytes: number): Buffer => {
  const unpacked = Buffer.alloc(megabytes * 2 ** 20, " ");
  return withPages([
    stream(Buffer.from(written("Before the bomb"))),
    stream(deflateSync(deflateSync(unpacked)), "/Filter[/FlateDecode/FlateDecode]"),
  ]);
};

/** A page of good text, then one with so many steps that no reader comes to their end in time. */
export const endlessPdf = (): Buffer =>
  withPages([
    stream(Buffer.from(written("Before the end"))),
    stream(deflateSync(Buffer.alloc(100 * 2 ** 20, "q Q ")), "/Filter/FlateDecode"),
  ]);
