import { Box } from "@atrium/shared-ui";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, type RefObject, memo, useEffect, useEffectEvent, useState } from "react";
import type { Conversation } from "../conversation/conversation.ts";
import type { ConversationHistory } from "./use-conversations.ts";

/** The next page is requested this many rows before the end of the loaded ones. */
const AHEAD = 10;

/** A row between conversations. */
export interface RowHeading {
  readonly id: string;
  readonly heading: ReactNode;
}

export interface ConversationRowsProps {
  readonly history: Pick<ConversationHistory, "conversations" | "hasMore" | "isLoadingMore" | "loadMore">;
  /** What the rows show, if that's not just the conversations. */
  readonly entries?: readonly (Conversation | RowHeading)[];
  /** The element that scrolls the rows. */
  readonly scroller: RefObject<HTMLElement | null>;
  /** Height of a conversation's row, and of a heading's. Pixels at the default text size. */
  readonly rowPx: number;
  readonly headingPx?: number;
  /** Id of the conversation to scroll into view when it changes. */
  readonly openId?: string | undefined;
  renderRow(conversation: Conversation): ReactNode;
}

/** The conversations as virtualized rows, so thousands cost no more than a screenful. Loads more near the end. */
export function ConversationRows({
  history,
  entries = history.conversations,
  scroller,
  rowPx,
  headingPx = rowPx,
  openId,
  renderRow,
}: ConversationRowsProps) {
  const [scale] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize || "16") / 16);
  const { hasMore, isLoadingMore, loadMore } = history;
  const heightAt = (index: number) => (entries[index] && "heading" in entries[index] ? headingPx : rowPx) * scale;
  const virtualizer = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroller.current,
    estimateSize: heightAt,
    getItemKey: (index) => entries[index]?.id ?? index,
    overscan: 8,
    initialRect: { width: 288, height: 800 },
  });
  const items = virtualizer.getVirtualItems();
  // The scroller is an element around these rows, so it's only known once they're drawn.
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  const openIndex = entries.findIndex(({ id }) => id === openId);
  const isListed = isDrawn && openIndex !== -1;
  const scrollToOpen = useEffectEvent(() => virtualizer.scrollToIndex(openIndex, { align: "auto" }));
  useEffect(() => {
    if (isListed) scrollToOpen();
  }, [isListed, openId]);
  const nearEnd = hasMore && !isLoadingMore && (items.at(-1)?.index ?? 0) >= entries.length - AHEAD;
  useEffect(() => {
    if (nearEnd) loadMore();
  }, [nearEnd, loadMore]);
  return (
    <Box
      component="ul"
      style={{ height: virtualizer.getTotalSize() }}
      sx={{ position: "relative", m: 0, p: 0, listStyle: "none" }}
    >
      {items.map((item) => {
        const entry = entries[item.index];
        return (
          entry && (
            <li key={item.key} style={{ position: "absolute", insetInline: 0, top: item.start, height: item.size }}>
              {"heading" in entry ? entry.heading : <Row conversation={entry} render={renderRow} />}
            </li>
          )
        );
      })}
    </Box>
  );
}

interface RowProps {
  readonly conversation: Conversation;
  render(conversation: Conversation): ReactNode;
}

/** Scrolling moves rows and adds some. It doesn't change those that are there. */
const Row = memo(function Row({ conversation, render }: RowProps) {
  return render(conversation);
});
