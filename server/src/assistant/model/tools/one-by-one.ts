import type { ToolSet } from "ai";
import type { Log } from "../../../log/log.ts";
import { refusalText } from "../../wording/refusal.ts";
import { textsIn } from "../../wording/texts.ts";
import { MODEL_TOOL_CALLS } from "../model-limits.ts";
import { SkippedTime } from "./tool-inputs.ts";

const TOO_MANY = { refused: "Too many calls for one reply. Answer the user with what was done." };
const OVER = { refused: "The reply is over." };
const BAD_TIME = { refused: "A time or number of this call is out of range." };
const FAILED = { refused: "That did not work: the fault is Atrium's, not the user's." };

/** A longer result would crowd out the conversation. */
const RESULT_CHARACTERS = 16_000;

/** A result that the model has room for: of one that's too long, how it begins. */
function fitting(result: unknown): unknown {
  const json = JSON.stringify(result) ?? "";
  if (json.length <= RESULT_CHARACTERS) return result;
  return {
    tooLong: "Only the beginning of the result is here.",
    begins: json.slice(0, RESULT_CHARACTERS).toWellFormed(),
  };
}

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
        return fitting((await execute(input, options)) as unknown);
      } catch (error) {
        const refused = refusalText(error, { t: textsIn("en"), language: "en" });
        if (refused !== null) return { refused };
        if (error instanceof SkippedTime) return { refused: error.message };
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
