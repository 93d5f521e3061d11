import type { ThemeMode } from "@atrium/shared-contracts/contract";

const CYCLE = { light: "dark", dark: "system", system: "light" } as const satisfies Record<ThemeMode, ThemeMode>;

/** The toggle's next choice: light, dark, system, light. */
export const nextTheme = (mode: ThemeMode): ThemeMode => CYCLE[mode];

export function isThemeMode(value: unknown): value is ThemeMode {
  return typeof value === "string" && Object.hasOwn(CYCLE, value);
}

export function resolveTheme(mode: ThemeMode, systemIsDark: boolean): "light" | "dark" {
  if (mode === "system") return systemIsDark ? "dark" : "light";
  return mode;
}
