import { SIDEBAR_WIDTH_PX, STORAGE_KEYS } from "@atrium/shared-contracts/spec";
import { AUTH_PATH } from "../core/auth/auth-path.ts";
import { FIRST_SKELETON_ID } from "../core/boot/first-skeleton-id.ts";

// The page's skeleton before any code has loaded. It covers the page until the shell has rendered and removes it, so
// there's no visible jump. `data-skeleton` on the root element selects the shape; without JavaScript there is none.

/** Part of the first-paint script, using its `root` and `read`: picks the frame if this browser has a session, else a bare page, and the page's own shape. */
export const SKELETON_SCRIPT = `const path=location.pathname;
root.dataset.skeleton=${AUTH_PATH}.test(path)?"bare form"+(/up|register/.test(path)?" up":""):/^\\/share(\\/|$)/.test(path)?"bare shared":!read(${JSON.stringify(STORAGE_KEYS.authToken)})?"bare":(read(${JSON.stringify(STORAGE_KEYS.sidebarCollapsed)})==="true"?"collapsed":"expanded")+(path==="/"?" home":"");`;

const ID = `#${FIRST_SKELETON_ID}`;
const rem = (pixels: number) => `${pixels / 16}rem`;
const on = (shape: string) => `html[data-skeleton~=${shape}] ${ID}`;

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
  `${on("collapsed")} .side{width:${rem(SIDEBAR_WIDTH_PX.collapsed)}}`,
  `${on("collapsed")} .side div{padding:0;justify-content:center}`,
  `${on("collapsed")} .find{display:none}${on("collapsed")} .fill i{width:2.5rem}`,
  `${on("collapsed")} :is(.logo,.entry:not(.fill)) i{width:1.5rem}${on("collapsed")} .user i:last-child{display:none}`,
  // The top bar on phones.
  `${ID} .top{display:none;flex-shrink:0;box-sizing:border-box;height:3.5rem;align-items:center;gap:1rem;padding:0 1rem;border-bottom:1px solid var(--line)}`,
  `${ID} .top i{width:1.25rem}${ID} .top i:nth-child(2){width:4.5rem}${ID} .top i:last-child{width:1.5rem;height:1.5rem;border-radius:50%;margin-left:auto}`,
  `${ID} .body{flex:1;box-sizing:border-box;width:100%;min-width:0;padding:2rem}${ID} .any i{height:3rem;margin-bottom:.75rem}${ID} .any i:first-child{width:32%;height:2rem;margin-bottom:1.75rem}${ID} .any i:last-child{width:92%}`,
  `@media(max-width:899.95px){${ID}{flex-direction:column}${ID} .side{display:none}${ID} .top{display:flex}${ID} .body{padding:1rem}}`,
  // The home page: greeting, message field, suggestions and two cards.
  `${ID} .own{display:none}${on("home")} .any{display:none}`,
  `${on("home")} .home{display:grid;grid-template-columns:1fr 1fr;align-content:start;column-gap:1rem;max-width:60rem;margin:0 auto;padding:clamp(2.5rem,13vh,10rem) 2.5rem}`,
  `${ID} .home i{grid-column:1/3;margin:0 30% .5rem 0;height:2.5rem}${ID} .home .title{height:2.1rem;margin:0 50% 2.5rem 0}${ID} .home .field{height:3.625rem;border-radius:1.75rem;margin:0 0 1rem}${ID} .home .card{grid-column:auto;height:9rem;margin:2rem 0 0}`,
  // Public pages: a line for the name, and a column.
  `${on("bare")}{flex-direction:column}${on("bare")} .side{display:none}`,
  `${on("bare")} .top{display:flex;height:4.5rem;border:0}${on("bare")} .top i:last-child{display:none}`,
  `${on("bare")} .any{max-width:26rem;margin:6vh auto 0}`,
  // Sign-in and sign-up: title, fields and buttons, on desktops beside the panel with the name.
  `${on("form")} .any{display:none}${on("form")} .form{display:block;padding:2rem 1rem}`,
  `${ID} .form i{width:100%;max-width:25rem;margin:0 auto 1rem;height:3.4375rem}${ID} .form .title{height:2.125rem;margin-bottom:3.25rem}${ID} .form .button{height:3rem;margin-bottom:3rem}`,
  `${ID} .up{display:none}${on("up")} .up{display:block;margin-bottom:3.5rem}`,
  `@media(min-width:900px){${on("form")}{flex-direction:row}${on("form")} .top{display:none}${on("form")} .side{display:block;width:50%}${on("form")} .side div{display:none}${on("form")} .side .logo{display:flex;height:6.75rem;padding:0 2.5rem}${on("form")} .form{display:grid;align-content:center;padding:4.75rem 2.5rem 0;grid-template-columns:min(25rem,100%);justify-content:center}}`,
  `@media(max-width:899.95px){${on("home")} .home{padding:1.5rem 1rem}${ID} .home .title{margin-bottom:1.5rem}${ID} .home .card{grid-column:1/3;margin-top:1rem}}`,
].join("");

const entries =
  '<div class="entry fill find"><i></i></div><div class="entry fill"><i></i></div>' +
  '<div class="entry"><i></i></div>'.repeat(4);

export const SKELETON_HTML =
  `<div id="${FIRST_SKELETON_ID}" aria-hidden="true"><div class="top"><i></i><i></i><i></i></div>` +
  `<div class="side"><div class="logo"><i></i></div>${entries}<div class="user"><i></i><i></i></div></div>` +
  '<div class="body any"><i></i><i></i><i></i></div>' +
  '<div class="body own home"><i class="title"></i><i class="field"></i><i></i><i></i><i class="card"></i><i class="card"></i></div>' +
  '<div class="body own form"><i class="title"></i><i></i><i></i><i class="up"></i><i class="up"></i><i class="button"></i><i class="button"></i></div></div>';

/** For browsers with JavaScript turned off. Without the script, the system's color scheme applies. */
export const NO_SCRIPT_STYLE =
  "@media(prefers-color-scheme:dark){html:not([data-theme]){background:#0a0a0b;color-scheme:dark}}" +
  ".no-script{max-width:26rem;margin:0 auto;padding:20vh 1.5rem 2rem;font:1rem/1.6 system-ui,sans-serif;text-align:center}" +
  ".no-script b{display:block;margin-bottom:1.5rem;font-size:1.125rem}" +
  ".no-script h1{margin:0 0 .5rem;font-size:1.375rem;line-height:1.25}.no-script p{margin:0;opacity:.75}";

export const NO_SCRIPT_HTML =
  '<noscript><main class="no-script"><b>Atrium</b><h1>Atrium needs JavaScript</h1>' +
  "<p>Turn on JavaScript for this site in your browser's settings, then reload the page.</p></main></noscript>";
