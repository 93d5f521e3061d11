import { SHELL_ROUTES } from "@atrium/shared-contracts/spec";
import { AUTH_PATH } from "../core/auth/auth-path.ts";

/** Without a session, every other page leads to sign-in. */
const PUBLIC_PATHS = SHELL_ROUTES.exact.filter((path) => !AUTH_PATH.test(path));

/** A file and its integrity. */
type Module = readonly [file: string, integrity: string];

/** The code of each kind of page, which the shell's entry would only ask for once it runs. */
export interface PageModules {
  /** Pages of shared links need it for the feature that shows them. */
  readonly signedIn: readonly Module[];
  /** Sign-in and sign-up. */
  readonly auth: readonly Module[];
  /** Landing, terms, privacy and changelog. */
  readonly public: readonly Module[];
}

/**
 * Runs after the first-paint script, which has found out what kind of page this is, and after the import map. Fetches the page's own code alongside
 * the shell's entry.
 *
 * Its script element names the URL of the shell's files in `data-base`.
 */
export function pagePreloadScript({ signedIn, auth, public: open }: PageModules): string {
  return `(()=>{
const {skeleton=""}=document.documentElement.dataset,{base}=document.currentScript.dataset;
for(const [file,integrity] of !/bare(?! shared)/.test(skeleton)?${JSON.stringify(signedIn)}:${JSON.stringify(PUBLIC_PATHS)}.includes(location.pathname)?${JSON.stringify(open)}:${JSON.stringify(auth)})
document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href:base+file,integrity}));
})();`;
}
