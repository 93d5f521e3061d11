import { join } from "node:path";
import type { ICruiseResult } from "dependency-cruiser";
import { ROOT } from "../command/run.ts";
import { report } from "./imports.ts";

export const MAP_FILE = join(ROOT, "docs", "map.md");

const PACKAGES = [
  "shared-contracts",
  "shared-ui",
  "shell",
  "mfe-chat",
  "mfe-calendar",
  "mfe-marketplace",
  "mfe-settings",
  "server",
  "ably-local",
  "federation-kit",
];
const AROUND = ["e2e", "bench", "chaos", "scripts"];

/** What one box represents: a folder next to the package's root files; in the shell, a folder of a layer. */
const FOLDER = "^shell/src/(core|slots|federation|views|app)/[^/]+|^[^/]+/src/[^/]+";

async function drawing(imports: ICruiseResult, includeOnly: string, collapse: string): Promise<string> {
  const { text } = await report(imports, { outputType: "mermaid", includeOnly, collapse });
  const lines = text.split("\n");
  const isArrow = (line: string) => line.includes("-->");
  // Sorted, so that an import that adds no arrow doesn't change the map.
  const sorted = [...lines.filter((line) => !isArrow(line)), ...lines.filter(isArrow).sort()];
  return `\`\`\`mermaid\n${sorted.join("\n")}\n\`\`\`\n`;
}

/** The packages and each package's folders, as Mermaid flowcharts in Markdown. */
export async function map(imports: ICruiseResult): Promise<string> {
  const parts = [
    '# Map\n\nDrawn from the imports by `npm run map`; lint fails when it\'s out of date. An arrow means "imports". Tests are left out.\n',
    `## Packages\n\n${await drawing(imports, `^(${[...PACKAGES, ...AROUND].join("|")})/`, "^[^/]+")}`,
  ];
  for (const name of PACKAGES) parts.push(`## ${name}\n\n${await drawing(imports, `^${name}/src/`, FOLDER)}`);
  return parts.join("\n");
}
