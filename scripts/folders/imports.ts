import { cruise, format, type ICruiseResult, type IFormatOptions } from "dependency-cruiser";
import { ROOT } from "../command/run.ts";
import { OPTIONS, RULES } from "./rules.ts";

/** Every import of the workspace, checked against the rules. */
export async function imports(): Promise<ICruiseResult> {
  const { output } = await cruise(["."], {
    ...OPTIONS,
    ruleSet: { forbidden: RULES },
    validate: true,
    baseDir: ROOT,
    reporterOptions: { mermaid: { minify: false } },
  });
  if (typeof output === "string") throw new Error("dependency-cruiser returned a report instead of its result");
  return output;
}

/** dependency-cruiser's report on `imports`. The exit code is the number of violations. */
export async function report(
  imports: ICruiseResult,
  options: IFormatOptions,
): Promise<{ readonly text: string; readonly exitCode: number }> {
  const { output, exitCode } = await format(imports, options);
  if (typeof output !== "string") throw new Error("dependency-cruiser returned its result instead of a report");
  return { text: output.trim(), exitCode };
}
