import type { ToolSet } from "ai";
import type { Log } from "../../../log/log.ts";
import { refusalText } from "../../built-in/refusal.ts";
import { textsIn } from "../../wording/texts.ts";
import { MODEL_TOOL_CALLS } from "../model-limits.ts";

const TOO_MANY = { refused: "Too many calls for one reply. Answer the user with what was done." };
const OVER = { refused: "The reply is over." };
const BAD_TIME = { refused: "A time or number of this call is out of range." };
const FAILED = { refused: "That did not work: the fault is Atrium's, not the user's." };

/**
 * Runs the tools of one reply one at a time, however many the model calls at once, and {@link MODEL_TOOL_CALLS} at most.
 * The model never sees the text of an internal error: that goes to the log.
 */
export function oneByOne(tools: ToolSet, { log, turnId }: { log: Log; turnId: string }): ToolSet {
  let calls = 0;
  let last: Promise<unknown> = Promise.resolve();
  const guarded = (name: string, tool: ToolSet[string]): ToolSet[string] => {
    const { execute } = tool;
    if (execute === undefined) return tool;
    const run: typeof execute = async (input, options) => {
      if (options.abortSignal?.aborted === true) return OVER;
      try {
        return (await execute(input, options)) as unknown;
      } catch (error) {
        const refused = refusalText(error, { t: textsIn("en"), language: "en" });
        if (refused !== null) return { refused };
        if (error instanceof RangeError) return BAD_TIME;
        log.error({ err: error, turnId, tool: name }, "A tool of the model failed");
        return FAILED;
      }
    };
    return {
      ...tool,
      execute: (input, options) => {
        calls += 1;
        if (calls > MODEL_TOOL_CALLS) return TOO_MANY;
        const result = last.then(() => run(input, options));
        last = result;
        return result;
      },
    };
  };
  return Object.fromEntries(Object.entries(tools).map(([name, tool]) => [name, guarded(name, tool)]));
}
