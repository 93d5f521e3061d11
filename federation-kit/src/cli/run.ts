import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { describeFailure } from "../commands/index.ts";
import { givenVariables } from "../releases/index.ts";
import type { Command, Given } from "./command.ts";
import { COMMANDS } from "./commands.ts";
import { EXIT_CODES } from "./exit-codes.ts";
import { COMMON, OPTIONS } from "./options.ts";
import { UsageError } from "./usage-error.ts";
import { usage } from "./usage.ts";

/** Where a command writes: `out` for what it found or did, `error` for progress and failures. */
export interface Output {
  readonly out: (line: string) => void;
  readonly error: (line: string) => void;
}

/**
 * Runs a command line.
 * @returns the exit code
 * @throws what isn't the caller's or the environment's fault
 */
export async function run(argv: readonly string[], env: NodeJS.ProcessEnv, { out, error }: Output): Promise<number> {
  // Read before the options are, so that a wrong one is reported in the form that was asked for, too.
  const asJson = argv.includes("--json");
  try {
    const parsed = parse(argv);
    if (parsed === undefined) {
      out(usage(COMMANDS));
      return EXIT_CODES.done;
    }
    const { command, args, options } = parsed;
    const releases = options.releases ?? join(givenVariables(env)["ATRIUM_DATA_DIR"] ?? "data", "releases");
    const report = await command.run({ args, options, releasesDirectory: resolve(releases), progress: error });
    if (asJson) for (const record of report.records) out(JSON.stringify(record));
    else report.lines.forEach(out);
    return EXIT_CODES.done;
  } catch (thrown) {
    const failure =
      thrown instanceof UsageError ? ({ reason: "usage", message: thrown.message } as const) : describeFailure(thrown);
    if (failure === undefined) throw thrown;
    error(failure.message);
    if (asJson) out(JSON.stringify({ failed: failure.reason, message: failure.message }));
    return EXIT_CODES[failure.reason];
  }
}

/** Stands for more of the argument before it. */
const MORE = "…";

/** Undefined for whoever asks for help. @throws {UsageError} */
function parse(argv: readonly string[]): (Pick<Given, "args" | "options"> & { readonly command: Command }) | undefined {
  const { values: options, positionals } = split(argv);
  if (options.help === true) return undefined;
  const [name, ...args] = positionals;
  if (name === undefined) throw new UsageError(usage(COMMANDS));
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new UsageError(`There is no command ${name}: it's one of ${Object.keys(COMMANDS).join(", ")}`);
  const taken: readonly string[] = [...command.options, ...COMMON];
  const wrong = Object.keys(options).find((option) => !taken.includes(option));
  if (wrong !== undefined) throw new UsageError(`${name} takes no --${wrong}; see: --help`);
  const wanted = command.args.split(" ").filter((arg) => arg !== "" && arg !== MORE);
  const missing = wanted.filter((arg, index) => arg.startsWith("<") && !args[index]);
  if (missing.length > 0) throw new UsageError(`${name} needs ${missing.join(" ")}. For example: ${command.example}`);
  if (args.length > wanted.length && !command.args.endsWith(MORE))
    throw new UsageError(`${args.slice(wanted.length).join(" ")} is too much. For example: ${command.example}`);
  return { command, args, options };
}

function split(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code?.startsWith("ERR_PARSE_ARGS_") !== true) throw error;
    // Node explains in several sentences how to pass such a text as an argument.
    throw new UsageError(`${message.split(/\.\s/)[0]}; see: --help`, { cause: error });
  }
}
