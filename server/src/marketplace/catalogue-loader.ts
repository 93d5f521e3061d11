import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Database } from "../database/database.ts";
import type { Log } from "../log/log.ts";
import { parseCatalogue } from "./catalogue-file.ts";
import type { CatalogueItem } from "./catalogue-item.ts";
import { bringImages } from "./catalogue-images.ts";
import { hasProducts, storeCatalogue } from "./catalogue-store.ts";

/**
 * Reads a .csv or .json file and stores it, with its images in `imagesDirectory`. Returns the number of products.
 * @throws CatalogueError, CatalogueImagesError
 */
export async function loadCatalogue(db: Database, file: string, imagesDirectory: string): Promise<number> {
  const items = await bringImages(await readCatalogue(file), file, imagesDirectory);
  await storeCatalogue(db, items);
  return items.length;
}

const readCatalogue = async (file: string): Promise<CatalogueItem[]> =>
  parseCatalogue(await readFile(file, "utf8"), file.toLowerCase().endsWith(".json") ? "json" : "csv");

/** Loads the sample catalogue into a new installation, but not into one that has products. */
export async function loadSampleWhenEmpty(db: Database, log: Log): Promise<void> {
  if (await hasProducts(db)) return;
  const items = await readCatalogue(sampleFile());
  await storeCatalogue(db, items);
  log.info({ products: items.length }, "Loaded the sample catalogue");
}

/** The path of the sample file: next to the sources, or next to or inside the bundle's folder. */
export function sampleFile(): string {
  const places = ["../../catalogue", "../catalogue", "./catalogue"];
  const files = places.map((place) => fileURLToPath(new URL(`${place}/sample-catalogue.csv`, import.meta.url)));
  const found = files.find((file) => existsSync(file));
  if (found === undefined) throw new Error(`No sample catalogue found in ${files.join(" or ")}`);
  return found;
}
