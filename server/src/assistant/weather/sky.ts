import type { Sky } from "@atrium/shared-contracts/wire";

const SKIES: readonly (readonly [readonly number[], Sky])[] = [
  [[0], "clear"],
  [[1], "mostlyClear"],
  [[2], "partlyCloudy"],
  [[3], "overcast"],
  [[45, 48], "fog"],
  [[51, 53, 55], "drizzle"],
  [[56, 57], "freezingDrizzle"],
  [[61], "lightRain"],
  [[63], "rain"],
  [[65], "heavyRain"],
  [[66, 67], "freezingRain"],
  [[71], "lightSnow"],
  [[73], "snow"],
  [[75, 77], "heavySnow"],
  [[80, 81], "rainShowers"],
  [[82], "violentShowers"],
  [[85, 86], "snowShowers"],
  [[95], "thunderstorm"],
  [[96, 99], "hail"],
];

/** What a WMO weather code says the sky is like. */
export const skyOf = (code: number): Sky => SKIES.find(([codes]) => codes.includes(code))?.[1] ?? "changeable";

const SNOWY: ReadonlySet<Sky> = new Set(["lightSnow", "snow", "heavySnow", "snowShowers"]);
export const isSnowy = (code: number): boolean => SNOWY.has(skyOf(code));

/** Whether something falls from a sky. */
export const isWet = (code: number): boolean => code > 50;

/** The sky that matters most: the codes rise with that. */
export const worst = (codes: readonly number[]): number => Math.max(-1, ...codes);
