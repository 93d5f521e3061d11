/**
 * Runs after the first paint's script, which has found out whether this browser holds a session, and after the import map. Who has one
 * fetches the code of the signed-in beside the shell's entry; nobody else fetches it before they begin to sign in.
 *
 * `urls` are those of the shell's modules that hold that code.
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
