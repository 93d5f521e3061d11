import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import type { Deed } from "../../acts/write.ts";
import { takeBack } from "../../acts/writes.ts";
import { says, type Answer } from "../answer.ts";
import { eventCard } from "../event-words.ts";
import type { Scene } from "./scene.ts";
import { keyOf } from "./spoken-events.ts";

type Undoing = Pick<Scene, "calendar" | "request" | "wording" | "dialogue">;

/** Takes back what the assistant did last in this conversation. */
export const undoLast = (scene: Undoing): Promise<Answer> => undo(scene, scene.dialogue.done.at(-1));

const isSame = (one: Deed, other: Deed) =>
  JSON.stringify([one.was, one.added]) === JSON.stringify([other.was, other.added]);

/** Takes one deed back. */
export async function undo({ calendar, request, wording, dialogue }: Undoing, deed: Deed | undefined): Promise<Answer> {
  const { t } = wording;
  if (deed === undefined) return says(t("undo.nothing"), [], { question: null });
  // What was taken back since has left the events of earlier deeds in other versions.
  const there = dialogue.done.find((each) => isSame(each, deed));
  const known = there ?? deed;
  const back = await request.remember("undone", () => takeBack(calendar, request.userId, known));
  if (back === null) return says(t(there === undefined ? "undo.already" : "undo.changed"), [], { question: null });
  return says(t("undo.done"), back.map(eventCard), {
    question: null,
    done: dialogue.done.filter((each) => each !== known).map((each) => knowing(each, back)),
    events: back.map(keyOf),
  });
}

/** A deed that finds these events as they are after another one was taken back. */
function knowing({ left, ...deed }: Deed, back: readonly CalendarEvent[]): Deed {
  const versions = new Map(back.map(({ id, version }) => [id, version]));
  return { ...deed, left: left.map(({ id, version }) => ({ id, version: versions.get(id) ?? version })) };
}
