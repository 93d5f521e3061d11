/** What the sky is like. `changeable` if that's not known. */
export type Sky =
  | "clear"
  | "mostlyClear"
  | "partlyCloudy"
  | "overcast"
  | "fog"
  | "drizzle"
  | "freezingDrizzle"
  | "lightRain"
  | "rain"
  | "heavyRain"
  | "freezingRain"
  | "lightSnow"
  | "snow"
  | "heavySnow"
  | "rainShowers"
  | "violentShowers"
  | "snowShowers"
  | "thunderstorm"
  | "hail"
  | "changeable";

/** Units as `Intl` calls them. */
export interface WeatherUnits {
  readonly temperature: "celsius" | "fahrenheit";
  readonly wind: "kilometer-per-hour" | "mile-per-hour" | "meter-per-second";
}

export interface WeatherCardDay {
  /** `2026-11-19`. */
  readonly date: string;
  readonly sky: Sky;
  readonly low: number;
  readonly high: number;
  /** The chance of it, in percent. */
  readonly rain: number | null;
  readonly wind: number | null;
}

/** The data of a card of the kind `WEATHER_CARD`. Numbers are in its units, and days and hours those of the place. */
export interface WeatherCardData {
  readonly place: string;
  readonly units: WeatherUnits;
  /** Only if it's about now. */
  readonly now?: {
    readonly temperature: number;
    readonly sky: Sky;
    readonly wind: number;
    readonly isNight: boolean;
  };
  /** At least one. */
  readonly days: readonly WeatherCardDay[];
  /** At least two, one after the other. */
  readonly hours?: {
    /** `2026-11-19T00:00`. */
    readonly from: string;
    readonly temperatures: readonly number[];
    /** The chance of it in each of them, in percent. */
    readonly rain: readonly (number | null)[];
  };
}
