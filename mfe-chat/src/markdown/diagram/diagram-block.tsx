import { Alert, Box, Button } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { COLORS, useColorScheme } from "@atrium/shared-ui/styles";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import diagramTexts from "../../locales/en/diagrams.json" with { type: "json" };
import richTexts from "../../locales/en/rich-parts.json" with { type: "json" };
import { TEXTS, texts } from "../../locales/translations.ts";
import { useNear } from "../../near/use-near.ts";
import { CodeBlock } from "../code/code-block.tsx";
import type { DiagramColors } from "./drawing.ts";
import { type DiagramDrawing, drawDiagram, drawnDiagram } from "./draw-diagram.ts";

texts.addEnglish(diagramTexts, richTexts);

export interface DiagramBlockProps {
  readonly source: string;
  readonly lines: number;
  readonly unfolded: boolean;
  /** The source as code. */
  readonly children: ReactNode;
}

/** A diagram, drawn once it's about to show. Its source is a button away, and stays if there's no drawing. */
export function DiagramBlock({ source, lines, unfolded, children }: DiagramBlockProps) {
  const { t } = useTranslation(TEXTS);
  const place = useRef<HTMLDivElement>(null);
  const drawing = useDrawing(source, useColors(), place);
  const [showsSource, setShowsSource] = useState(false);
  const isDrawn = drawing !== undefined && "image" in drawing;
  return (
    <div ref={place}>
      <CodeBlock
        language="mermaid"
        lines={lines}
        unfolded={unfolded}
        onSought={() => setShowsSource(true)}
        drawing={isDrawn && !showsSource ? <Picture {...drawing} /> : undefined}
        action={
          isDrawn ? (
            <Button size="small" color="inherit" onClick={() => setShowsSource(!showsSource)}>
              {t(showsSource ? "diagram.show" : "diagram.source")}
            </Button>
          ) : undefined
        }
      >
        {children}
      </CodeBlock>
      {drawing && !isDrawn ? (
        <Alert severity="warning" role="note" sx={{ mt: 1 }}>
          {t(`diagram.${drawing.problem}`, { reason: "reason" in drawing ? drawing.reason : "" })}
        </Alert>
      ) : null}
    </div>
  );
}

/** Shrinks to the message's width, but never so far that it can't be read; then it scrolls. */
function Picture({ image, width, height }: Extract<DiagramDrawing, { readonly image: string }>) {
  const { t } = useTranslation(TEXTS);
  return (
    // Focusable because it scrolls sideways and keyboard users must be able to scroll it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Box component="section" className="code-drawing" aria-label={t("diagram.label")} tabIndex={0}>
      <img
        src={image}
        alt={t("diagram.label")}
        width={width}
        height={height}
        style={{ maxWidth: `max(100%, ${Math.round(width * SMALLEST)}px)` }}
      />
    </Box>
  );
}

/** Text of 14 pixels is still readable at this scale. */
const SMALLEST = 0.7;

function useColors(): DiagramColors {
  const scheme = useColorScheme().colorScheme === "dark" ? "dark" : "light";
  const { surface, raised, background, control, text, accent, error } = COLORS[scheme];
  return { isDark: scheme === "dark", background, surface, raised, line: control, text, accent, error };
}

function useDrawing(source: string, colors: DiagramColors, place: RefObject<HTMLElement | null>) {
  const [drawing, setDrawing] = useState(() => drawnDiagram(source, colors));
  const isNear = useNear(place, drawing !== undefined);
  const { isDark } = colors;
  useEffect(() => {
    if (!isNear) return;
    let isHere = true;
    void drawDiagram(source, colors).then((drawn) => isHere && setDrawing(drawn));
    return () => void (isHere = false);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- The colors follow from the scheme.
  }, [isNear, source, isDark]);
  return drawing;
}
