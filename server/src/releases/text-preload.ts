/**
 * Runs after the first-paint script, which has set the page's language, and after the import map, which contains every
 * module of every release. Preloads some apps' texts in that language only, so the frame shows up in it right away. The
 * apps' builds name these files `texts-<app>-<language>-json.<hash>.js`.
 *
 * `apps` are pairs of an app's id and the base URL of its release's files.
 */
export function textPreloadScript(apps: readonly (readonly [app: string, url: string])[]): string {
  const begins = apps.map(([app, url]) => `${url}texts-${app}-`);
  return `(()=>{
const lang=document.documentElement.lang;
const file=(lang==="zh"?"zh-CN":lang)+"-json.";
const begins=${JSON.stringify(begins)}.map(begin=>begin+file);
const {integrity}=JSON.parse(document.querySelector("script[type=importmap]").textContent);
for(const url in integrity)if(begins.some(begin=>url.startsWith(begin)))
document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href:url,integrity:integrity[url]}));
})();`;
}
