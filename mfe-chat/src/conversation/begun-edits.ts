import { BehaviorSubject } from "@atrium/shared-contracts/rx";
import type { KnownMessage } from "./thread-data.ts";

/** An own message that's being written again in this tab. */
export interface BegunEdit {
  readonly conversationId: string;
  readonly message: KnownMessage;
  /** Id of the message above it. Undefined if it's the first one. */
  readonly above: string | undefined;
}

/** The edits that somebody has begun to write in this tab. They stay on the screen when the conversation shows another version of their message. */
export function createBegunEdits() {
  const edits$ = new BehaviorSubject<readonly BegunEdit[]>([]);
  const without = (id: string) => edits$.value.filter(({ message }) => message.id !== id);
  return {
    edits$,
    keep: (edit: BegunEdit) => edits$.next([...without(edit.message.id), edit]),
    drop: (id: string) => edits$.next(without(id)),
  };
}
