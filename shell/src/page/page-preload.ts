/** A file and its integrity. */
type Module = readonly [file: string, integrity: string];

/** The code of each kind of page, which the shell's entry would only ask for once it runs. */
export interface PageModules {
  readonly signedIn: readonly Module[];
  /** Sign-in and sign-up. */
  readonly auth: readonly Module[];
  readonly landing: readonly Module[];
}

/**
 * Runs after the first-paint script, which has found out what kind of page this is, and after the import map. Fetches the page's own code alongside
 * the shell's entry.
 *
 * Its script element names the URL of the shell's files in `data-base`.
 */
export function pagePreloadScript({ signedIn, auth, landing }: PageModules): string {
  return `(()=>{
const {skeleton=""}=document.documentElement.dataset,{base}=document.currentScript.dataset;
for(const [file,integrity] of /form/.test(skeleton)?${JSON.stringify(auth)}:/bare/.test(skeleton)?location.pathname==="/"?${JSON.stringify(landing)}:[]:${JSON.stringify(signedIn)})
document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href:base+file,integrity}));
})();`;
}
