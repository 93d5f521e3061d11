import {
  type BegunStep,
  firstCharacters,
  type ReasoningKind,
  type ReplyStep,
  type ServerMessage,
} from "@atrium/shared-contracts/wire";
import type { MessageRow } from "../storage/rows.ts";
import { oneLine } from "../../text/clean-line.ts";
import { createStorablePieces, storable } from "../../text/storable.ts";

/** What a model thought, and how long it took in all. */
export interface Reasoning {
  readonly text: string;
  readonly seconds: number;
}

/** How a reply came about: what was done for it, and what was thought. */
export interface Trail {
  readonly steps: readonly ReplyStep[];
  readonly reasoning: Reasoning | null;
}

export const NO_TRAIL: Trail = { steps: [], reasoning: null };

/** What clients get to know with the reply. */
export const trailOf = ({
  steps,
  reasoningSeconds: seconds,
}: Pick<MessageRow, "steps" | "reasoningSeconds">): Pick<ServerMessage, "steps" | "reasoning"> => ({
  ...(steps.length === 0 ? {} : { steps }),
  ...(seconds === null ? {} : { reasoning: { seconds } }),
});

/** How many steps a reply has at most, and how many characters (code points) their parts have. */
export const STEPS_MAX = 20;
const KIND_MAX_CHARACTERS = 40;
const DETAIL_MAX_CHARACTERS = 80;
/** How much of a model's reasoning is kept, in UTF-16 units. */
export const REASONING_MAX_LENGTH = 32_000;
const REASONING: ReasoningKind = "reasoning";

/** A model can think and call tools many times; nobody has to hear of more beginnings than this. */
const BEGINNINGS_MAX = 100;

const BETWEEN_THOUGHTS = "\n\n";

/** What's looked at of a part of a step, in UTF-16 units: enough for its characters, however many marks are left out. */
const LOOKED_AT = 1_000;

const line = (text: string, max: number) => firstCharacters(oneLine(storable(text.slice(0, LOOKED_AT))), max).trim();

/** A step as it's stored and sent. */
function clean({ kind, detail = "" }: ReplyStep): ReplyStep {
  const about = line(detail, DETAIL_MAX_CHARACTERS);
  return { kind: line(kind, KIND_MAX_CHARACTERS), ...(about === "" ? {} : { detail: about }) };
}

const sameStep = (one: ReplyStep, other: ReplyStep) => one.kind === other.kind && one.detail === other.detail;

/** The steps with those that aren't among them, in order, as many as there's room for. */
export function joinSteps(steps: readonly ReplyStep[], more: readonly ReplyStep[]): readonly ReplyStep[] {
  const joined = [...steps];
  for (const step of more.map(clean))
    if (joined.length < STEPS_MAX && !joined.some((known) => sameStep(known, step))) joined.push(step);
  return joined;
}

/** Both trails, one after the other. */
export function joinTrails(before: Trail, after: Trail): Trail {
  const thoughts = [before.reasoning, after.reasoning].filter((reasoning) => reasoning !== null);
  return {
    steps: joinSteps(before.steps, after.steps),
    reasoning:
      thoughts.length === 0
        ? null
        : {
            text: cut(thoughts.map(({ text }) => text).join(BETWEEN_THOUGHTS)),
            seconds: thoughts.reduce((sum, { seconds }) => sum + seconds, 0),
          },
  };
}

function cut(text: string): string {
  const start = text.slice(0, REASONING_MAX_LENGTH);
  return start.isWellFormed() ? start : start.slice(0, -1);
}

/** Follows how a reply comes about, within bounds, whatever a model sends. */
export interface ReplyTrail {
  /** A step has begun while the text had `offset` units. Null if nobody has to hear of it. */
  begun(step: ReplyStep, offset: number): BegunStep | null;
  /** Null if the step is known, or there are too many. */
  done(step: ReplyStep): ReplyStep | null;
  /** The model thinks. Returns the beginning of that, which is null while it goes on. */
  think(text: string, offset: number): BegunStep | null;
  /** It doesn't think any more. Returns what was added to the reasoning since the last time; null if nothing was. */
  pause(): Reasoning | null;
  readonly trail: Trail;
}

/** @param known steps of an earlier attempt */
export function createReplyTrail(known: readonly ReplyStep[] = [], now = () => performance.now()): ReplyTrail {
  let steps = known;
  let beginnings = 0;
  let text = "";
  let told = 0;
  let milliseconds = 0;
  let since: number | null = null;
  let isFollowing = false;
  let pieces = createStorablePieces();

  const seconds = () => Math.max(1, Math.round((milliseconds + (since === null ? 0 : now() - since)) / 1_000));
  const begin = (step: ReplyStep, offset: number): BegunStep | null => {
    beginnings += 1;
    return beginnings > BEGINNINGS_MAX ? null : { ...step, offset };
  };
  return {
    begun: (step, offset) => begin(clean(step), offset),
    done(step) {
      const more = joinSteps(steps, [step]);
      if (more.length === steps.length) return null;
      steps = more;
      return more.at(-1) ?? null;
    },
    think(piece, offset) {
      if (text.length < REASONING_MAX_LENGTH) {
        const added = pieces.push(piece);
        if (added !== "") {
          text = cut(text + (isFollowing ? BETWEEN_THOUGHTS : "") + added);
          isFollowing = false;
        }
      }
      if (since !== null) return null;
      since = now();
      return begin({ kind: REASONING }, offset);
    },
    pause() {
      if (since === null) return null;
      milliseconds += now() - since;
      since = null;
      text = cut(text + pieces.end());
      isFollowing = text !== "";
      pieces = createStorablePieces();
      const added = { text: text.slice(told), seconds: seconds() };
      told = text.length;
      return added.text.trim() === "" ? null : added;
    },
    get trail() {
      return { steps, reasoning: text.trim() === "" ? null : { text, seconds: seconds() } };
    },
  };
}
