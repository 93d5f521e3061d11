import { useTranslation } from "@atrium/shared-ui/i18n";
import { useLayoutEffect, useMemo, useRef } from "react";
import { TEXTS } from "../../locales/translations.ts";
import { drawFormula } from "./draw-formula.ts";
import { copyable } from "./formula-source.ts";

interface DrawnFormulaProps {
  readonly source: string;
  readonly tex: string;
  readonly display: boolean;
}

/** A formula drawn by KaTeX. One with a mistake is shown as written, with the reason as its title. */
export function DrawnFormula({ source, tex, display }: DrawnFormulaProps) {
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
    <span className={display ? "math math-display" : "math"}>
      <span ref={place} />
      {/* What's copied in place of the drawing. */}
      <span className="math-source" aria-hidden>
        {copyable(source, display)}
      </span>
    </span>
  );
}
