/** A point in time (ISO 8601) in the reader's language and time zone. */
export const dateIn = (at: string, { language, zone }: { readonly language: string; readonly zone: string }): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short", timeZone: zone }).format(new Date(at));
