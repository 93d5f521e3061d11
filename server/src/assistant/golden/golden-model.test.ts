import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { CalendarEvent, MessageCard } from "@atrium/shared-contracts/wire";
import { quietModel } from "../testing/quiet-model.ts";
import {
  beginStream,
  finishChunk,
  manyCallsChunks,
  startScriptedEndpoint,
  textChunk,
} from "../testing/scripted-endpoint.ts";
import type { Call } from "../testing/talk-model.ts";
import { LANGUAGES } from "./dialogues.ts";
import { modelPlayer } from "./model-player.ts";
import type { Dialogue, Turn } from "./dialogue.ts";
import { play } from "./play.ts";

let calls: readonly Call[] = [];
let endpoint: Awaited<ReturnType<typeof startScriptedEndpoint>>;

beforeAll(async () => {
  endpoint = await startScriptedEndpoint((response, { body }) => {
    beginStream(response);
    const isFirst = body.messages?.at(-1)?.role === "user";
    response.end(isFirst && calls.length > 0 ? manyCallsChunks(calls) : textChunk("Ok.") + finishChunk());
  });
});
afterAll(() => endpoint.close());

/** What the cards of events tell, whatever the events are called and identified by. */
const told = (cards: readonly MessageCard[]) =>
  cards
    .filter(({ kind }) => kind === "calendar.event")
    .map(({ data }) => {
      const { start, end, allDay, timezone, reminders, color, source } = data as CalendarEvent;
      return JSON.stringify({ start, end, allDay, timezone, reminders, color, source });
    })
    .sort();

const writes = ({ adds, changes, removes, restores, remembers, forgets }: Turn) =>
  [adds, changes, removes, restores, remembers, forgets].some((each) => each !== undefined);

/** A dialogue without what's said after its last write; none if it writes nothing. */
function throughLastWrite(dialogue: Dialogue): Dialogue[] {
  const [first, ...others] = dialogue.turns.slice(0, dialogue.turns.findLastIndex(writes) + 1);
  return first === undefined ? [] : [{ ...dialogue, turns: [first, ...others] }];
}

/** Hundreds of dialogues, each with a model and by rules. */
const TIME_MS = 300_000;

describe("a model that calls what the golden dialogues order", () => {
  it.each(LANGUAGES)(
    "leaves the calendars and shows the cards that they expect in $language",
    async ({ language, dialogues }) => {
      const wrong: string[] = [];
      for (const dialogue of dialogues.flatMap(throughLastWrite)) {
        const byModel = await play(language, dialogue, (ports) =>
          modelPlayer(quietModel(ports, endpoint.baseUrl), (next) => {
            calls = next;
          }),
        );
        const byRules = await play(language, dialogue);
        for (const [index, turn] of byModel.turns.entries()) {
          const rules = byRules.turns[index];
          if (turn.outcome !== "right") wrong.push(`${dialogue.id} ${index + 1}: ${turn.outcome}: ${turn.reply}`);
          else if (
            writes(turn.turn) &&
            rules?.outcome === "right" &&
            told(turn.cards).join() !== told(rules.cards).join()
          )
            wrong.push(`${dialogue.id} ${index + 1}: other cards`);
        }
      }
      expect(wrong).toEqual([]);
    },
    TIME_MS,
  );
});
