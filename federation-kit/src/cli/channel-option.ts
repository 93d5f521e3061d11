import { CHANNEL, STABLE } from "../releases/index.ts";
import { UsageError } from "./usage-error.ts";

/** The channel that `--channel` names; undefined for stable, which is everyone's. */
export function channelOption(text: string | undefined): string | undefined {
  if (text === undefined || text === STABLE) return undefined;
  if (!CHANNEL.test(text)) throw new UsageError("--channel must be a name in lower case, such as beta");
  return text;
}
