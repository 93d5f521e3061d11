import { UsageError } from "./usage-error.ts";

const ALL = 100;

/** How many of a hundred visitors `--percent` asks for; undefined for all. */
export function percentOption(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const percent = Number(text);
  if (!/^\d{1,3}$/.test(text) || percent < 1 || percent > ALL)
    throw new UsageError("--percent must be a whole number from 1 to 100");
  return percent === ALL ? undefined : percent;
}
