import { createTheme } from "@mui/material/styles";
import { rem } from "./rem.ts";
import { BY_TOUCH, TOUCH } from "./touch.ts";
import { COLORS, FONT_FAMILY, GRID, MOTION, RADIUS } from "./tokens.ts";

declare module "@mui/material/styles" {
  interface TypeBackground {
    /** Background of areas beside the page: sidebar, panels. */
    surface: string;
  }
}

const palette = (scheme: keyof typeof COLORS) => {
  const colors = COLORS[scheme];
  return {
    primary: { main: colors.accent, dark: colors.accentHover, contrastText: colors.accentText },
    secondary: { main: colors.muted, contrastText: colors.background },
    error: { main: colors.error, contrastText: colors.background },
    warning: { main: colors.warning, contrastText: colors.background },
    success: { main: colors.success, contrastText: colors.background },
    info: { main: colors.info, contrastText: colors.background },
    background: { default: colors.background, paper: colors.raised, surface: colors.surface },
    text: { primary: colors.text, secondary: colors.muted },
    divider: colors.border,
    action: { selected: colors.selected },
  };
};

const FOCUS_RING = { outline: "2px solid var(--mui-palette-primary-main)", outlineOffset: 2 };
/** For elements that fill their container, where an outer ring would be cut off. */
const INNER_FOCUS_RING = { styleOverrides: { root: { "&.Mui-focusVisible": { outlineOffset: -2 } } } };

/** Pixels at the default text size. */
interface SwitchSizes {
  readonly width: number;
  readonly height: number;
  readonly padding: number;
  readonly thumb: number;
  readonly around: number;
}
const switchSizes = ({ width, height, padding, thumb, around }: SwitchSizes) => ({
  width: rem(width),
  height: rem(height),
  padding: rem(padding),
  "& .MuiSwitch-switchBase": { padding: rem(around) },
  "& .MuiSwitch-switchBase.Mui-checked": { transform: `translateX(${rem(width - thumb - 2 * around)})` },
  "& .MuiSwitch-thumb": { width: rem(thumb), height: rem(thumb) },
});

/** Attribute of the root element with the color scheme: `data-theme="light"` or `"dark"`. Set before first paint. */
export const COLOR_SCHEME_ATTRIBUTE = "data-theme";

/** The only theme: both color schemes as CSS variables, switched by the root element's attribute. */
export const atriumTheme = createTheme({
  cssVariables: { colorSchemeSelector: COLOR_SCHEME_ATTRIBUTE },
  colorSchemes: { light: { palette: palette("light") }, dark: { palette: palette("dark") } },
  spacing: GRID,
  shape: { borderRadius: RADIUS },
  typography: {
    fontFamily: FONT_FAMILY,
    fontSize: 14,
    h1: { fontSize: "1.75rem", fontWeight: 650, letterSpacing: "-0.02em", lineHeight: 1.2, overflowWrap: "anywhere" },
    h2: {
      fontSize: "1.375rem",
      fontWeight: 620,
      letterSpacing: "-0.015em",
      lineHeight: 1.25,
      overflowWrap: "anywhere",
    },
    h3: { fontSize: "1.125rem", fontWeight: 600, letterSpacing: "-0.01em", lineHeight: 1.3, overflowWrap: "anywhere" },
    h4: { fontSize: "1rem", fontWeight: 600, lineHeight: 1.4 },
    subtitle2: { fontWeight: 600 },
    button: { textTransform: "none", fontWeight: 550 },
    body1: { fontSize: "0.9375rem", lineHeight: 1.6 },
    body2: { fontSize: "0.875rem", lineHeight: 1.5 },
    caption: { fontSize: "0.75rem", lineHeight: 1.4 },
  },
  transitions: {
    duration: {
      shortest: MOTION.quick,
      shorter: MOTION.quick,
      short: MOTION.usual,
      standard: MOTION.usual,
      enteringScreen: MOTION.usual,
      leavingScreen: MOTION.quick,
    },
  },
  components: {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      // MUI removes the outline from everything clickable.
      styleOverrides: { root: { "&.Mui-focusVisible": FOCUS_RING } },
    },
    MuiListItemButton: INNER_FOCUS_RING,
    MuiMenuItem: {
      styleOverrides: {
        root: {
          ...INNER_FOCUS_RING.styleOverrides.root,
          // A menu that's narrower than a large label doesn't cut it off.
          whiteSpace: "normal",
          // MUI's is in pixels, which an enlarged icon fills.
          "& .MuiListItemIcon-root": { minWidth: rem(36) },
        },
      },
    },
    MuiTab: INNER_FOCUS_RING,
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { [BY_TOUCH]: { minHeight: TOUCH } } },
    },
    MuiIconButton: {
      styleOverrides: { root: { [BY_TOUCH]: { minWidth: TOUCH, minHeight: TOUCH } } },
    },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: "none" } } },
    // Lets `color` be a palette path such as "text.secondary". Typography itself only knows the palette's names.
    MuiTypography: {
      variants: (["primary", "secondary", "disabled"] as const).map((name) => ({
        props: { color: `text.${name}` },
        style: ({ theme }) => ({ color: theme.vars.palette.text[name] }),
      })),
    },
    MuiTextField: { defaultProps: { size: "small" } },
    // A browser works out each line of a long word of kerned capitals anew from all that follows in it: 10 seconds for 20,000 that are pasted.
    MuiInputBase: { styleOverrides: { input: { fontKerning: "none" } } },
    MuiOutlinedInput: { styleOverrides: { root: { [BY_TOUCH]: { minHeight: TOUCH } } } },
    MuiFormControlLabel: { styleOverrides: { root: { [BY_TOUCH]: { minHeight: TOUCH } } } },
    MuiRadio: { styleOverrides: { root: { [BY_TOUCH]: { minWidth: TOUCH, minHeight: TOUCH } } } },
    MuiCheckbox: { styleOverrides: { root: { [BY_TOUCH]: { minWidth: TOUCH, minHeight: TOUCH } } } },
    MuiBreadcrumbs: {
      styleOverrides: { li: { [BY_TOUCH]: { "& > a": { display: "inline-block", paddingBlock: rem(12) } } } },
    },
    MuiChip: { styleOverrides: { clickable: { [BY_TOUCH]: { height: TOUCH, borderRadius: rem(22) } } } },
    MuiToggleButton: { styleOverrides: { root: { [BY_TOUCH]: { minWidth: TOUCH, minHeight: TOUCH } } } },
    // MUI sets these sizes in pixels. In rem, they still fit around text the user has enlarged.
    MuiInputLabel: {
      styleOverrides: {
        root: {
          [BY_TOUCH]: {
            // In the middle of the higher field.
            "&.MuiInputLabel-outlined.MuiInputLabel-sizeSmall:not(.MuiInputLabel-shrink)": {
              transform: `translate(14px, ${rem(12)})`,
            },
          },
          "&.MuiInputLabel-outlined.MuiInputLabel-shrink": { transform: `translate(14px, ${rem(-9)}) scale(0.75)` },
        },
      },
    },
    MuiSelect: { styleOverrides: { select: { "&&&": { paddingRight: rem(32) } } } },
    MuiSwitch: {
      styleOverrides: {
        root: {
          ...switchSizes({ width: 58, height: 38, padding: 12, thumb: 20, around: 9 }),
          "&.MuiSwitch-sizeSmall": switchSizes({ width: 40, height: 24, padding: 7, thumb: 16, around: 4 }),
        },
      },
    },
    MuiTooltip: { defaultProps: { enterDelay: 400 } },
    // Every dialog's title looks like the headings of the panels beside it.
    MuiDialogTitle: { defaultProps: { variant: "h3" } },
    // In line with the title and the text above.
    MuiDialogActions: { styleOverrides: { root: { padding: "8px 24px 16px" } } },
    MuiDialog: {
      styleOverrides: {
        paper: ({ theme }) => ({
          border: `1px solid ${theme.vars.palette.divider}`,
          boxShadow: "0 16px 48px rgb(0 0 0 / 0.24)",
        }),
      },
    },
    MuiMenu: {
      styleOverrides: {
        paper: ({ theme }) => ({
          border: `1px solid ${theme.vars.palette.divider}`,
          boxShadow: "0 8px 24px rgb(0 0 0 / 0.16)",
        }),
      },
    },
    MuiCssBaseline: {
      styleOverrides: {
        "*:focus-visible": FOCUS_RING,
        // With Inter's contextual letters, a word of 10,000 brackets takes the browser a second to break into lines, each time.
        body: { fontVariantLigatures: "no-contextual" },
        // Breaks lines between words. By default, the browser would break between any two characters.
        "html:lang(ja)": { wordBreak: "auto-phrase" },
        "html:lang(ko)": { wordBreak: "keep-all", overflowWrap: "break-word" },
        "@media (prefers-reduced-motion: reduce)": {
          "*, *::before, *::after": {
            animationDuration: "0.01ms !important",
            transitionDuration: "0.01ms !important",
            scrollBehavior: "auto !important",
          },
        },
      },
    },
  },
});
