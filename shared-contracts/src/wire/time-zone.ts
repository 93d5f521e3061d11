import * as z from "zod/mini";
import { boundedText } from "./text.ts";

/** Zones that the IANA database has renamed, but platforms still report under the old name. */
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

/** Results by lowercase name, cached because creating a DateTimeFormat is slow. */
const found = new Map<string, string>();

/**
 * The time zone's current name in the IANA database, for a name in any case or an older name: `asia/calcutta` becomes
 * `Asia/Kolkata`. Undefined if `name` isn't an IANA name, which includes offsets such as `+02:00`.
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

/** A time zone's IANA name, parsed into the one `timeZoneName` returns. */
export const timeZone = () =>
  boundedText(64).check(
    z.refine((name) => timeZoneName(name) !== undefined, {
      error: "Must be an IANA time zone such as Europe/Berlin",
    }),
    z.overwrite((name) => timeZoneName(name) ?? name),
  );
