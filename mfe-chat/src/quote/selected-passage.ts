/** What's selected within one message of the thread. Undefined if nothing is, or if it goes beyond. */
export interface Passage {
  readonly text: string;
  readonly message: Element;
  /** Where on the screen it ends. */
  readonly end: DOMRect;
}

export function selectedPassage(thread: Element): Passage | undefined {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  const message = messageOf(range.startContainer);
  if (!message || !thread.contains(message)) return undefined;
  // A triple click selects up to the start of what follows.
  if (messageOf(range.endContainer) !== message && range.endOffset > 0) return undefined;
  const text = selection.toString();
  const end = Array.from(range.getClientRects()).findLast(({ width }) => width > 0);
  return text.trim() === "" || !end ? undefined : { text, message, end };
}

const messageOf = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest(".message");
