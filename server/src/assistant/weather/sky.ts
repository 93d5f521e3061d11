const SKIES = [
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
] as const satisfies readonly (readonly [readonly number[], string])[];

/** What a WMO weather code says the sky is like. */
export type Sky = (typeof SKIES)[number][1] | "changeable";

export const skyOf = (code: number): Sky =>
  SKIES.find(([codes]) => (codes as readonly number[]).includes(code))?.[1] ?? "changeable";
