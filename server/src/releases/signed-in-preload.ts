/**
 * Runs after the first-paint script, which has found out whether this browser has a session, and after the import map. With
 * a session, fetches the code for signed-in users alongside the shell's entry; others fetch it only when they start to sign in.
 *
 * `urls` are the shell's modules that contain that code.
 */
export function signedInPreloadScript(urls: readonly string[]): string {
  if (urls.length === 0) return "";
  return `(()=>{
if(document.documentElement.dataset.skeleton==="bare")return;
const {integrity}=JSON.parse(document.querySelector("script[type=importmap]").textContent);
for(const url of ${JSON.stringify(urls)})
document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href:url,integrity:integrity[url]}));
})();`;
}
