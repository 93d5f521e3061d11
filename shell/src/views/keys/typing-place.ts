/** Input types that don't take text. */
const NOT_WRITTEN = new Set(["button", "checkbox", "color", "file", "image", "radio", "range", "reset", "submit"]);

/** True where a character key types that character or selects: fields, lists, editable text. */
export function isTypingPlace(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !NOT_WRITTEN.has(target.type);
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    target.isContentEditable ||
    target.closest(
      '[contenteditable=""], [contenteditable="true"], [role="textbox"], [role="combobox"], [role="listbox"]',
    ) !== null
  );
}
