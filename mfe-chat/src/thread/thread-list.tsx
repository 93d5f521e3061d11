import { Box, Button, Icon, LinearProgress } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { showsJump } from "./jump-button.ts";
import { estimateAll, estimateRow } from "./row-estimate.ts";
import { RowView } from "./row-view.tsx";
import type { ThreadRow } from "./thread-row.ts";
import { useFollowOwn, useResized, useScrolling } from "./use-thread-scroll.ts";
import { ThreadScroll } from "./thread-scroll.tsx";

/** Rows drawn beyond each edge: a short thread is there as a whole, for find-in-page and for screen readers. */
const OVERSCAN = 8;
/** Further from the end than this, the reader has left it. Pixels. */
const PINNED_PX = 3;
/** Older messages are asked for when a row this near to the first comes into sight. */
const OLDER_AHEAD = 4;

export interface ThreadListProps {
  readonly rows: readonly ThreadRow[];
  readonly label: string;
  readonly isLoadingOlder: boolean;
  /** Called when the beginning comes near. */
  onNearStart(): void;
}

/**
 * The messages. The virtualiser is the one owner of scrolling: it holds the end while the reader is there, follows what is added, and keeps
 * the row that is read where it is when something above it changes.
 */
export function ThreadList({ rows, label, isLoadingOlder, onNearStart }: ThreadListProps) {
  const { t } = useTranslation("mfe-chat");
  const scroller = useRef<HTMLDivElement>(null);
  const [jump, setJump] = useState(false);
  // The virtualiser's functions are not to be memoised: they read its present state.
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => estimateRow(rows[index]),
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: OVERSCAN,
    paddingStart: 16,
    paddingEnd: 24,
    anchorTo: "end",
    followOnAppend: true,
    scrollEndThreshold: PINNED_PX,
    initialRect: INITIAL_RECT,
    // The first paint shows the end: drawing the beginning first would cost as much again.
    initialOffset: () => estimateAll(rows),
  });
  const items = virtualizer.getVirtualItems();

  useLayoutEffect(() => virtualizer.scrollToEnd(), [virtualizer]);
  useFollowOwn(rows, () => virtualizer.scrollToEnd());
  // A reply that comes in between two messages is an addition, too: who was at the end stays there.
  const pinned = useRef(true);
  useLayoutEffect(() => {
    if (pinned.current) virtualizer.scrollToEnd();
  }, [rows.length, virtualizer]);
  useScrolling(scroller, () => {
    pinned.current = virtualizer.isAtEnd(PINNED_PX);
  });
  useResized(scroller, () => {
    if (pinned.current) virtualizer.scrollToEnd();
  });
  const distance = virtualizer.getTotalSize() - (virtualizer.scrollOffset ?? 0) - (virtualizer.scrollRect?.height ?? 0);
  const showJump = showsJump(jump, distance);
  if (showJump !== jump) setJump(showJump);

  const first = items[0]?.index;
  const near = first !== undefined && first <= OLDER_AHEAD;
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
                  <RowView row={row} />
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
          onClick={() => virtualizer.scrollToEnd({ behavior: prefersStill() ? "auto" : "smooth" })}
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
