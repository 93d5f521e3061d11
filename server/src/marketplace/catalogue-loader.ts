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
  if (await hasProducts(db)) return;
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
