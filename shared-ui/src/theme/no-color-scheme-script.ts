/** In place of MUI's script that sets the theme before the first paint: the page comes with its own. */
export const DEFAULT_MODE_STORAGE_KEY = "mode";
export const DEFAULT_COLOR_SCHEME_STORAGE_KEY = "color-scheme";

export function buildInitColorSchemeScript(): never {
  throw new Error("The shell's page sets the theme itself");
}
