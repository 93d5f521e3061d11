import {
  Cloud,
  CloudDrizzle,
  CloudFog,
  CloudHail,
  CloudLightning,
  CloudMoon,
  CloudRain,
  CloudRainWind,
  CloudSnow,
  CloudSun,
  Cloudy,
  type LucideIcon,
  Moon,
  Sun,
} from "lucide-react";

/** The icons for the weather, fetched when the first of them shows. */
export const SKY_GLYPHS = {
  "sky-cloud": Cloud,
  "sky-clouds": Cloudy,
  "sky-downpour": CloudRainWind,
  "sky-drizzle": CloudDrizzle,
  "sky-fog": CloudFog,
  "sky-hail": CloudHail,
  "sky-lightning": CloudLightning,
  "sky-moon": Moon,
  "sky-moon-cloud": CloudMoon,
  "sky-rain": CloudRain,
  "sky-snow": CloudSnow,
  "sky-sun": Sun,
  "sky-sun-cloud": CloudSun,
} satisfies Record<string, LucideIcon>;
