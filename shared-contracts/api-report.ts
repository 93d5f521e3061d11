import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CONTRACT_VERSION } from "./src/shell-api/version.ts";

const packageDir = import.meta.dirname;

/** Path of the accepted report of the current contract version. */
export const REPORT_FILE = join(packageDir, "api", `${CONTRACT_VERSION}.d.ts`);

/** The public surface as the compiler sees it: the type declarations of every module in the contract, joined into one text. */
export function publicSurface(): string {
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
    return modules.map((file) => `// ${file}\n${readFileSync(join(source, file), "utf8").trim()}\n`).join("\n");
  } finally {
    rmSync(out, { recursive: true });
  }
}

if (import.meta.main) {
  const surface = publicSurface();
  if (existsSync(REPORT_FILE) && readFileSync(REPORT_FILE, "utf8") !== surface) {
    console.error(
      `The public surface differs from the report of contract ${CONTRACT_VERSION}. Raise CONTRACT_VERSION in src/shell-api/version.ts ` +
        "(major: something was taken away or changed; minor: added), note it in CHANGELOG.md, and run this again.",
    );
    process.exit(1);
  }
  writeFileSync(REPORT_FILE, surface);
  console.log(`Wrote ${REPORT_FILE}`);
}
