/** ISO weekday: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

// Regions whose week doesn't start on Monday (CLDR), for browsers without Intl.Locale's week data.
const SUNDAY_REGIONS = new Set(
  "AG AS AU BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW".split(
    " ",
  ),
);
const SATURDAY_REGIONS = new Set("AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY".split(" "));

/**
 * First day of the week. The interface's language has no region, so the region comes from the browser's first entry for that
 * language: "en" starts on Monday on a British machine, and on Sunday on an American one.
 */
export function weekStart(language: string, browserLanguages: readonly string[]): Weekday {
  const primary = primaryPart(language);
  const regional = browserLanguages.find((each) => primaryPart(each) === primary && each.includes("-"));
  return firstDay(new Intl.Locale(language.includes("-") ? language : (regional ?? language)));
}

function firstDay(locale: Intl.Locale): Weekday {
  const { getWeekInfo } = locale as Intl.Locale & { getWeekInfo?: () => { firstDay: number } };
  const known = getWeekInfo?.call(locale).firstDay;
  return known === undefined ? firstDayOfRegion(locale.maximize().region ?? "") : (known as Weekday);
}

/** First day of the week in a region, by its two-letter code. */
export function firstDayOfRegion(region: string): Weekday {
  if (SUNDAY_REGIONS.has(region)) return 7;
  return SATURDAY_REGIONS.has(region) ? 6 : 1;
}

const primaryPart = (language: string) => language.split("-", 1)[0];
