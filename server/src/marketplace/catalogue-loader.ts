import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import type { Log } from "../log/log.ts";
import { parseCatalogue } from "./catalogue-file.ts";
import { productIdOf } from "./catalogue-item.ts";
import type { CatalogueItem } from "./catalogue-item.ts";
import { bringImages } from "./catalogue-images.ts";
import { lockCatalogue } from "./catalogue-lock.ts";
import { rankNames } from "./name-ranks.ts";
import { products } from "./tables.ts";

/** Rows of one statement. */
const BATCH = 200;

/** Stores the products, all or none; those with a known SKU are replaced and keep their id. */
export async function storeCatalogue(db: Database, items: readonly CatalogueItem[]): Promise<void> {
  const rows = items.map(({ listedOn, ...item }) => ({
    ...item,
    id: productIdOf(item.sku),
    unitPrice: item.priceTiers[0]?.unitPrice ?? 0,
    ...(listedOn === undefined ? {} : { createdAt: new Date(listedOn) }),
  }));
  await db.transaction(async (tx) => {
    await lockCatalogue(tx);
    for (let at = 0; at < rows.length; at += BATCH) {
      await tx
        .insert(products)
        .values(rows.slice(at, at + BATCH))
        .onConflictDoUpdate({ target: products.sku, set: REPLACED });
    }
    await rankNames(tx);
  });
}

/**
 * Reads a .csv or .json file and stores it, with its images in `imagesDirectory`. Answers the number of products.
 * @throws CatalogueError, CatalogueImagesError
 */
export async function loadCatalogue(db: Database, file: string, imagesDirectory: string): Promise<number> {
  const items = await bringImages(await readCatalogue(file), file, imagesDirectory);
  await storeCatalogue(db, items);
  return items.length;
}

const readCatalogue = async (file: string): Promise<CatalogueItem[]> =>
  parseCatalogue(await readFile(file, "utf8"), file.toLowerCase().endsWith(".json") ? "json" : "csv");

/** Gives a new installation the sample catalogue; one that has products keeps its own. */
export async function loadSampleWhenEmpty(db: Database, log: Log): Promise<void> {
  const [any] = await db.select({ id: products.id }).from(products).limit(1);
  if (any !== undefined) return;
  const items = await readCatalogue(sampleFile());
  await storeCatalogue(db, items);
  log.info({ products: items.length }, "Loaded the sample catalogue");
}

/** The sample's file: beside the sources, beside the bundle's folder, or in it. */
export function sampleFile(): string {
  const places = ["../../catalogue", "../catalogue", "./catalogue"];
  const files = places.map((place) => fileURLToPath(new URL(`${place}/sample-catalogue.csv`, import.meta.url)));
  const found = files.find((file) => existsSync(file));
  if (found === undefined) throw new Error(`No sample catalogue found in ${files.join(" or ")}`);
  return found;
}

const REPLACED = {
  ...Object.fromEntries(
    (
      [
        "name",
        "description",
        "category",
        "supplier",
        "images",
        "unit",
        "currency",
        "priceTiers",
        "unitPrice",
        "minimumOrderQuantity",
        "casePack",
        "stock",
        "rating",
      ] as const
    ).map((column) => [column, sql.raw(`excluded.${products[column].name}`)]),
  ),
  updatedAt: sql`now()`,
};
