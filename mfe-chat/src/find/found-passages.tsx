import { soughtOf, type Sought, placesIn } from "@atrium/shared-contracts/wire";
import { VisuallyHidden } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import findTexts from "../locales/en/find.json" with { type: "json" };
import { TEXTS, texts } from "../locales/translations.ts";
import type { ThreadReach } from "../thread-rows/thread-reach.ts";
import { markPassages } from "./passage-marks.ts";
import type { Seek } from "./passages.ts";
import { reachAsItGrows, reachPassage } from "./reach-passage.ts";
import { useOtherwiseBusy } from "./use-otherwise-busy.ts";

texts.addEnglish(findTexts);

interface FoundPassagesProps extends Omit<ThreadReach, "rows"> {
  /** The message that the search found. */
  readonly rowKey: string;
  readonly searched: string;
}

const seekSought =
  (sought: Sought): Seek =>
  (text) =>
    placesIn(text, sought);

/**
 * Shows what was searched for in the message that the search opened, and marks it as find in the conversation does, until the person does
 * something else. Mount it anew for each visit.
 */
export function FoundPassages({ rowKey, searched, virtualizer, held, hold }: FoundPassagesProps) {
  const { t } = useTranslation(TEXTS);
  const [told, setTold] = useState("");
  const [isOver, setOver] = useState(false);
  const seek = useMemo(() => {
    const sought = soughtOf(searched);
    return sought && seekSought(sought);
  }, [searched]);
  const view = virtualizer.scrollElement;

  // Back leads to where the person left, not to the passage.
  const [isArriving, setArriving] = useState(false);
  if (held?.isArrival && !isArriving) setArriving(true);
  // Once the person has scrolled, nothing is held.
  const reach = useEffectEvent(() =>
    seek && held?.rowKey === rowKey ? reachPassage({ virtualizer, hold }, rowKey, seek, "best") : undefined,
  );
  useEffect(() => {
    return isArriving ? reachAsItGrows(virtualizer.elementsCache.get(rowKey), reach) : undefined;
  }, [isArriving, rowKey, virtualizer]);

  const tell = useEffectEvent((passages: number, at: number) =>
    setTold(passages === 0 ? "" : t("find.inMessage", { at: at + 1, all: passages })),
  );
  useEffect(() => {
    if (!view || !seek || isOver) return;
    const marks = markPassages(
      view,
      (key) => virtualizer.elementsCache.get(key),
      (_, passages, at) => tell(passages, at),
    );
    marks.show({ seek, current: { rowKey, part: "best" }, isAlone: true });
    return () => marks.stop();
  }, [isOver, rowKey, seek, view, virtualizer]);
  useOtherwiseBusy(() => setOver(true));

  return <VisuallyHidden role="status">{isOver ? "" : told}</VisuallyHidden>;
}
