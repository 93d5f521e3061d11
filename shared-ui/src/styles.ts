// MUI's styling engine, exported by name. Shared, so the page has only one theme context.
export { ThemeProvider, keyframes, styled, useColorScheme, useTheme } from "@mui/material/styles";
export type { SxProps, Theme } from "@mui/material/styles";
export { CacheProvider } from "@emotion/react";
export { COLORS, FONT_FAMILY, GRID, MONO_FAMILY, MOTION, RADIUS } from "./theme/tokens.ts";
export { COLOR_SCHEME_ATTRIBUTE, atriumTheme } from "./theme/theme.ts";
