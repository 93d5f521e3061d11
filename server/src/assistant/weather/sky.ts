const SKY: readonly (readonly [readonly number[], string])[] = [
  [[0], "clear sky"],
  [[1], "mostly clear"],
  [[2], "partly cloudy"],
  [[3], "overcast"],
  [[45, 48], "fog"],
  [[51, 53, 55], "drizzle"],
  [[56, 57], "freezing drizzle"],
  [[61], "light rain"],
  [[63], "rain"],
  [[65], "heavy rain"],
  [[66, 67], "freezing rain"],
  [[71], "light snow"],
  [[73], "snow"],
  [[75, 77], "heavy snow"],
  [[80, 81], "rain showers"],
  [[82], "violent rain showers"],
  [[85, 86], "snow showers"],
  [[95], "thunderstorm"],
  [[96, 99], "thunderstorm with hail"],
];

/** A WMO weather code in words. */
export const skyWords = (code: number) => SKY.find(([codes]) => codes.includes(code))?.[1] ?? "changeable";
