import { derivedId } from "../../ids/derived-id.ts";
import type { ReplyRequest } from "../reply/reply.ts";
import { fakePorts } from "./scene.ts";
import { readDialogue } from "../dialogue/dialogue.ts";
import { type Said } from "./talk.ts";
import { talkModel } from "./talk-model.ts";

const opened: Awaited<ReturnType<typeof talkModel>>[] = [];
/** Closes what `conversation` has opened. */
export const closeConversations = () => Promise.all(opened.splice(0).map(({ close }) => close()));

export async function conversation(ports = fakePorts(), always: Partial<ReplyRequest> = {}, last = "Ok.") {
  const made = await talkModel(ports, always, last);
  opened.push(made);
  return { ...made, ports, events: ports.events };
}

export const idOf = (name: string) => derivedId("acts-test", name);
export const LUNCH = { title: "Lunch with Sam", start: "2026-11-19T12:00", end: "2026-11-19T13:00" };
export const dinner = {
  title: "Dinner",
  start: "2026-11-22T18:00:00.000Z",
  end: "2026-11-22T19:00:00.000Z",
  timezone: "Europe/Berlin",
};
export const standup = {
  title: "Standup",
  start: "2026-11-19T08:00:00.000Z",
  end: "2026-11-19T08:15:00.000Z",
  timezone: "Europe/Berlin",
  recurrence: "FREQ=DAILY",
};
export const DAY = { from: "2026-11-22T00:00", to: "2026-11-23T00:00" };
export const kinds = (cards: readonly { kind: string }[]) => cards.map(({ kind }) => kind);

export const settledBy = ({ dialogue }: Said) => readDialogue(dialogue).settled;
export const titlesOf = (events: readonly { title: string }[]) => events.map(({ title }) => title).sort();

export async function withEvents(...events: (typeof dinner & { recurrence?: string })[]) {
  const ports = fakePorts();
  for (const event of events) await ports.calendar.createEvent("ada", idOf(event.title), event);
  return ports;
}
