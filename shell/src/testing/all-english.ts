import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { addEnglish } from "../core/language/texts.ts";

const FOLDER = join(__dirname, "../core/language/locales/en");

/** Adds the English texts of all pages, for tests of what a page shows without its entry. */
export function addAllEnglish(): void {
  for (const file of readdirSync(FOLDER)) {
    addEnglish(JSON.parse(readFileSync(join(FOLDER, file), "utf8")) as Readonly<Record<string, unknown>>);
  }
}
