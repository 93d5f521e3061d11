import { expect, it } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { fromListItem } from "../conversation/conversation.ts";
import { settled, withThreadLayout } from "../testing/long-conversation.ts";
import { ConversationRows } from "./conversation-rows.tsx";

withThreadLayout();

const conversations = Array.from({ length: 100 }, (_, number) =>
  fromListItem(
    { id: `c-${number}`, title: `Chat ${number}`, lastMessageAt: "2026-11-01T10:00:00Z", messageCount: 1 },
    "u-1",
  ),
);

it("draws while scrolling only the rows that come into view", async () => {
  const drawn: string[] = [];
  function List() {
    const scroller = useRef<HTMLDivElement>(null);
    return (
      <div ref={scroller} data-testid="scroller">
        <ConversationRows
          history={{ conversations, hasMore: false, isLoadingMore: false, loadMore: () => {} }}
          scroller={scroller}
          rowPx={50}
          renderRow={({ title }) => {
            drawn.push(title);
            return title;
          }}
        />
      </div>
    );
  }
  render(<List />);
  await settled();
  drawn.length = 0;
  act(() => screen.getByTestId("scroller").scrollTo({ top: 200 }));
  await settled();
  expect(drawn.length).toBeGreaterThan(0);
  const shown = new Set(conversations.slice(0, 12).map(({ title }) => title));
  expect(drawn.filter((title) => shown.has(title))).toEqual([]);
});
