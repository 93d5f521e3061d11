import * as z from "zod/mini";

/** A whole number in a query, written in decimal digits alone: `0x10`, `1e2`, `+1`, ` 1` and nothing at all are none. */
export const queryNumber = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,15}$/, { error: "Must be a whole number" })),
    z.pipe(
      z.transform((digits: string) => Number(digits)),
      z.number().check(z.gte(min), z.lte(max)),
    ),
  );
