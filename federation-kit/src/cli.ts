import { run } from "./cli/run.ts";
import { EXIT_CODES } from "./cli/exit-codes.ts";

try {
  process.exitCode = await run(process.argv.slice(2), process.env, {
    out: (line) => console.log(line),
    error: (line) => console.error(line),
  });
} catch (error) {
  console.error(error);
  process.exitCode = EXIT_CODES.bug;
}
