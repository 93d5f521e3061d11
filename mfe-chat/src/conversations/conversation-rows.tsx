import { Box } from "@atrium/shared-ui";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, type RefObject, useEffect, useState } from "react";
import type { Conversation } from "../conversation/conversation.ts";
import type { useConversations } from "./use-conversations.ts";

/** The next page is requested this many rows before the end of the loaded ones. */
const AHEAD = 10;

interface ConversationRowsProps {
  readonly history: ReturnType<typeof useConversations>;
  /** The element that scrolls the rows. */
  readonly scroller: RefObject<HTMLElement | null>;
  /** Height of a row. Pixels at the default text size. */
  readonly rowPx: number;
  renderRow(conversation: Conversation): ReactNode;
}

/** The conversations as virtualized rows, so thousands cost no more than a screenful. Loads more near the end. */
export function ConversationRows({ history, scroller, rowPx, renderRow }: ConversationRowsProps) {
  const [height] = useState(
    () => (rowPx * Number.parseFloat(getComputedStyle(document.documentElement).fontSize || "16")) / 16,
  );
  const { conversations, hasMore, isLoadingMore, loadMore } = history;
  const virtualizer = useVirtualizer({
    count: conversations.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    getItemKey: (index) => conversations[index]?.id ?? index,
    overscan: 8,
    initialRect: { width: 288, height: 800 },
  });
  const items = virtualizer.getVirtualItems();
  const nearEnd = hasMore && !isLoadingMore && (items.at(-1)?.index ?? 0) >= conversations.length - AHEAD;
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
        const conversation = conversations[item.index];
        return (
          conversation && (
            <li key={item.key} style={{ position: "absolute", insetInline: 0, top: item.start, height }}>
              {renderRow(conversation)}
            </li>
          )
        );
      })}
    </Box>
  );
}
