import type { Dialogue } from "../dialogue/dialogue.ts";
import { isRequest } from "../understanding/asides/without-asides.ts";
import type { Reading } from "../understanding/intent.ts";
import { orderTableFor } from "../understanding/orders/order-tables.ts";
import { plainOrder } from "../understanding/orders/read-order.ts";
import { whole } from "../understanding/orders/words.ts";
import { understand } from "../understanding/understand.ts";
import { findTime } from "../understanding/when.ts";
import { readable } from "./orders/scene.ts";
import { doneDay, spokenDay, spokenTime } from "./spoken-day.ts";

/** A text that speaks of the day that was asked about, or of what it was asked for, in words that don't need the question: "add brunch that day". */
export function inContext(text: string, dialogue: Dialogue, reading: Reading): string {
  const table = orderTableFor(reading.language);
  const day = spokenDay(dialogue) ?? doneDay(dialogue);
  if (table?.thatDay === undefined || table.written === undefined || day === undefined) return text;
  const { on, at, something } = table.written;
  const { asked } = dialogue;
  if (asked === null || !isRequest(plainOrder(text, table), reading.language))
    return text.replace(whole(table.thatDay, table.spaced), `${on} ${day.toString()} `);
  const [before] = readable([asked], reading);
  if (understand(before.text, before.reading).kind !== "calendar.free") return text;
  const { rest } = findTime(before.text, before.reading);
  const purpose = new RegExp(`(?<!\\p{L})(?:${table.askedFor ?? "(?!)"})$`, "iu").exec(rest.replace(/[\s?!.]+$/u, ""));
  const time = spokenTime(dialogue);
  const told = time === undefined ? "" : ` ${at} ${time.toString({ smallestUnit: "minute" })}`;
  return `${purpose?.groups?.["purpose"] ?? something} ${on} ${day.toString()}${told}`;
}
