import type { Sky } from "@atrium/shared-contracts/wire";
import { Box, Icon, type IconName } from "@atrium/shared-ui";

const SUNNY = "warning.main";
const WET = "info.main";
const GRAY = "text.secondary";

const LOOKS: Readonly<Record<Sky, readonly [IconName, color: string]>> = {
  clear: ["sky-sun", SUNNY],
  mostlyClear: ["sky-sun-cloud", SUNNY],
  partlyCloudy: ["sky-sun-cloud", GRAY],
  overcast: ["sky-clouds", GRAY],
  fog: ["sky-fog", GRAY],
  drizzle: ["sky-drizzle", WET],
  freezingDrizzle: ["sky-drizzle", WET],
  lightRain: ["sky-rain", WET],
  rain: ["sky-rain", WET],
  heavyRain: ["sky-downpour", WET],
  freezingRain: ["sky-hail", WET],
  lightSnow: ["sky-snow", WET],
  snow: ["sky-snow", WET],
  heavySnow: ["sky-snow", WET],
  rainShowers: ["sky-rain", WET],
  violentShowers: ["sky-downpour", WET],
  snowShowers: ["sky-snow", WET],
  thunderstorm: ["sky-lightning", SUNNY],
  hail: ["sky-hail", WET],
  changeable: ["sky-cloud", GRAY],
};
/** Whether this version knows a sky of this name. */
export const isSky = (name: unknown): name is Sky => typeof name === "string" && Object.hasOwn(LOOKS, name);

const AT_NIGHT: Readonly<Partial<Record<Sky, IconName>>> = {
  clear: "sky-moon",
  mostlyClear: "sky-moon-cloud",
  partlyCloudy: "sky-moon-cloud",
};

interface SkyIconProps {
  readonly sky: Sky;
  /** Pixels at the default text size. */
  readonly size: number;
  readonly isNight?: boolean;
}

/** A decorative picture of a sky. What's beside it says it in words. */
export function SkyIcon({ sky, size, isNight = false }: SkyIconProps) {
  const [byDay, color] = LOOKS[sky];
  const byNight = isNight ? AT_NIGHT[sky] : undefined;
  return (
    <Box component="span" sx={{ display: "flex", color: byNight === undefined ? color : GRAY }}>
      <Icon name={byNight ?? byDay} size={size} />
    </Box>
  );
}
