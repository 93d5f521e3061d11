import type { ReplyStep } from "@atrium/shared-contracts/wire";
import type { ReplyEvent } from "./reply.ts";

/** Reports a step as it begins, and once it's done. */
export interface StepReport {
  begun(step: ReplyStep): void;
  done(step: ReplyStep): void;
}

/** What `source` yields, and the steps that it reports meanwhile, each as soon as it's reported. */
export async function* withSteps(
  source: (report: StepReport) => AsyncIterable<ReplyEvent>,
): AsyncGenerator<ReplyEvent> {
  const reported: ReplyEvent[] = [];
  let wake = () => {};
  const add = (isDone: boolean) => (step: ReplyStep) => {
    reported.push({ type: "step", step, isDone });
    wake();
  };
  const events = source({ begun: add(false), done: add(true) })[Symbol.asyncIterator]();
  try {
    let next = events.next();
    for (;;) {
      const woken = new Promise<null>((resolve) => {
        wake = () => resolve(null);
      });
      const event = await Promise.race([next, reported.length > 0 ? null : woken]);
      // What was reported before an event comes before it.
      yield* reported.splice(0);
      if (event === null) continue;
      if (event.done) return;
      yield event.value;
      next = events.next();
    }
  } finally {
    await events.return?.();
  }
}
