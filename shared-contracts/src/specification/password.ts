import { visibleCharacters } from "./visible-text.ts";

/** Length of a password, as checked against the minimum. Invisible characters don't count. */
export const passwordLength = (password: string): number => visibleCharacters(password);
