/**
 * Focuses the message field of the conversation that an element is in. Not on touch devices, where that would open the on-screen keyboard. Returns whether
 * it did.
 */
export function focusComposer(within: Element | null | undefined): boolean {
  const fields = within?.closest("section")?.querySelectorAll<HTMLElement>("form textarea:not([aria-hidden])") ?? [];
  // A message above may be edited.
  const composer = Array.from(fields).at(-1);
  if (!composer || matchMedia("(pointer: coarse)").matches) return false;
  composer.focus({ preventScroll: true });
  return true;
}
