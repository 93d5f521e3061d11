// Part of lint: checks that folders have no import cycles, that imports follow the shell's layers, and that the map is up to date.
import { readFileSync } from "node:fs";
import { imports, report } from "./folders/imports.ts";
import { map, MAP_FILE } from "./folders/map.ts";

const found = await imports();
const { text, exitCode } = await report(found, { outputType: "err-long" });
console.log(text);
process.exitCode = exitCode;

if (readFileSync(MAP_FILE, "utf8") !== (await map(found))) {
  console.error("docs/map.md is out of date: run npm run map");
  process.exitCode = 1;
}
