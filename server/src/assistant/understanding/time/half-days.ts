import type { Rule, Table } from "./grammar.ts";

/** AM and PM, which people write in every language. */
export const HALVES: Table = { am: 0, "a.m.": 0, pm: 12, "p.m.": 12 };

/** "3:30pm", in languages whose hours in digits are `bare`, and which have `half`. */
export const HALF_DAY_CLOCK: Rule = {
  says: "{bare}(?::{minute})? ?{half}(?![a-z])",
  means: (said) => {
    const [hour, half] = [said.num("bare") ?? 0, said.num("half") ?? 0];
    return { clock: { hour: hour > 12 ? hour : (hour % 12) + half, minute: said.num("minute") ?? 0, exact: true } };
  },
};
