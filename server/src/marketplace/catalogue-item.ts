import { createHash } from "node:crypto";
import { boundedText } from "@atrium/shared-contracts/wire";
import * as z from "zod/mini";

const whole = (min: number, max = 1_000_000_000) => z.number().check(z.int(), z.gte(min), z.lte(max));

const IMAGE = /^(?:https:\/\/\S{1,500}|\/(?!\/)\S{1,500}|(?!\.)[\w.-]+(?:\/[\w.-]+){0,9})$/;

/** A product in a catalogue file. */
export const CatalogueItem = z
  .strictObject({
    sku: z
      .string()
      .check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._/-]{0,39}$/, { error: "Must be 1 to 40 letters, digits or . _ / -" })),
    name: boundedText(200),
    description: boundedText(2_000, 0),
    category: boundedText(100),
    supplier: boundedText(100),
    /** Files in the catalogue's folder or below, https URLs, or paths on this server. */
    images: z._default(
      z
        .array(
          z.string().check(z.regex(IMAGE, { error: "Must be a file beside the catalogue, an https URL or a path" })),
        )
        .check(z.maxLength(10)),
      [],
    ),
    unit: boundedText(40),
    currency: z.string().check(z.regex(/^[A-Z]{3}$/, { error: "Must be a code of ISO 4217 such as EUR" })),
    /** Ascending by quantity. */
    priceTiers: z.array(z.strictObject({ from: whole(1), unitPrice: whole(0) })).check(z.minLength(1), z.maxLength(20)),
    minimumOrderQuantity: whole(1),
    casePack: whole(1),
    stock: whole(0),
    rating: z.nullable(z.number().check(z.gte(0), z.lte(5))),
    /** The day the product was added to the catalogue; defaults to the day of loading. */
    listedOn: z.optional(z.iso.date()),
  })
  .check(
    z.refine(
      ({ priceTiers }) =>
        priceTiers.every(({ from }, index) => index === 0 || from > (priceTiers[index - 1]?.from ?? 0)),
      {
        error: "Quantities must ascend",
        path: ["priceTiers"],
      },
    ),
    z.refine(({ priceTiers, minimumOrderQuantity }) => (priceTiers[0]?.from ?? 0) <= minimumOrderQuantity, {
      error: "The first price must hold from the minimum order quantity or below",
      path: ["priceTiers"],
    }),
  );
export type CatalogueItem = z.infer<typeof CatalogueItem>;

/** The product's id, derived from its SKU and always the same for it (a version 8 UUID). */
export function productIdOf(sku: string): string {
  const hex = createHash("sha256").update(`atrium product ${sku}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
