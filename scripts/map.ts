// `npm run map`: draws packages and folders into docs/map.md.
import { writeFileSync } from "node:fs";
import { imports } from "./folders/imports.ts";
import { map, MAP_FILE } from "./folders/map.ts";

writeFileSync(MAP_FILE, await map(await imports()));
