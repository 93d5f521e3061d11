import type { Command } from "./command.ts";
import { EXPLAINED } from "./options.ts";

/** How to use the commands. */
export function usage(commands: Readonly<Record<string, Command>>): string {
  const calls = Object.entries(commands).map(
    ([name, { args, summary }]) => [`${name} ${args}`.trim(), summary] as const,
  );
  const width = Math.max(...calls.map(([call]) => call.length));
  return `Usage: node federation-kit/src/cli.ts <command>

${calls.map(([call, summary]) => `  ${call.padEnd(width)}  ${summary}`).join("\n")}

  <app> is shell, mfe-chat, … or the path of an app's directory where it's built.

${Object.values(EXPLAINED)
  .map((line) => `  ${line}`)
  .join("\n")}

  --releases DIR    the releases directory; default $ATRIUM_DATA_DIR/releases, else data/releases
  --json            one JSON object a line on standard output; progress stays on standard error

Exit codes: 0 done, 1 refused, 2 wrong usage, 3 someone else is at it, 4 a file or port can't be used.`;
}
