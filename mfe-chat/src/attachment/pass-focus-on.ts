/** Ref of a file in a list. When the file goes away with the focus, the next one's button gets that, or the text field if it was the last one. */
export const passFocusOn = (item: HTMLElement | null) => () => {
  if (!item?.contains(document.activeElement)) return;
  const neighbor = item.nextElementSibling ?? item.previousElementSibling;
  const button = Array.from(neighbor?.querySelectorAll("button") ?? []).at(-1);
  if (button) button.focus();
  // On touch devices, that would open the on-screen keyboard.
  else if (!matchMedia("(pointer: coarse)").matches)
    item.closest(":has(textarea)")?.querySelector<HTMLElement>("textarea:not([aria-hidden])")?.focus();
};
