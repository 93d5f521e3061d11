import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import type { Deed } from "../../dialogue/dialogue.ts";
import { says, type Answer } from "../answer.ts";
import { eventCard } from "../event-words.ts";
import type { Scene } from "./scene.ts";
import { keyOf } from "./spoken-events.ts";
import { takeBack } from "./writes.ts";

/** Takes back what the assistant did last in this conversation. */
export async function undoLast({ calendar, request, wording, dialogue }: Scene): Promise<Answer> {
  const { t } = wording;
  const deed = dialogue.done.at(-1);
  if (deed === undefined) return says(t("undo.nothing"), [], { question: null });
  const back = await request.remember("undone", () => takeBack(calendar, request.userId, deed));
  if (back === null) return says(t("undo.changed"), [], { question: null });
  return says(t("undo.done"), back.map(eventCard), {
    question: null,
    done: dialogue.done.slice(0, -1).map((earlier) => knowing(earlier, back)),
    events: back.map(keyOf),
  });
}

/** An earlier deed, which now finds these events as they are after a later one was taken back. */
function knowing({ left, ...deed }: Deed, back: readonly CalendarEvent[]): Deed {
  const versions = new Map(back.map(({ id, version }) => [id, version]));
  return { ...deed, left: left.map(({ id, version }) => ({ id, version: versions.get(id) ?? version })) };
}
