import type { Wording } from "./wording.ts";

/** A price: "€14.50". */
export const moneyText = (minor: number, currency: string, { language }: Pick<Wording, "language">): string =>
  new Intl.NumberFormat(language, { style: "currency", currency }).format(minor / 100);

/** A price as people write it, in the catalogue's currency: "€30", "€2.50". */
export const roundMoneyText = (minor: number, { language }: Pick<Wording, "language">): string =>
  new Intl.NumberFormat(language, {
    style: "currency",
    currency: "EUR",
    trailingZeroDisplay: "stripIfInteger",
  }).format(minor / 100);
