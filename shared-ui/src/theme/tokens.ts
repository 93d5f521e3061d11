import { THEME_COLOR } from "@atrium/shared-contracts/spec";

/** Colors by scheme. Text has a contrast of at least 4.5:1, borders of controls 3:1 (WCAG 2.2 AA). */
export const COLORS = {
  light: {
    background: THEME_COLOR.light,
    surface: "#f7f7f8",
    raised: "#ffffff",
    selected: "rgba(0, 0, 0, 0.08)",
    border: "#e4e4e8",
    control: "#8b8b96",
    text: "#17171a",
    muted: "#5c5c66",
    accent: "#4f46e5",
    accentHover: "#4338ca",
    accentText: "#ffffff",
    error: "#c42b2b",
    warning: "#9a5b00",
    success: "#1c7a45",
    info: "#1f6fb2",
  },
  dark: {
    background: THEME_COLOR.dark,
    surface: "#131315",
    raised: "#1a1a1d",
    selected: "rgba(255, 255, 255, 0.12)",
    border: "#29292e",
    control: "#71717c",
    text: "#ededf0",
    muted: "#a1a1ab",
    accent: "#9b95ff",
    accentHover: "#857eff",
    accentText: "#0f0d2b",
    error: "#ff8a85",
    warning: "#f2b35c",
    success: "#5fd597",
    info: "#74b9f0",
  },
} as const;

/** Pixels. */
export const RADIUS = 10;
export const GRID = 8;

/** Milliseconds. */
export const MOTION = { quick: 150, usual: 200 } as const;

export const FONT_FAMILY = [
  '"Inter Variable"',
  "system-ui",
  '"Segoe UI"',
  "Roboto",
  '"Noto Sans"',
  '"Hiragino Sans"',
  '"Noto Sans JP"',
  '"PingFang SC"',
  '"Noto Sans SC"',
  '"Apple SD Gothic Neo"',
  '"Noto Sans KR"',
  "sans-serif",
].join(", ");

/** Geist Mono is there on pages that add it; the families named for it are the system's fonts in its size. */
export const MONO_FAMILY = [
  '"Geist Mono"',
  '"Menlo for Geist Mono"',
  '"Consolas for Geist Mono"',
  '"Liberation Mono for Geist Mono"',
  "ui-monospace",
  '"SF Mono"',
  "Menlo",
  "Consolas",
  '"Liberation Mono"',
  "monospace",
].join(", ");
