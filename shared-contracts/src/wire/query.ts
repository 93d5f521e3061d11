import * as z from "zod/mini";

/** A whole number in a query, in decimal digits only. Refuses `0x10`, `1e2`, `+1`, ` 1` and an empty value. */
export const queryNumber = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,15}$/, { error: "Must be a whole number" })),
    z.pipe(
      z.transform((digits: string) => Number(digits)),
      z.number().check(z.gte(min), z.lte(max)),
    ),
  );

/** `true` or `false` in a query. */
export const queryFlag = () =>
  z.pipe(
    z.enum(["true", "false"]),
    z.transform((flag) => flag === "true"),
  );
