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

/** The instant of a local time. @throws RangeError if the calendar has no such day */
export const instantAt = (time: string, zone: string): string =>
  isoInstant(Temporal.PlainDateTime.from(time, { overflow: "reject" }).toZonedDateTime(zone).toInstant());
