import { type FaultRule, FAULTS, isFault } from "../faults/index.ts";
import { UsageError } from "./usage-error.ts";

/** The rule that `--fault`, `--files` and `--times` describe; undefined without a fault. */
export function faultOption(given: {
  readonly fault?: string | undefined;
  readonly files?: string | undefined;
  readonly times?: string | undefined;
}): FaultRule | undefined {
  const { fault, files = "", times } = given;
  if (fault === undefined) {
    const useless = given.files === undefined ? (times === undefined ? undefined : "--times") : "--files";
    if (useless !== undefined) throw new UsageError(`${useless} says what a --fault befalls: name one`);
    return undefined;
  }
  if (!isFault(fault))
    throw new UsageError(`There is no fault ${fault}: it's one of ${Object.keys(FAULTS).join(", ")}`);
  if (times !== undefined && !/^[1-9]\d{0,8}$/.test(times))
    throw new UsageError("--times must be a whole number from 1");
  return { url: expression(files), fault, ...(times === undefined ? {} : { times: Number(times) }) };
}

function expression(text: string): RegExp {
  try {
    return new RegExp(text);
  } catch (error) {
    throw new UsageError(`--files must be a regular expression: ${text} is none`, { cause: error });
  }
}
