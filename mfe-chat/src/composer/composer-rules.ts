import { MESSAGE_MAX_CHARACTERS } from "@atrium/shared-contracts/spec";

/** The counter shows from this fraction of the limit. */
const COUNTER_FROM = 0.9;

export interface ComposerState {
  readonly canSend: boolean;
  readonly tooLong: boolean;
  readonly showsCount: boolean;
  /** Code points, as the server counts them. */
  readonly count: number;
}

export function composerState(text: string, busy: boolean): ComposerState {
  // A text never has more code points than UTF-16 units, so short texts don't need counting.
  const count = text.length < MESSAGE_MAX_CHARACTERS * COUNTER_FROM ? text.length : Array.from(text).length;
  const tooLong = count > MESSAGE_MAX_CHARACTERS;
  return {
    count,
    tooLong,
    showsCount: count >= MESSAGE_MAX_CHARACTERS * COUNTER_FROM,
    canSend: !busy && !tooLong && text.trim() !== "",
  };
}

interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly isComposing: boolean;
  readonly keyCode: number;
}

/** Enter sends, unless Shift is held (new line) or an input method is composing (key code 229 in Safari). */
export const isSendKey = ({ key, shiftKey, isComposing, keyCode }: Key) =>
  key === "Enter" && !shiftKey && !isComposing && keyCode !== 229;

/** Escape stops the current reply, unless it ends an input method's composition. */
export const isStopKey = ({ key, isComposing, keyCode }: Key) => key === "Escape" && !isComposing && keyCode !== 229;
