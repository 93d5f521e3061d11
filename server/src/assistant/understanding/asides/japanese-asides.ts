import type { AsideTable } from "./aside-table.ts";

export const JAPANESE: AsideTable = {
  divides: /[、,。！!；;]+\s*/u,
  between: "、",
  comment: /(?!)/u,
  request: /(?!)/u,
};
