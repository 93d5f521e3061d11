import { characters } from "@atrium/shared-contracts/wire";
import type { ChangeEvent, CompositionEvent } from "react";

type TextBox = HTMLInputElement | HTMLTextAreaElement;

export interface BoundedInput {
  readonly text: string;
  /** Where the caret stands after it, in UTF-16 units. */
  readonly caret: number;
}

/**
 * What a box with room for `max` characters (code points, as the server counts) takes of an input: `next` is its value after the input, which
 * ended at `caret`. What is beyond is refused from the input's own end, so that nothing that was there before is lost. What no store can hold
 * (NUL, half a character) gives way.
 */
export function refuseBeyond(next: string, caret: number, max: number): BoundedInput {
  const clean = next.toWellFormed().replaceAll("\0", " ");
  const excess = characters(clean) - max;
  if (excess <= 0) return { text: clean, caret };
  const before = Array.from(clean.slice(0, caret));
  const kept = before.slice(0, Math.max(0, before.length - excess)).join("");
  // More than the input itself was in excess: the box held too much before.
  const after = Array.from(clean.slice(caret)).slice(0, max).join("");
  return { text: kept + after, caret: kept.length };
}

/** Handlers for a controlled text box that refuses what is beyond `max` characters. While an input method composes, it is left alone until it is done. */
export function boundedText(max: number, take: (text: string) => void) {
  const hold = (box: TextBox) => {
    const { text, caret } = refuseBeyond(box.value, box.selectionStart ?? box.value.length, max);
    if (text !== box.value) {
      // Set here, before React does: it would put the caret at the end.
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
