import { SIDEBAR_WIDTH_PX, STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import { AUTH_PATH } from "../core/auth/auth-path.ts";
import { FIRST_SKELETON_ID } from "../core/boot/first-skeleton-id.ts";

// The page's skeleton before any code has loaded. It covers the page until the shell has rendered and removes it, so
// there's no visible jump. `data-skeleton` on the root element selects the shape; without JavaScript there is none.

/** Part of the first-paint script, using its `root` and `read`: picks the frame if this browser has a session, else a bare page. */
export const SKELETON_SCRIPT = `root.dataset.skeleton=${AUTH_PATH}.test(location.pathname)||!read(${JSON.stringify(STORAGE_KEYS.authToken)})?"bare":read(${JSON.stringify(STORAGE_KEYS.sidebarCollapsed)})==="true"?"collapsed":"expanded";`;

const ID = `#${FIRST_SKELETON_ID}`;
const rem = (pixels: number) => `${pixels / 16}rem`;

/** The measurements match the shell's frame. */
export const SKELETON_STYLE = [
  `${ID}{display:none}`,
  `html[data-skeleton] ${ID}{position:fixed;inset:0;z-index:9999;display:flex;background:#fff;--block:rgb(0 0 0/.09);--line:#e4e4e8;--side:#f7f7f8}`,
  `html[data-theme=dark] ${ID}{background:#0a0a0b;--block:rgb(255 255 255/.11);--line:#29292e;--side:#131315}`,
  `${ID} i{display:block;height:1.25rem;border-radius:.625rem;background:var(--block);animation:atrium-wait 2s ease-in-out .5s infinite}`,
  `@keyframes atrium-wait{50%{opacity:.4}}`,
  `@media(prefers-reduced-motion:reduce){${ID} i{animation:none}}`,
  // The sidebar on desktops.
  `${ID} .side{display:flex;flex-direction:column;flex-shrink:0;box-sizing:border-box;width:${rem(SIDEBAR_WIDTH_PX.expanded)};border-right:1px solid var(--line);background:var(--side)}`,
  `${ID} .side div{display:flex;align-items:center;padding:0 1.25rem}`,
  `${ID} .logo{height:4rem}${ID} .logo i{width:5.375rem;height:1.5rem}`,
  `${ID} .entry{height:2.5rem;margin-bottom:.125rem}${ID} .entry i{width:100%}`,
  // The search field and the main action, which fill their rows.
  `${ID} .side .fill{padding:0 .75rem;margin-bottom:.5rem}${ID} .fill i{height:2.5rem}`,
  `${ID} .user{height:4.5rem;margin-top:auto;gap:.75rem}${ID} .user i{width:7.5rem;height:1.75rem}${ID} .user i:first-child{width:2rem;height:2rem;border-radius:50%}`,
  `html[data-skeleton=collapsed] ${ID} .side{width:${rem(SIDEBAR_WIDTH_PX.collapsed)}}`,
  `html[data-skeleton=collapsed] ${ID} .side div{padding:0;justify-content:center}`,
  `html[data-skeleton=collapsed] ${ID} .find{display:none}html[data-skeleton=collapsed] ${ID} .fill i{width:2.5rem}`,
  `html[data-skeleton=collapsed] ${ID} :is(.logo,.entry:not(.fill)) i{width:1.5rem}html[data-skeleton=collapsed] ${ID} .user i:last-child{display:none}`,
  // The top bar on phones.
  `${ID} .top{display:none;flex-shrink:0;box-sizing:border-box;height:3.5rem;align-items:center;gap:1rem;padding:0 1rem;border-bottom:1px solid var(--line)}`,
  `${ID} .top i{width:1.25rem}${ID} .top i:nth-child(2){width:4.5rem}${ID} .top i:last-child{width:1.5rem;height:1.5rem;border-radius:50%;margin-left:auto}`,
  `${ID} .body{flex:1;min-width:0;padding:2rem}${ID} .body i{height:3rem;margin-bottom:.75rem}${ID} .body i:first-child{width:32%;height:2rem;margin-bottom:1.75rem}${ID} .body i:last-child{width:92%}`,
  `@media(max-width:899.95px){${ID}{flex-direction:column}${ID} .side{display:none}${ID} .top{display:flex}${ID} .body{padding:1rem}}`,
  // Sign-in and public pages: a line for the name, and a column.
  `html[data-skeleton=bare] ${ID}{flex-direction:column}html[data-skeleton=bare] ${ID} .side{display:none}`,
  `html[data-skeleton=bare] ${ID} .top{display:flex;height:4.5rem;border:0}html[data-skeleton=bare] ${ID} .top i:last-child{display:none}`,
  `html[data-skeleton=bare] ${ID} .body{box-sizing:border-box;width:100%;max-width:26rem;margin:6vh auto 0}`,
].join("");

const entries =
  '<div class="entry fill find"><i></i></div><div class="entry fill"><i></i></div>' +
  '<div class="entry"><i></i></div>'.repeat(4);

export const SKELETON_HTML =
  `<div id="${FIRST_SKELETON_ID}" aria-hidden="true"><div class="top"><i></i><i></i><i></i></div>` +
  `<div class="side"><div class="logo"><i></i></div>${entries}<div class="user"><i></i><i></i></div></div>` +
  '<div class="body"><i></i><i></i><i></i></div></div>';

/** For browsers with JavaScript turned off. Without the script, the system's color scheme applies. */
export const NO_SCRIPT_STYLE =
  "@media(prefers-color-scheme:dark){html:not([data-theme]){background:#0a0a0b;color-scheme:dark}}" +
  ".no-script{max-width:26rem;margin:0 auto;padding:20vh 1.5rem 2rem;font:1rem/1.6 system-ui,sans-serif;text-align:center}" +
  ".no-script b{display:block;margin-bottom:1.5rem;font-size:1.125rem}" +
  ".no-script h1{margin:0 0 .5rem;font-size:1.375rem;line-height:1.25}.no-script p{margin:0;opacity:.75}";

export const NO_SCRIPT_HTML =
  '<noscript><main class="no-script"><b>Atrium</b><h1>Atrium needs JavaScript</h1>' +
  "<p>Turn on JavaScript for this site in your browser's settings, then reload the page.</p></main></noscript>";
