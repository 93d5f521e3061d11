import { useLazyCode } from "@atrium/shared-ui";
import type { ReactNode } from "react";
import { mathDrawing } from "../lazy-parts.ts";
import { readFormula } from "./formula-source.ts";

/** A formula in assistant text. Shown as written until it's complete and what draws it has loaded. */
export function Formula({ children }: { readonly children?: ReactNode }) {
  const source = typeof children === "string" ? children : "";
  const { tex, display, closed } = readFormula(source);
  const { code } = useLazyCode(mathDrawing, closed);
  if (!closed || !code) return <span style={display ? { whiteSpace: "pre-wrap" } : undefined}>{source}</span>;
  return <code.DrawnFormula source={source} tex={tex} display={display} />;
}
