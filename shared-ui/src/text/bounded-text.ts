import { characters } from "@atrium/shared-contracts/wire";
import type { ChangeEvent, CompositionEvent } from "react";

type TextBox = HTMLInputElement | HTMLTextAreaElement;

export interface BoundedInput {
  readonly text: string;
  /** Caret position afterward, in UTF-16 units. */
  readonly caret: number;
}

/**
 * Limits a box to `max` characters (code points, as the server counts). `next` is the value after an insertion that ended at `caret`.
 * The excess is cut from the end of the insertion, so text that was there before isn't lost. Characters that can't be stored
 * (NUL, lone surrogates) are replaced.
 */
export function refuseBeyond(next: string, caret: number, max: number): BoundedInput {
  const clean = next.toWellFormed().replaceAll("\0", " ");
  const excess = characters(clean) - max;
  if (excess <= 0) return { text: clean, caret };
  const before = Array.from(clean.slice(0, caret));
  const kept = before.slice(0, Math.max(0, before.length - excess)).join("");
  // Still too long without the insertion: the box held too much before.
  const after = Array.from(clean.slice(caret)).slice(0, max).join("");
  return { text: kept + after, caret: kept.length };
}

/** Handlers for a controlled text box limited to `max` characters. The limit waits until an input method has finished composing. */
export function boundedText(max: number, take: (text: string) => void) {
  const hold = (box: TextBox) => {
    const { text, caret } = refuseBeyond(box.value, box.selectionStart ?? box.value.length, max);
    if (text !== box.value) {
      // Set the value before React does, which would move the caret to the end.
      box.value = text;
      box.setSelectionRange(caret, caret);
    }
    take(text);
  };
  return {
    onChange({ target, nativeEvent }: ChangeEvent<TextBox>) {
      if ((nativeEvent as Partial<InputEvent>).isComposing) take(target.value);
      else hold(target);
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<TextBox>) => hold(currentTarget),
  };
}
