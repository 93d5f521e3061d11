// `node e2e/icons.ts`: generates the product's icons in shell/public from its mark, shell/public/favicon.svg. Run it when the mark changes.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright";
import { findBrowser } from "../scripts/browser.ts";
import { ROOT } from "./harness/built-product.ts";

const PUBLIC = join(ROOT, "shell", "public");
const DARK = { background: "#0a0a0b", mark: "#9b95ff" };
/** Without a background; works on light and dark tabs. */
const BARE = { background: "transparent", mark: "#7069f2" };

/** `share` is how much of the width the mark takes. Maskable icons can lose everything outside the middle four fifths. */
const ICONS = [
  { file: "icon-192.png", size: 192, share: 0.62, radius: 0.22, ...DARK },
  { file: "icon-512.png", size: 512, share: 0.62, radius: 0.22, ...DARK },
  { file: "icon-maskable-512.png", size: 512, share: 0.5, radius: 0, ...DARK },
  { file: "apple-touch-icon.png", size: 180, share: 0.6, radius: 0, ...DARK },
  { file: "favicon.ico", size: 32, share: 1, radius: 0, ...BARE },
] as const;

const svg = await readFile(join(PUBLIC, "favicon.svg"), "utf8");
const shapes = svg.slice(svg.indexOf("</style>") + "</style>".length, svg.indexOf("</svg>"));
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox"] });
const page = await browser.newPage();

for (const { file, size, share, radius, background, mark } of ICONS) {
  const side = 24 / share;
  const shift = (side - 24) / 2;
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<body style="margin:0;background:transparent"><svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" ` +
      `viewBox="${-shift} ${-shift} ${side} ${side}" style="display:block" fill="${mark}">` +
      `<rect x="${-shift}" y="${-shift}" width="${side}" height="${side}" rx="${radius * side}" fill="${background}"/>${shapes}</svg>`,
  );
  const png = await page.screenshot({ omitBackground: true });
  await writeFile(join(PUBLIC, file), file.endsWith(".ico") ? icoOf(png, size) : png);
}
await browser.close();

/** An .ico file with one image, which can be a PNG. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
