import { Box, Button, Icon, lazyCode, useLazyCode } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { keyframes } from "@atrium/shared-ui/styles";
import { type Virtualizer, defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useMemo, useRef, useState } from "react";
import { TEXTS } from "../locales/translations.ts";
import { AroundMessages } from "../message-tools/around-messages.ts";
import { loadMessageTools, useToolsWhenIdle } from "../message-tools/lazy-tools.ts";
import { showsJump } from "./jump-button.ts";
import { JumpPlace } from "./jump-place.ts";
import { estimateAll, estimateRow } from "./row-estimate.ts";
import { RowView } from "./row-view.tsx";
import {
  type FoundMessage,
  type HeldRow,
  type ThreadPlace,
  type ThreadPlaces,
  rowOfMessage,
} from "../thread-rows/thread-place.ts";
import type { ThreadRow } from "../thread-rows/thread-row.ts";
import { ThreadScroll } from "./thread-scroll.tsx";
import { useThreadTools } from "../thread-tools/use-thread-tools.ts";
import { END_SPACE_PX, PINNED_PX, useThreadPlace } from "./use-thread-place.ts";

/** Lazy because few conversations are opened by a search. */
const passages = lazyCode(() => import("../find/found-passages.tsx"), "What was searched for isn't marked:");

/** Rows rendered beyond each edge, so a short thread is all there for find-in-page and screen readers. */
const OVERSCAN = 8;
/** No distance is below this, so added rows never move a held one. */
const NEVER_AT_END = -1;
/** Older messages are requested when a row this close to the first comes into view. */
const OLDER_AHEAD = 4;

export interface ThreadListProps {
  readonly conversationId: string;
  readonly rows: readonly ThreadRow[];
  readonly label: string;
  readonly isLoadingOlder: boolean;
  /** Scrolled into view, marked and focused, once per visit. */
  readonly found: FoundMessage | undefined;
  readonly visit: string;
  readonly places: ThreadPlaces;
  /** Where the user last read. What's found takes priority. */
  readonly kept: HeldRow | undefined;
  /** Called when the user has moved to another place. */
  onMoved(place: ThreadPlace): void;
  /** Called when the user scrolls near the beginning. */
  onNearStart(): void;
}

/**
 * The messages. Only the virtualizer scrolls: it stays at the end while the user is there, follows what's added, and keeps the row
 * being read in place when something above it changes. A found message is held in place until the user scrolls.
 */
export function ThreadList(props: ThreadListProps) {
  const { conversationId, rows, label, isLoadingOlder, found, onNearStart } = props;
  const { t } = useTranslation(TEXTS);
  const scroller = useRef<HTMLDivElement>(null);
  const [jump, setJump] = useState(false);
  const [held, setHeld] = useState<HeldRow>();
  const foundIndex = rowOfMessage(rows, found?.messageId);
  // Don't memoize the virtualizer's functions, because they read its current state.
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => estimateRow(rows[index]),
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: OVERSCAN,
    paddingStart: 16,
    paddingEnd: END_SPACE_PX,
    anchorTo: "end",
    followOnAppend: true,
    scrollEndThreshold: held ? NEVER_AT_END : PINNED_PX,
    scrollPaddingStart: held?.lead ?? 0,
    // Keep the focused message rendered. Without it, scrolling by keyboard would stop working.
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      return foundIndex === -1 || shown.includes(foundIndex) ? shown : [...shown, foundIndex].sort((a, b) => a - b);
    },
    initialRect: INITIAL_RECT,
    // Start at the end. Rendering the beginning first would double the cost of the first paint.
    initialOffset: () => estimateAll(rows),
    // A row that grows, as a reply does, or the scroller's place isn't worth a render.
    directDomUpdates: true,
    directDomUpdatesMode: "position",
    onChange(changed) {
      const distance = distanceFromEnd(changed);
      setJump((shown) => showsJump(shown, distance));
      followOnceFull(distance);
    },
  });
  const items = virtualizer.getVirtualItems();
  const around = useMemo(() => ({ conversationId, rows, hold: setHeld }), [conversationId, rows]);
  const ofMessages = useToolsWhenIdle();

  const { toEnd, hold, followOnceFull } = useThreadPlace({ ...props, virtualizer, scroller, held, setHeld });
  const searched = found?.searched;
  const foundKey = rows[foundIndex]?.key;
  const { code: ofSearch } = useLazyCode(passages, searched !== undefined);
  const { Tools, first: firstCommand, missing } = useThreadTools();
  const showJump = showsJump(jump, distanceFromEnd(virtualizer));
  if (showJump !== jump) setJump(showJump);

  const first = virtualizer.range?.startIndex;
  const near = first !== undefined && first - OVERSCAN <= OLDER_AHEAD;
  useEffect(() => {
    if (near) onNearStart();
  }, [near, onNearStart, rows.length]);

  return (
    <Box sx={{ position: "relative", flexGrow: 1, minHeight: 0 }}>
      <ThreadScroll
        ref={scroller}
        tabIndex={0}
        role="log"
        aria-live="off"
        aria-label={label}
        data-jump={jump}
        onPointerEnter={loadMessageTools}
        onFocus={loadMessageTools}
      >
        <Box ref={virtualizer.containerRef} sx={{ position: "relative" }}>
          {items.map((item) => {
            const row = rows[item.index];
            return (
              row && (
                <div key={item.key} ref={virtualizer.measureElement} data-index={item.index} style={ROW}>
                  <AroundMessages value={around}>
                    <RowView row={row} foundIn={item.index === foundIndex ? found?.visit : undefined} />
                  </AroundMessages>
                </div>
              )
            );
          })}
        </Box>
      </ThreadScroll>
      {Tools && (
        <Tools
          conversationId={conversationId}
          rows={rows}
          virtualizer={virtualizer}
          held={held}
          hold={hold}
          first={firstCommand}
          missing={missing}
        />
      )}
      {ofSearch && found && searched !== undefined && foundKey !== undefined && (
        <ofSearch.FoundPassages
          key={found.visit}
          rowKey={foundKey}
          searched={searched}
          virtualizer={virtualizer}
          held={held}
          hold={hold}
        />
      )}
      {ofMessages && <ofMessages.MessageAids conversationId={conversationId} />}
      {isLoadingOlder && <Box role="progressbar" aria-label={t("thread.loadingOlder")} sx={PROGRESS_LINE} />}
      {jump && (
        <JumpPlace>
          <Button
            variant="contained"
            size="small"
            startIcon={<Icon name="arrow-down" size={16} />}
            onClick={() => toEnd(prefersStill() ? "auto" : "smooth")}
            sx={{ borderRadius: 99, px: 2, whiteSpace: "nowrap" }}
          >
            {t("thread.jump")}
          </Button>
        </JumpPlace>
      )}
    </Box>
  );
}

/** The virtualizer writes `top`. */
const ROW = { position: "absolute", insetInline: 0 } as const;

const sweep = keyframes({ from: { backgroundPositionX: "150%" }, to: { backgroundPositionX: "-50%" } });
/** A line with a light that runs along it. */
const PROGRESS_LINE = {
  position: "absolute",
  insetInline: 0,
  top: 0,
  height: 2,
  color: "primary.main",
  backgroundImage: "linear-gradient(90deg, transparent, currentColor, transparent)",
  backgroundSize: "50% 100%",
  backgroundRepeat: "no-repeat",
  animation: `${sweep} 1.4s linear infinite`,
} as const;

/** Used until the browser has measured the scroller, so the first paint shows rows. */
const INITIAL_RECT = { width: 800, height: 900 };

const distanceFromEnd = (list: Virtualizer<HTMLDivElement, Element>) =>
  list.getTotalSize() - (list.scrollOffset ?? 0) - (list.scrollRect?.height ?? 0);

const prefersStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
