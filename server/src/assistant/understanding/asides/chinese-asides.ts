import type { AsideTable } from "./aside-table.ts";

export const CHINESE: AsideTable = {
  divides: /[，,。！!；;～~]+\s*/u,
  between: "，",
  comment: /(?!)/u,
  request: /(?!)/u,
};
