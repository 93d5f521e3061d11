import { useTranslation } from "@atrium/shared-ui/i18n";
import { type ReactNode, useLayoutEffect, useMemo, useRef } from "react";
import { TEXTS } from "../../locales/translations.ts";
import { drawFormula } from "./draw-formula.ts";
import { useTurn } from "./drawing-turns.ts";
import { copyable } from "./formula-source.ts";

interface DrawnFormulaProps {
  readonly source: string;
  readonly tex: string;
  readonly display: boolean;
  /** What's shown until it's its turn to be drawn. */
  readonly undrawn: ReactNode;
}

export function DrawnFormula({ undrawn, ...formula }: DrawnFormulaProps) {
  return useTurn(formula.tex) ? <Drawing {...formula} /> : undrawn;
}

/** A formula drawn by KaTeX. One with a mistake is shown as written, with the reason as its title. */
function Drawing({ source, tex, display }: Omit<DrawnFormulaProps, "undrawn">) {
  const { t } = useTranslation(TEXTS);
  const drawn = useMemo(() => drawFormula(tex, display), [tex, display]);
  const place = useRef<HTMLSpanElement>(null);
  const nodes = "nodes" in drawn ? drawn.nodes : undefined;
  useLayoutEffect(() => {
    if (nodes) place.current?.replaceChildren(nodes());
  }, [nodes]);
  if ("problem" in drawn)
    return (
      <code
        className="math-failed"
        title={t(`math.${drawn.problem}`, { reason: "reason" in drawn ? drawn.reason : "" })}
      >
        {source}
      </code>
    );
  return (
    // A formula on lines of its own scrolls sideways, so keyboard users must be able to focus it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <span className={display ? "math math-display" : "math"} tabIndex={display ? 0 : undefined}>
      <span ref={place} />
      {/* What's copied in place of the drawing. */}
      <span className="math-source" aria-hidden>
        {copyable(source, display)}
      </span>
    </span>
  );
}
