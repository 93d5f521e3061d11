import type { ReasoningKind, ReplyStep, StepKind } from "@atrium/shared-contracts/wire/chat";
import type { IconName } from "@atrium/shared-ui";

/** What's said of a kind of step, and its icon. */
export const STEP_WORDS = {
  calendar: { begun: "reply.calendar", done: "steps.done.lookup", icon: "calendar" },
  "calendar.create": { begun: "steps.begun.add", done: "steps.done.add", icon: "calendar-plus" },
  "calendar.change": { begun: "steps.begun.change", done: "steps.done.change", icon: "edit" },
  "calendar.delete": { begun: "steps.begun.remove", done: "steps.done.remove", icon: "trash" },
  "calendar.restore": { begun: "steps.begun.restore", done: "steps.done.restore", icon: "refresh" },
  marketplace: { begun: "steps.begun.search", done: "steps.done.search", icon: "search" },
  "marketplace.product": { begun: "steps.begun.product", done: "steps.done.product", icon: "package" },
  "marketplace.visits": { begun: "steps.begun.visits", done: "steps.done.visits", icon: "eye" },
  weather: { begun: "reply.weather", done: "steps.done.weather", icon: "sky-sun-cloud" },
  files: { begun: "steps.begun.file", done: "steps.done.file", icon: "file" },
  "memory.add": { begun: "steps.begun.remember", done: "steps.done.remember", icon: "sparkles" },
  "memory.remove": { begun: "steps.begun.forget", done: "steps.done.forget", icon: "trash" },
} as const satisfies Readonly<Record<StepKind, { begun: string; done: string; icon: IconName }>>;

/** A step of a kind that this version has words for. */
export interface KnownStep extends ReplyStep {
  readonly kind: StepKind;
}

const isKnown = (step: ReplyStep): step is KnownStep => Object.hasOwn(STEP_WORDS, step.kind);

export const knownSteps = (steps: readonly ReplyStep[]): readonly KnownStep[] => steps.filter(isKnown);

const THINKING: ReasoningKind = "reasoning";

/** The text of a step while it's done. Undefined if this version has no words for it. */
export function begunWords(step: ReplyStep) {
  if (step.kind === THINKING) return "steps.thinking";
  return isKnown(step) ? STEP_WORDS[step.kind].begun : undefined;
}

/** A duration in words, in minutes once it's one. */
export function durationWords(language: string, seconds: number): string {
  const [value, unit] = seconds < 60 ? [seconds, "second"] : [Math.round(seconds / 60), "minute"];
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(value);
}
