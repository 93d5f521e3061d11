import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import { isSameDeed } from "../../acts/deeds.ts";
import type { Deed } from "../../acts/write.ts";
import { takeBackOnce } from "../../acts/take-back-once.ts";
import { leftUnchanged } from "../../acts/writes.ts";
import type { Wording } from "../../wording/wording.ts";
import { says, type Answer } from "../answer.ts";
import { datedLines, datedWords, eventCard } from "../../cards/event-words.ts";
import { questionOf, type Scene } from "./scene.ts";
import { keyOf } from "../../dialogue/event-key.ts";

const SHOWN = 10;

type Undoing = Pick<Scene, "calendar" | "request" | "wording" | "dialogue">;

/** Takes back what the assistant did last in this conversation; several things only once that's confirmed. */
export async function undoLast(scene: Scene, { isConfirmed }: { readonly isConfirmed: boolean }): Promise<Answer> {
  const { calendar, request, wording, dialogue } = scene;
  const asked = isConfirmed ? dialogue.question?.undoes : undefined;
  const deed = asked === undefined ? dialogue.done.at(-1) : dialogue.done.find(({ turn }) => turn === asked);
  // More may have been done since it was asked.
  if (deed === undefined && asked !== undefined) return says(wording.t("undo.already"), [], { question: null });
  if (deed === undefined || isConfirmed || !isOfSeveral(deed)) return undo(scene, deed);
  const left = await leftUnchanged(calendar, request.userId, deed);
  if (left === null) return undo(scene, deed);
  const events = [...left.filter(({ id }) => deed.added.includes(id)), ...deed.was];
  return says(`${wording.t("undo.whether")}\n\n${datedLines(events, SHOWN, wording)}`, [], {
    question: questionOf(scene, { asks: "confirm", among: [], ...(deed.turn !== undefined && { undoes: deed.turn }) }),
  });
}

/** An occurrence that was changed is one that its series lacks and one that's added, but one thing. */
function isOfSeveral({ was, added, left }: Deed): boolean {
  const versions = new Map(left.map(({ id, version }) => [id, version]));
  const touched = was.filter(({ id, version }) => versions.get(id) !== version);
  return Math.max(touched.length, added.length) > 1;
}

/** Takes one deed back. */
export async function undo({ calendar, request, wording, dialogue }: Undoing, deed: Deed | undefined): Promise<Answer> {
  const { t } = wording;
  if (deed === undefined) return says(t("undo.nothing"), [], { question: null });
  // What was taken back since has left the events of earlier deeds in other versions.
  const there = dialogue.done.find((each) => isSameDeed(each, deed));
  const known = there ?? deed;
  const taken = await takeBackOnce({ calendar, request }, known);
  if (taken === null) return says(t(there === undefined ? "undo.already" : "undo.changed"), [], { question: null });
  const { left, back } = taken;
  const next = {
    question: null,
    done: dialogue.done.filter((each) => each !== known).map((each) => knowing(each, back)),
    events: back.map(keyOf),
  };
  const gone = left.filter(({ id }) => known.added.includes(id));
  return { ...says(undoneText([...gone, ...back], back, wording), back.map(eventCard), next), undone: known };
}

function undoneText(events: readonly CalendarEvent[], back: readonly CalendarEvent[], wording: Wording): string {
  const { t } = wording;
  const [event, ...others] = events;
  if (event === undefined) return t("undo.done");
  if (others.length > 0) return `${t("undo.several")}\n\n${datedLines(events, SHOWN, wording)}`;
  return t(back.length > 0 ? "undo.back" : "undo.gone", { what: datedWords(event, wording) });
}

/** A deed that finds these events as they are after another one was taken back. */
function knowing({ left, ...deed }: Deed, back: readonly CalendarEvent[]): Deed {
  const versions = new Map(back.map(({ id, version }) => [id, version]));
  return { ...deed, left: left.map(({ id, version }) => ({ id, version: versions.get(id) ?? version })) };
}
