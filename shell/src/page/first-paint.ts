import { DEFAULT_LANGUAGE, STORAGE_KEYS, SUPPORTED_LANGUAGES, THEME_COLOR } from "@atrium/shared-contracts/spec";
import { NO_SCRIPT_STYLE, SKELETON_SCRIPT, SKELETON_STYLE } from "./first-skeleton.ts";

/** Styles that apply before any others, to avoid a flash of the wrong background. */
export const FIRST_PAINT_STYLE =
  `html{background:${THEME_COLOR.light};color-scheme:light}` +
  `html[data-theme=dark]{background:${THEME_COLOR.dark};color-scheme:dark}` +
  `body{margin:0}` +
  SKELETON_STYLE +
  NO_SCRIPT_STYLE;

/**
 * Runs before the first paint. Sets the color scheme and language of the last visit, or else the system's and browser's.
 * The shell takes over when it starts. Reads the values that the shell stored; anything else counts as missing.
 */
export const FIRST_PAINT_SCRIPT = `(()=>{
const root=document.documentElement;
const read=key=>{try{return localStorage.getItem(key)}catch{return null}};
const stored=read(${JSON.stringify(STORAGE_KEYS.theme)});
const dark=stored==="dark"||(stored!=="light"&&matchMedia("(prefers-color-scheme: dark)").matches);
root.dataset.theme=dark?"dark":"light";
document.querySelector('meta[name="theme-color"]').content=dark?${JSON.stringify(THEME_COLOR.dark)}:${JSON.stringify(THEME_COLOR.light)};
const languages=${JSON.stringify(SUPPORTED_LANGUAGES)};
const wanted=[read(${JSON.stringify(STORAGE_KEYS.language)}),(navigator.language||"").split("-")[0]];
root.lang=wanted.find(language=>languages.includes(language))||${JSON.stringify(DEFAULT_LANGUAGE)};
${SKELETON_SCRIPT}
})();`;
