/** The parts of a key event that matter. */
export type KeyPress = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/**
 * A key event in the contract's notation (`mod+shift+f`, `g`, `?`); undefined for keys that can't be shortcuts. `mod` is ⌘ on a Mac, else Ctrl. On
 * non-Latin keyboards, the key's position counts.
 */
export function keystroke(press: KeyPress, isMac: boolean): string | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = press;
  const mod = isMac ? metaKey : ctrlKey;
  if (altKey || (isMac ? ctrlKey : metaKey)) return undefined;
  const letter = /^.$/u.test(key) ? latin(press) : undefined;
  if (letter === undefined || letter === " ") return undefined;
  if (mod) return `mod+${shiftKey ? "shift+" : ""}${letter}`;
  // A symbol such as ? may need Shift; a capital letter isn't a shortcut.
  return shiftKey && /[a-z0-9]/.test(letter) ? undefined : letter;
}

function latin({ key, code }: KeyPress): string {
  const written = key.toLowerCase();
  return /^\p{L}$/u.test(written) && !/^[a-z]$/.test(written)
    ? (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? written)
    : written;
}

/** True for keys without Ctrl, ⌘ or Alt, which people may press by accident or trigger by voice. */
export const isCharacterKeys = (keys: string): boolean => !/^(mod|alt)\+/.test(keys);
