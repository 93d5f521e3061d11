/** What of a key event decides. */
export type KeyPress = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/**
 * A key event in the words of the contract (`mod+shift+f`, `g`, `?`); undefined for keys that no shortcut has. `mod` is ⌘ on a Mac, else Ctrl.
 * A keyboard that writes other letters counts by the place of the key.
 */
export function keystroke(press: KeyPress, isMac: boolean): string | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = press;
  const mod = isMac ? metaKey : ctrlKey;
  if (altKey || (isMac ? ctrlKey : metaKey)) return undefined;
  const letter = /^.$/u.test(key) ? latin(press) : undefined;
  if (letter === undefined || letter === " ") return undefined;
  if (mod) return `mod+${shiftKey ? "shift+" : ""}${letter}`;
  // A sign such as ? may need shift to be written; a capital letter is no shortcut.
  return shiftKey && /[a-z0-9]/.test(letter) ? undefined : letter;
}

function latin({ key, code }: KeyPress): string {
  const written = key.toLowerCase();
  return /^\p{L}$/u.test(written) && !/^[a-z]$/.test(written)
    ? (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? written)
    : written;
}

/** True for keys without Ctrl or ⌘: what a person may type by accident, or speak. */
export const isCharacterKeys = (keys: string): boolean => !keys.startsWith("mod+");
