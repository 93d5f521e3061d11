import { useLazyCode } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { memo, useEffect, useRef, useState } from "react";
import Markdown, { type Components, type UrlTransform } from "react-markdown";
import { whenIdle } from "../device/when-idle.ts";
import { TEXTS } from "../locales/translations.ts";
import { Heading } from "./footnote-link.tsx";
import { isBeyondLimits } from "./beyond-limits.ts";
import { depthLimit } from "./depth-limit.ts";
import { type Fence, codePieces, holdsFence, readClosedFence, readOpenFence } from "./fence.ts";
import { gfm, gfmWithoutBareLinks, mayHaveBareLinks } from "./gfm.ts";
import { GrowingElement } from "./growing-element.ts";
import { holdsRich } from "./holds-rich.ts";
import { allowedUrl } from "./link-target.ts";
import { markLimit } from "./letter-marks.ts";
import { highlighting, richParts } from "./lazy-parts.ts";
import { holdsName, namedCharacters } from "./named-characters.ts";
import { ImageChip, MarkdownLink, TaskBox, isFootnoteLink } from "./markdown-parts.tsx";
import { GrewHere, NotesHeading, StillWritten } from "./still-written.ts";
import { withoutUnfinishedEnd } from "./unfinished-end.ts";

const COMPONENTS: Components = { a: MarkdownLink, img: ImageChip, h2: Heading, input: TaskBox };
const NO_PLUGINS: [] = [];
const transformUrl: UrlTransform = (url, _, { properties }) => (isFootnoteLink(properties) ? url : allowedUrl(url));

export interface MarkdownBlockProps {
  readonly text: string;
  /** Still being written, so its code isn't highlighted yet. */
  readonly open: boolean;
  /** Keeps footnote ids unique across messages. */
  readonly idPrefix: string;
}

/** One block of a message, or a whole message. Re-renders only when what it shows of its text changes. */
export function MarkdownBlock({ text, open, idPrefix }: MarkdownBlockProps) {
  return <DrawnBlock text={open ? withoutUnfinishedEnd(text) : text} open={open} idPrefix={idPrefix} />;
}

const DrawnBlock = memo(function DrawnBlock({ text, open, idPrefix }: MarkdownBlockProps) {
  const { t } = useTranslation(TEXTS);
  const [grewHere] = useState(open);
  const [growing] = useState(() => new GrowingElement());
  const written = grewHere ? readClosedFence(text) : undefined;
  const isOpen = open && !written;
  const fence = isOpen ? readOpenFence(text) : undefined;
  const showsCode = fence === undefined && (!isOpen || OPENS_WITH_FENCE.test(text)) && holdsFence(text);
  const highlight = useLazyCode(highlighting, showsCode || fence !== undefined).code;
  usePreparedLanguage(fence, highlight?.prepareLanguage);
  // Renders again when what follows is here.
  const names = useLazyCode(namedCharacters, holdsName(text)).code;
  const rich = useLazyCode(richParts, holdsRich(text)).code;
  const coloring = showsCode ? highlight?.highlightPlugins : undefined;
  // Otherwise a finished text looks the same, and isn't parsed again.
  const mayEndInMath = isOpen && /[$\\]/.test(text);
  const draw = () =>
    growing.draw(text, grewHere, [t, idPrefix, mayEndInMath, rich, coloring, names], (part) =>
      Markdown({
        children: part,
        remarkPlugins: [
          mayHaveBareLinks(part) ? gfm : gfmWithoutBareLinks,
          depthLimit,
          ...(part.includes("&") ? [markLimit] : []),
          ...(rich ? [mayEndInMath ? rich.unfinishedMath : rich.math] : []),
        ],
        rehypePlugins: coloring ?? NO_PLUGINS,
        remarkRehypeOptions: {
          clobberPrefix: idPrefix,
          footnoteLabel: t("footnote.heading"),
          footnoteBackLabel: (note) => t("footnote.back", { number: note + 1 }),
        },
        components: rich ? { ...COMPONENTS, ...rich.RICH_PARTS } : COMPONENTS,
        urlTransform: transformUrl,
      }),
    );
  const isPrepared = usePrepared(text, written !== undefined && coloring !== undefined, draw);
  if (isBeyondLimits(text)) return <p style={{ whiteSpace: "pre-wrap" }}>{text}</p>;
  const plain = fence ?? (isPrepared ? undefined : written);
  if (plain && rich)
    return (
      <rich.CodeBlock language={plain.language} lines={rich.countLines(plain.code)} unfolded>
        <code>{codePieces(plain.code)}</code>
      </rich.CodeBlock>
    );
  return (
    <GrewHere value={grewHere}>
      <StillWritten value={isOpen && !showsCode}>
        <NotesHeading value={`${idPrefix}notes`}>{draw()}</NotesHeading>
      </StillWritten>
    </GrewHere>
  );
});

const OPENS_WITH_FENCE = /^ {0,3}(```|~~~)/;

/**
 * Whether a text has been prepared, or needn't be. What takes long is prepared once the browser has time, and shown once it has time again, as both
 * at once would hold up what else it does.
 */
function usePrepared(text: string, isSlow: boolean, prepare: () => void): boolean {
  const [prepared, setPrepared] = useState<string>();
  const latest = useRef(prepare);
  useEffect(() => {
    latest.current = prepare;
  });
  const waits = isSlow && prepared !== text;
  useEffect(() => {
    if (!waits) return;
    let callOff = whenIdle(() => {
      latest.current();
      callOff = whenIdle(() => setPrepared(text));
    });
    return () => callOff();
  }, [text, waits]);
  return !waits;
}

/** As much of a code shows which parts of its language's grammar it needs. */
const SAMPLE_CHARACTERS = 400;

/** Prepares the colors of code while it's still being written, in two steps. */
function usePreparedLanguage(
  fence: Fence | undefined,
  prepare: ((language: string, sample: string) => void) | undefined,
) {
  const language = fence?.code ? fence.language : "";
  const sample = fence && fence.code.length >= SAMPLE_CHARACTERS ? fence.code.slice(0, SAMPLE_CHARACTERS) : "";
  useEffect(
    () => (language && prepare ? whenIdle(() => prepare(language, sample)) : undefined),
    [language, sample, prepare],
  );
}
