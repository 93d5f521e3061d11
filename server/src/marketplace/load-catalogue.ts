import * as z from "zod/mini";
import { readConfig } from "../config/config.ts";
import { ConfigError } from "../config/variables.ts";
import { openDatabase } from "../database/open/open-database.ts";
import { createLog } from "../log/log.ts";
import { CatalogueError } from "./catalogue-file.ts";
import { CatalogueImagesError } from "./catalogue-images.ts";
import { loadCatalogue } from "./catalogue-loader.ts";
import { imagesDirectory } from "./product-images.ts";

// node server/src/marketplace/load-catalogue.ts <file.csv|file.json>
// Loads a catalogue into the database configured in the server's environment, and its images into the data directory.
// With the built-in database, stop the server first.

async function main(file: string): Promise<void> {
  z.config(z.locales.en());
  const config = readConfig(process.env);
  const database = await openDatabase({
    ...(config.database.kind === "postgres" ? { databaseUrl: config.database.url } : { dataDir: config.dataDir }),
    log: createLog("warn"),
  });
  try {
    console.log(
      `${await loadCatalogue(database.db, file, imagesDirectory(config.dataDir))} products loaded from ${file}`,
    );
  } finally {
    await database.close();
  }
}

const file = process.argv[2];
if (file === undefined || process.argv.length > 3) {
  process.stderr.write("Usage: load-catalogue <file.csv|file.json>\n");
  process.exitCode = 64;
} else {
  try {
    await main(file);
  } catch (error) {
    const known =
      error instanceof CatalogueError || error instanceof CatalogueImagesError || error instanceof ConfigError;
    if (!known && !(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
    process.stderr.write(`${error instanceof ConfigError ? "" : `${file} was not loaded:\n`}${error.message}\n`);
    process.exitCode = 65;
  }
}
