import { Temporal } from "temporal-polyfill";
import * as z from "zod/mini";
import { storable } from "../../../text/storable.ts";
import { inZone, isoInstant } from "../../understanding/zone.ts";

export const LocalTime = z.string().check(z.regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/));
export const LocalDate = z.string().check(z.regex(/^20\d\d-\d\d-\d\d$/));
export const words = (max: number) => z.string().check(z.overwrite(storable), z.minLength(1), z.maxLength(max));
export const price = () => z.optional(z.number().check(z.gte(0), z.lte(10_000_000)));

/** `2026-11-18T10:45` in the zone. */
export const localTime = (instant: string, zone: string): string =>
  inZone(new Date(instant), zone).toPlainDateTime().toString({ smallestUnit: "minute" });

/** The instants at which a local date begins and ends. @throws RangeError if the calendar has no such day */
export const startOf = (date: string, zone: string): string => startOfDay(dateOf(date), zone);
export const endOf = (date: string, zone: string): string => startOfDay(dateOf(date).add({ days: 1 }), zone);

const dateOf = (date: string) => Temporal.PlainDate.from(date, { overflow: "reject" });
const startOfDay = (date: Temporal.PlainDate, zone: string) => isoInstant(date.toZonedDateTime(zone).toInstant());

/** The instant of a local time; one that the clocks skip moves forward. @throws RangeError if the calendar has no such day */
export const instantAt = (time: string, zone: string): string =>
  isoInstant(plainTime(time).toZonedDateTime(zone).toInstant());

/** Thrown for a local time that there isn't, because the clocks go forward over it. */
export class SkippedTime extends RangeError {
  constructor() {
    super("The clocks skip that time on that day. Ask the user for another one.");
  }
}

/** The instant at which an event begins or ends. A day begins when its first hour does. @throws RangeError, SkippedTime if there's no such time */
export function eventInstant(time: string, zone: string, { isDay }: { readonly isDay: boolean }): string {
  const plain = plainTime(time);
  const at = plain.toZonedDateTime(zone);
  if (!isDay && !at.toPlainDateTime().equals(plain)) throw new SkippedTime();
  return isoInstant(at.toInstant());
}

const plainTime = (time: string) => Temporal.PlainDateTime.from(time, { overflow: "reject" });
