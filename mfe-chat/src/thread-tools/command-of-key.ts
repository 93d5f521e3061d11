import type { ThreadCommand } from "./thread-commands.ts";

/** Lists and menus open and move with these keys, and dialogs cover the conversation. */
const OTHERS = "select, [role=combobox], [role=menu], [role=dialog]";
/** Where the key to find was pressed a second time: it's the browser's then. */
const FIND_BAR = "[role=search]";

/** What a key asks for. Undefined if it's not for the conversation. */
export function commandOfKey(event: KeyboardEvent): ThreadCommand | undefined {
  const { key, code, altKey, ctrlKey, metaKey, shiftKey, target, defaultPrevented } = event;
  const within = (places: string) => target instanceof Element && target.closest(places);
  if (defaultPrevented || shiftKey || within(OTHERS)) return undefined;
  if (altKey && !ctrlKey && !metaKey)
    return key === "ArrowUp" ? "previous-own" : key === "ArrowDown" ? "next-own" : undefined;
  // On a Mac, Ctrl+F moves the cursor.
  const mod = /^(?:Mac|iP)/.test(navigator.platform) ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  // A keyboard without Latin letters has its own letter in the key's place.
  const isF = key.toLowerCase() === "f" || (code === "KeyF" && key > "~");
  return mod && !altKey && isF && !within(FIND_BAR) ? "find" : undefined;
}
