import { isTold } from "./beyond/beyond-rules.ts";
import type { Reading } from "./intent.ts";
import { groupsOf } from "./vocabulary.ts";
import { findTime } from "./when.ts";

/** Whether a text only tells what others do, or what happens by itself, without an order to note it: "Anna has a meeting tomorrow at 10". */
export const isStatement = (text: string, reading: Reading): boolean =>
  !groupsOf(text, reading.language).create && isTold(findTime(text, reading).rest, reading.language);
