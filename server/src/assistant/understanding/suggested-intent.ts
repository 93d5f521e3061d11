import type { SuggestedAct } from "@atrium/shared-contracts/wire";
import { Temporal } from "temporal-polyfill";
import type { Intent, Reading } from "./intent.ts";
import { periodDays, weekStartOf } from "./time/dates.ts";

/** What a suggestion of the interface asks for, whatever its words are. */
export function suggestedIntent(act: SuggestedAct, { now, language }: Reading): Intent {
  const today = now.toPlainDate();
  switch (act.suggests) {
    case "week": {
      const { first, last } = periodDays({ unit: "week", ahead: 0 }, { today, weekStart: weekStartOf(language) });
      return {
        kind: "calendar.list",
        period: { from: first, to: last.add({ days: 1 }), called: "thisWeek" },
        words: "",
      };
    }
    case "event":
      return {
        kind: "calendar.create",
        wish: {
          title: act.title,
          place: null,
          when: {
            start: { day: today.add({ days: act.days }), time: Temporal.PlainTime.from(act.time) },
            end: null,
            dayNamed: true,
          },
          minutes: null,
          recurrence: null,
          exceptDays: [],
          reminders: [],
          allDay: false,
          isGuess: false,
          isDoubtful: false,
        },
      };
    case "weather":
      return { kind: "weather", place: act.place, topic: "any", period: null, hours: null };
    case "products":
      return { kind: "products", q: act.q, minPrice: null, maxPrice: null, inStock: false, sort: "relevance" };
  }
}
