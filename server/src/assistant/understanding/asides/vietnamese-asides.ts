import type { AsideTable } from "./aside-table.ts";

export const VIETNAMESE: AsideTable = {
  divides: /(?<=[\p{L}\p{M}\p{N})"”!?])\s*(?:[,;!?]+|\.+(?=\s))\s+/u,
  between: ", ",
  comment: /(?!)/u,
  request: /(?!)/u,
};
