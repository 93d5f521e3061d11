import type { Member } from "../commands/index.ts";
import { UsageError } from "./usage-error.ts";

/** The release that `mfe-chat@1.4.0` names. */
export function memberArgument(text: string): Member {
  const [, app, version] = /^([^@]+)@([^@]+)$/.exec(text) ?? [];
  if (app === undefined || version === undefined)
    throw new UsageError(`${text} names no release: write mfe-chat@1.4.0`);
  return { app, version };
}
