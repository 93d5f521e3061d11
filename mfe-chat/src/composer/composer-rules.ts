import { MESSAGE_MAX_CHARACTERS } from "@atrium/shared-contracts";

/** From this share of the limit on, the counter shows. */
const COUNTER_FROM = 0.9;

export interface ComposerState {
  readonly canSend: boolean;
  readonly tooLong: boolean;
  readonly showsCount: boolean;
  /** Code points, as the server counts them. */
  readonly count: number;
}

export function composerState(text: string, busy: boolean): ComposerState {
  // Code points are never more than UTF-16 units: a short text needs no counting.
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

/** Enter sends; with Shift it starts a new line; while an input method composes (Safari: key code 229) it belongs to that. */
export const isSendKey = ({ key, shiftKey, isComposing, keyCode }: Key) =>
  key === "Enter" && !shiftKey && !isComposing && keyCode !== 229;

/** Escape stops the reply that is being written, unless it ends an input method's work. */
export const isStopKey = ({ key, isComposing, keyCode }: Key) => key === "Escape" && !isComposing && keyCode !== 229;
