import { Box, Button, Icon, LinearProgress } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef, useState } from "react";
import { TEXTS } from "../locales/translations.ts";
import { showsJump } from "./jump-button.ts";
import { estimateAll, estimateRow } from "./row-estimate.ts";
import { RowView } from "./row-view.tsx";
import { type FoundMessage, type HeldRow, type ThreadPlaces, rowOfMessage } from "./thread-place.ts";
import type { ThreadRow } from "./thread-row.ts";
import { ThreadScroll } from "./thread-scroll.tsx";
import { PINNED_PX, useThreadPlace } from "./use-thread-place.ts";

/** Rows drawn beyond each edge: a short thread is there as a whole, for find-in-page and for screen readers. */
const OVERSCAN = 8;
/** No distance is below it: nothing that is added takes a row along that is held. */
const NEVER_AT_END = -1;
/** Older messages are asked for when a row this near to the first comes into sight. */
const OLDER_AHEAD = 4;

export interface ThreadListProps {
  readonly rows: readonly ThreadRow[];
  readonly label: string;
  readonly isLoadingOlder: boolean;
  /** Brought into sight, marked, and given the focus, once per visit. */
  readonly found: FoundMessage | undefined;
  readonly visit: string;
  readonly places: ThreadPlaces;
  /** Called when the beginning comes near. */
  onNearStart(): void;
}

/**
 * The messages. The virtualiser is the one owner of scrolling: it holds the end while the reader is there, follows what is added, and keeps
 * the row that is read where it is when something above it changes. A message that was found is held until the reader moves.
 */
export function ThreadList(props: ThreadListProps) {
  const { rows, label, isLoadingOlder, found, onNearStart } = props;
  const { t } = useTranslation(TEXTS);
  const scroller = useRef<HTMLDivElement>(null);
  const [jump, setJump] = useState(false);
  const [held, setHeld] = useState<HeldRow>();
  const foundIndex = rowOfMessage(rows, found?.messageId);
  // The virtualiser's functions are not to be memoised: they read its present state.
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => estimateRow(rows[index]),
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: OVERSCAN,
    paddingStart: 16,
    paddingEnd: 24,
    anchorTo: "end",
    followOnAppend: true,
    scrollEndThreshold: held ? NEVER_AT_END : PINNED_PX,
    scrollPaddingStart: held?.lead ?? 0,
    // The message with the focus stays drawn: without it, keys would move nothing any more.
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      return foundIndex === -1 || shown.includes(foundIndex) ? shown : [...shown, foundIndex].sort((a, b) => a - b);
    },
    initialRect: INITIAL_RECT,
    // The first paint shows the end: drawing the beginning first would cost as much again.
    initialOffset: () => estimateAll(rows),
  });
  const items = virtualizer.getVirtualItems();

  const toEnd = useThreadPlace({ ...props, virtualizer, scroller, held, setHeld });
  const distance = virtualizer.getTotalSize() - (virtualizer.scrollOffset ?? 0) - (virtualizer.scrollRect?.height ?? 0);
  const showJump = showsJump(jump, distance);
  if (showJump !== jump) setJump(showJump);

  const first = virtualizer.range?.startIndex;
  const near = first !== undefined && first - OVERSCAN <= OLDER_AHEAD;
  useEffect(() => {
    if (near) onNearStart();
  }, [near, onNearStart, rows.length]);

  return (
    <Box sx={{ position: "relative", flexGrow: 1, minHeight: 0 }}>
      <ThreadScroll ref={scroller} tabIndex={0} role="log" aria-live="off" aria-label={label}>
        <Box style={{ height: virtualizer.getTotalSize() }} sx={{ position: "relative" }}>
          {items.map((item) => {
            const row = rows[item.index];
            return (
              row && (
                <div
                  key={item.key}
                  ref={virtualizer.measureElement}
                  data-index={item.index}
                  style={{ position: "absolute", insetInline: 0, top: item.start }}
                >
                  <RowView row={row} foundIn={item.index === foundIndex ? found?.visit : undefined} />
                </div>
              )
            );
          })}
        </Box>
      </ThreadScroll>
      {isLoadingOlder && (
        <LinearProgress
          aria-label={t("thread.loadingOlder")}
          sx={{ position: "absolute", insetInline: 0, top: 0, height: 2 }}
        />
      )}
      {jump && (
        <Button
          variant="contained"
          size="small"
          startIcon={<Icon name="arrow-down" size={16} />}
          onClick={() => toEnd(prefersStill() ? "auto" : "smooth")}
          sx={{ position: "absolute", bottom: 12, left: "50%", transform: "translateX(-50%)", borderRadius: 99, px: 2 }}
        >
          {t("thread.jump")}
        </Button>
      )}
    </Box>
  );
}

/** Used until the browser has measured the scroller, so that the first paint shows rows. */
const INITIAL_RECT = { width: 800, height: 900 };

const prefersStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
