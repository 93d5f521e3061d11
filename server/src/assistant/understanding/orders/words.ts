import type { OrderTable } from "./order.ts";

/** A pattern for words of a language, anywhere in a text. Where words have spaces between them, they don't count inside of others. */
export const whole = (source: string, spaced: boolean) =>
  spaced
    ? new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${source})(?![\\p{L}\\p{M}\\p{N}])`, "giu")
    : new RegExp(source, "giu");

/** Whether a text is nothing but what may stand around an answer. */
export const isAround = (text: string, table: OrderTable) =>
  text.replaceAll(whole(table.around, table.spaced), " ").replaceAll(/[\s,，、:：;.。!！?？~…'"-]+/gu, "") === "";
