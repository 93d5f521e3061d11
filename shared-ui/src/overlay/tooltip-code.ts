import { lazyCode } from "../lazy-code/lazy-code.ts";

/** Fetched when the first tooltip shows. */
export const tooltipCode = lazyCode(
  () => import(/* webpackChunkName: "overlays" */ "./mui-tooltip-parts.ts"),
  "Tooltips don't show",
);
