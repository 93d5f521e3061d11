/**
 * Runs after the first-paint script, which has found out whether this browser has a session, and after the import map. With
 * a session, fetches the code for signed-in users alongside the shell's entry; others fetch it only when they start to sign in.
 *
 * Its script element names the URL of the shell's files in `data-base`. `modules` are pairs of a file and its integrity.
 */
export function signedInPreloadScript(modules: readonly (readonly [file: string, integrity: string])[]): string {
  return `(()=>{
if(document.documentElement.dataset.skeleton?.startsWith("bare"))return;
const {base}=document.currentScript.dataset;
for(const [file,integrity] of ${JSON.stringify(modules)})
document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href:base+file,integrity}));
})();`;
}
