import * as z from "zod/mini";
import { boundedText } from "./text.ts";

/** Platforms still answer these names for zones that the IANA database calls otherwise by now. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ["Africa/Asmera", "Africa/Asmara"],
  ["America/Buenos_Aires", "America/Argentina/Buenos_Aires"],
  ["America/Catamarca", "America/Argentina/Catamarca"],
  ["America/Coral_Harbour", "America/Atikokan"],
  ["America/Cordoba", "America/Argentina/Cordoba"],
  ["America/Godthab", "America/Nuuk"],
  ["America/Indianapolis", "America/Indiana/Indianapolis"],
  ["America/Jujuy", "America/Argentina/Jujuy"],
  ["America/Louisville", "America/Kentucky/Louisville"],
  ["America/Mendoza", "America/Argentina/Mendoza"],
  ["Asia/Calcutta", "Asia/Kolkata"],
  ["Asia/Katmandu", "Asia/Kathmandu"],
  ["Asia/Rangoon", "Asia/Yangon"],
  ["Asia/Saigon", "Asia/Ho_Chi_Minh"],
  ["Atlantic/Faeroe", "Atlantic/Faroe"],
  ["Europe/Kiev", "Europe/Kyiv"],
  ["Pacific/Enderbury", "Pacific/Kanton"],
  ["Pacific/Ponape", "Pacific/Pohnpei"],
  ["Pacific/Truk", "Pacific/Chuuk"],
]);

/** Names that were asked for, in lower case: making a format is slow. */
const found = new Map<string, string>();

/**
 * The time zone's one name in the IANA database, whatever the case or the older name it is given by: `asia/calcutta` is
 * `Asia/Kolkata`. Undefined for what is no such name, offsets such as `+02:00` included.
 */
export function timeZoneName(name: string): string | undefined {
  const key = name.toLowerCase();
  const known = found.get(key);
  if (known !== undefined) return known;
  if (!/^[a-z]/.test(key)) return undefined;
  try {
    const { timeZone } = new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions();
    const zone = RENAMED.get(timeZone) ?? timeZone;
    found.set(key, zone);
    return zone;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** A time zone by its IANA name; it becomes the one that `timeZoneName` answers. */
export const timeZone = () =>
  boundedText(64).check(
    z.refine((name) => timeZoneName(name) !== undefined, {
      error: "Must be an IANA time zone such as Europe/Berlin",
    }),
    z.overwrite((name) => timeZoneName(name) ?? name),
  );
