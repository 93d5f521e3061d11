/** Formats an amount in minor units as a price in `locale`: 1250 EUR is "€12.50", 1250 JPY is "¥1,250". */
export function moneyText(minorUnits: number, currency: string, locale: string): string {
  const format = formatterOf(currency, locale);
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(minorUnits / 10 ** digits);
}

// Creating a formatter costs far more than using one, and a list of products formats many prices.
const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(currency: string, locale: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  let made = formatters.get(key);
  if (!made) formatters.set(key, (made = new Intl.NumberFormat(locale, { style: "currency", currency })));
  return made;
}
