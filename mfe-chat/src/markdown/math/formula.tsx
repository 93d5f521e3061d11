import { useLazyCode } from "@atrium/shared-ui";
import type { ReactNode } from "react";
import { mathDrawing } from "../lazy-parts.ts";
import { readFormula } from "./formula-source.ts";

/** A formula in assistant text. Shown as written until it's complete and what draws it has loaded. */
export function Formula({ children }: { readonly children?: ReactNode }) {
  const source = typeof children === "string" ? children : "";
  const { tex, display, closed } = readFormula(source);
  const { code } = useLazyCode(mathDrawing, closed);
  const undrawn = <span style={display ? { whiteSpace: "pre-wrap" } : undefined}>{source}</span>;
  if (!closed || !code) return undrawn;
  return <code.DrawnFormula source={source} tex={tex} display={display} undrawn={undrawn} />;
}
