import { fromEvent, merge } from "@atrium/shared-contracts/rx";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { pastedFiles } from "./pasted-files.ts";

const EDITABLE = "input, textarea, select, [contenteditable=true]";

/**
 * Attaches files dropped anywhere on the page, and files pasted into the form or where nothing is edited, unless something else on the page took them.
 * Returns whether files are being dragged over the page. Dragged text is left to the page.
 */
export function usePageFiles(form: RefObject<HTMLElement | null>, add: (files: readonly File[]) => void): boolean {
  const [isDragging, setDragging] = useState(false);
  const onDrag = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    const isTaken = event.defaultPrevented;
    event.preventDefault();
    setDragging(event.type !== "drop");
    if (event.type === "drop" && !isTaken) add(Array.from(event.dataTransfer.files));
  });
  const onLeave = useEffectEvent((event: DragEvent) => {
    if (!event.relatedTarget) setDragging(false);
  });
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (event.defaultPrevented) return;
    const { target } = event;
    const files = pastedFiles(event.clipboardData);
    const isElsewhere =
      target instanceof Element && !form.current?.contains(target) && target.closest(EDITABLE) !== null;
    if (files.length === 0 || isElsewhere) return;
    event.preventDefault();
    add(files);
  });
  useEffect(() => {
    const subscriptions = merge(
      ...["dragenter", "dragover", "drop"].map((name) => fromEvent<DragEvent>(document, name)),
    ).subscribe((event) => onDrag(event));
    subscriptions.add(fromEvent<DragEvent>(document, "dragleave").subscribe((event) => onLeave(event)));
    subscriptions.add(fromEvent<ClipboardEvent>(document, "paste").subscribe((event) => onPaste(event)));
    return () => subscriptions.unsubscribe();
  }, []);
  return isDragging;
}
