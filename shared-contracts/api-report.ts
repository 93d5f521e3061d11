import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { CONTRACT_VERSION } from "./src/shell-api/version.ts";
import { SPEC_VERSION } from "./src/specification/version.ts";
import { WIRE_VERSION } from "./src/wire/version.ts";

const packageDir = import.meta.dirname;

interface Entry {
  readonly version: string;
  /** Where that version is written. */
  readonly versionFile: string;
  /** The entry's own modules, by their path in `src`. What they take from another entry is part of that one's report. */
  readonly modules: RegExp;
}

/** The package's entries, each with its own version. `rx` and `testing` belong to the contract. */
export const ENTRIES = {
  contract: {
    version: CONTRACT_VERSION,
    versionFile: "src/shell-api/version.ts",
    modules: /^(contract|rx|(shell-api|slots|testing)\/.*)\.d\.ts$/,
  },
  wire: { version: WIRE_VERSION, versionFile: "src/wire/version.ts", modules: /^wire\// },
  spec: { version: SPEC_VERSION, versionFile: "src/specification/version.ts", modules: /^specification\// },
} as const satisfies Record<string, Entry>;
export type EntryName = keyof typeof ENTRIES;

/** Path of the accepted report of an entry's current version. */
export const reportFile = (entry: EntryName): string =>
  join(packageDir, "api", entry, `${ENTRIES[entry].version}.d.ts`);

/** Each entry's public surface as the compiler sees it: the type declarations of its modules, joined into one text. */
export function publicSurfaces(): Record<EntryName, string> {
  const out = mkdtempSync(join(tmpdir(), "contract-report-"));
  try {
    const tsc = join(packageDir, "..", "node_modules", ".bin", "tsc");
    execFileSync(
      tsc,
      [
        "-p",
        join(packageDir, "tsconfig.json"),
        "--noEmit",
        "false",
        "--declaration",
        "--emitDeclarationOnly",
        "--outDir",
        out,
      ],
      {
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
    const source = existsSync(join(out, "src")) ? join(out, "src") : out;
    const modules = readdirSync(source, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".d.ts") && !file.includes(".test."))
      .toSorted();
    const stray = modules.find((file) => !Object.values(ENTRIES).some((entry) => entry.modules.test(file)));
    if (stray !== undefined) throw new Error(`${stray} belongs to no entry: add it to ENTRIES`);
    const surface = (entry: EntryName) =>
      modules
        .filter((file) => ENTRIES[entry].modules.test(file))
        .map((file) => `// ${file}\n${readFileSync(join(source, file), "utf8").trim()}\n`)
        .join("\n");
    return { contract: surface("contract"), wire: surface("wire"), spec: surface("spec") };
  } finally {
    rmSync(out, { recursive: true });
  }
}

if (import.meta.main) {
  for (const [entry, surface] of Object.entries(publicSurfaces()) as [EntryName, string][]) {
    const file = reportFile(entry);
    if (existsSync(file) && readFileSync(file, "utf8") !== surface) {
      console.error(
        `The public surface of ${entry} differs from the report of version ${ENTRIES[entry].version}. Raise it in ` +
          `${ENTRIES[entry].versionFile} (major: something was taken away or changed; minor: added), note it in CHANGELOG.md, and run this again.`,
      );
      process.exitCode = 1;
      continue;
    }
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, surface);
    console.log(`Wrote ${file}`);
  }
}
