import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { formatCsv } from "../src/marketplace/csv.ts";

// Turns product-lines.txt into sample-catalogue.csv: prices by quantity, packs, stock and ratings follow from the SKU
// alone, so that the same lines always make the same catalogue. Run after an edit: node server/catalogue/generate.ts

const FIRST_LISTED = Date.UTC(2023, 0, 9);
const LISTED_DAYS = 900;
const DAY_MS = 86_400_000;

/** A number from 0 up to 1 that belongs to the SKU and the purpose. */
const chance = (sku: string, purpose: string) =>
  createHash("sha256").update(`${sku} ${purpose}`).digest().readUInt32BE() / 2 ** 32;
const pick = <T>(sku: string, purpose: string, options: readonly [T, ...T[]]): T =>
  options[Math.floor(chance(sku, purpose) * options.length)] ?? options[0];

/** What is cheap is sold in cases, what is dear by the piece. Cents. */
function casePackOf(sku: string, price: number): number {
  if (price < 300) return pick(sku, "pack", [10, 12, 12, 24]);
  if (price < 1_500) return pick(sku, "pack", [4, 6, 6, 8, 12]);
  if (price < 6_000) return pick(sku, "pack", [1, 2, 2, 4]);
  return 1;
}

/** The price falls by some per cent at each step, never to more than a cent's fraction. */
function priceTiers(sku: string, price: number, first: number): string {
  const steps = [1, pick(sku, "step 1", [4, 5, 6]), pick(sku, "step 2", [16, 20, 25])];
  const cuts = [0, 0.04 + chance(sku, "cut 1") * 0.05, 0.1 + chance(sku, "cut 2") * 0.08];
  if (price >= 20_000) return `1:${price} 5:${Math.round(price * (1 - (cuts[1] ?? 0)))}`;
  return steps.map((step, index) => `${first * step}:${Math.round(price * (1 - (cuts[index] ?? 0)))}`).join(" ");
}

function stockOf(sku: string, price: number, pack: number): number {
  if (chance(sku, "sold out") < 0.06) return 0;
  const most = price < 1_500 ? 180 : price < 10_000 ? 60 : 25;
  return Math.ceil(chance(sku, "stock") ** 2 * most) * pack;
}

const ratingOf = (sku: string) =>
  chance(sku, "unrated") < 0.08 ? "" : (3.4 + Math.sqrt(chance(sku, "rating")) * 1.6).toFixed(1);
const listedOn = (sku: string) =>
  new Date(FIRST_LISTED + Math.floor(chance(sku, "listed") * LISTED_DAYS) * DAY_MS).toISOString().slice(0, 10);

function productsOf(text: string): string[][] {
  const rows: string[][] = [];
  let heading: { category: string; prefix: string; suppliers: string[]; lines: number } | undefined;
  for (const line of text.split("\n").filter((each) => each.trim() !== "")) {
    const parts = line.split(" | ").map((part) => part.trim());
    if (line.startsWith("# ")) {
      const [category = "", prefix = "", suppliers = ""] = parts;
      heading = { category: category.slice(2), prefix, suppliers: suppliers.split("; "), lines: 0 };
      continue;
    }
    const [name, supplier, unit, variants, description] = parts;
    const from = heading?.suppliers[Number(supplier) - 1];
    if (heading === undefined || from === undefined || variants === undefined || description === undefined) {
      throw new Error(`This is no product line: ${line}`);
    }
    heading.lines += 1;
    for (const [index, variant] of variants.split("; ").entries()) {
      const [, label = "", euros = ""] = /^(.+)=(\d+\.\d\d)$/.exec(variant) ?? [];
      if (label === "") throw new Error(`This is no variant: ${variant}`);
      const sku = `${heading.prefix}-${String(heading.lines * 10 + index + 1).padStart(4, "0")}`;
      const price = Math.round(Number(euros) * 100);
      const pack = casePackOf(sku, price);
      const first = price < 6_000 ? pack * pick(sku, "minimum", [1, 1, 2]) : 1;
      rows.push([
        sku,
        `${name}, ${label}`,
        description,
        heading.category,
        from,
        unit ?? "",
        "EUR",
        priceTiers(sku, price, first),
        String(first),
        String(pack),
        String(stockOf(sku, price, pack)),
        ratingOf(sku),
        listedOn(sku),
      ]);
    }
  }
  return rows;
}

const here = new URL(".", import.meta.url);
const header =
  "sku name description category supplier unit currency price_tiers minimum_order_quantity case_pack stock rating listed_on";
const products = productsOf(await readFile(new URL("product-lines.txt", here), "utf8"));
await writeFile(new URL("sample-catalogue.csv", here), formatCsv([header.split(" "), ...products]));
console.log(`${products.length} products`);
