import { readConfig } from "./config/config.ts";
import { createLog } from "./log/log.ts";
import { asStartError } from "./errors/start-failure.ts";
import { serve } from "./app/serve.ts";
import { EXIT_CODES } from "./errors/start-error.ts";

const USAGE = `Usage:
  node main.js                       serves
  node main.js restore <copy>        replaces PGlite's data by a nightly copy
  node main.js export <DATABASE_URL> copies PGlite's data into an empty PostgreSQL database
`;

// Make everything this process writes accessible only to its owner.
process.umask(0o077);

async function main([command = "serve", argument]: readonly string[]): Promise<void> {
  const config = readConfig(process.env);
  const { dataDir } = config;
  const log = createLog(config.logLevel);
  if (command === "serve") {
    await serve(config, log);
  } else if (command === "restore" && argument !== undefined) {
    const { restoreBackup } = await import("./database/pglite/restore.ts");
    const replaced = await restoreBackup({ dataDir, file: argument, log });
    process.stdout.write(
      `Restored ${argument}${replaced === undefined ? "" : `; what was there lies in ${replaced}`}\n`,
    );
  } else if (command === "export" && argument !== undefined) {
    const { exportToPostgres } = await import("./database/pglite/export.ts");
    const counts = await exportToPostgres({ dataDir, databaseUrl: argument, log });
    for (const [table, rows] of Object.entries(counts)) process.stdout.write(`${table}: ${rows}\n`);
  } else {
    process.stderr.write(USAGE);
    process.exitCode = EXIT_CODES.usage;
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const failure = asStartError(error);
  if (failure === undefined) throw error;
  process.stderr.write(`${failure.message}\n`);
  // Exit instead of only setting the code, so a part that's already running doesn't keep a useless process alive.
  process.exit(failure.exitCode);
}
