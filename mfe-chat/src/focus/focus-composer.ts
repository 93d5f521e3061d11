/**
 * Focuses the message field of the conversation that an element is in. Not on touch devices, where that would open the on-screen keyboard. Returns whether
 * it did.
 */
export function focusComposer(within: Element | null | undefined): boolean {
  const composer = composerOf(within);
  if (!composer || matchMedia("(pointer: coarse)").matches) return false;
  composer.focus({ preventScroll: true });
  return true;
}

/**
 * Focuses the message field of the conversation that an element is in, on touch devices too, and selects a text at its end, once the field
 * shows that.
 */
export function selectInComposer(within: Element | null | undefined, text: string): void {
  const composer = composerOf(within);
  if (!composer) return;
  composer.focus({ preventScroll: true });
  requestAnimationFrame(() => {
    if (composer.value.endsWith(text))
      composer.setSelectionRange(composer.value.length - text.length, composer.value.length);
  });
}

function composerOf(within: Element | null | undefined): HTMLTextAreaElement | undefined {
  const fields = within?.closest("section")?.querySelectorAll<HTMLTextAreaElement>(FIELDS) ?? [];
  // A message above may be edited.
  return Array.from(fields).at(-1);
}

const FIELDS = "form textarea:not([aria-hidden])";
