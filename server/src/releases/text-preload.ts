/**
 * Runs after the first paint's script, which has set the page's language, and after the import map, which names every module
 * of every release. It asks at once for the texts of some apps in that language: the frame then comes up in it, and no
 * language is sent that nobody chose. The apps' builds name these files `texts-<app>-<language>-json.<hash>.js`.
 *
 * `apps` are pairs of an app's id and the URL that its release's files are below.
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
