import * as z from "zod/mini";

/**
 * A list of `min` to `max` items, checked one by one up to the first that's wrong, which is the only one that's reported: of a list of
 * a million, the flaws would take longer to collect than anybody waits.
 */
export function boundedList<Item extends z.ZodMiniType>(item: Item, max: number, min = 0) {
  return z.pipe(
    z.custom<z.input<Item>[]>((given) => Array.isArray(given), { error: "Invalid input: expected array" }),
    z.transform((given, { issues }): z.output<Item>[] => {
      if (given.length < min || given.length > max) {
        const message = `Expected ${min} to ${max} items`;
        issues.push({ code: "custom", message, input: given.length });
        return z.NEVER;
      }
      const items: z.output<Item>[] = [];
      for (const [index, each] of given.entries()) {
        const { success, data, error } = z.safeParse(item, each);
        if (!success) {
          const [flaw] = error.issues;
          issues.push({ ...flaw, path: [index, ...(flaw?.path ?? [])], input: each } as (typeof issues)[number]);
          return z.NEVER;
        }
        items.push(data);
      }
      return items;
    }),
  );
}
