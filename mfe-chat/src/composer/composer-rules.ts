import { MESSAGE_MAX_CHARACTERS } from "@atrium/shared-contracts/spec";
import { type ComposingKey, isComposing } from "@atrium/shared-ui";

/** The counter shows from this fraction of the limit. */
const COUNTER_FROM = 0.9;

export interface ComposerState {
  readonly canSend: boolean;
  readonly tooLong: boolean;
  readonly showsCount: boolean;
  /** Code points, as the server counts them. */
  readonly count: number;
}

/** @param hasFiles whether files are ready to be sent, which need no text */
export function composerState(text: string, busy: boolean, hasFiles = false): ComposerState {
  // A text never has more code points than UTF-16 units, so short texts don't need counting.
  const count = text.length < MESSAGE_MAX_CHARACTERS * COUNTER_FROM ? text.length : Array.from(text).length;
  const tooLong = count > MESSAGE_MAX_CHARACTERS;
  return {
    count,
    tooLong,
    showsCount: count >= MESSAGE_MAX_CHARACTERS * COUNTER_FROM,
    canSend: !busy && !tooLong && (hasFiles || text.trim() !== ""),
  };
}

interface Key extends ComposingKey {
  readonly key: string;
  readonly shiftKey: boolean;
}

/** Enter sends, unless Shift is held (new line) or an input method is composing. */
export const isSendKey = (press: Key) => press.key === "Enter" && !press.shiftKey && !isComposing(press);

/** Escape stops the current reply, unless it ends an input method's composition. */
export const isStopKey = (press: Key) => press.key === "Escape" && !isComposing(press);
