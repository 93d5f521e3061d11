import { memo } from "react";
import { DayDivider } from "./day-divider.tsx";
import { MessageBoundary } from "./message-boundary.tsx";
import { PlainMessage } from "./plain-message.tsx";
import { ReplyMessage } from "./reply-message.tsx";
import type { ThreadRow } from "../thread-rows/thread-row.ts";
import { UnsentMessage } from "./unsent-message.tsx";
import { UserMessage } from "./user-message.tsx";

interface RowViewProps {
  readonly row: ThreadRow;
  /** The visit that links to this row's message. */
  readonly foundIn: string | undefined;
}

/** Renders one row. A live reply and its stored message are the same component with the same key. */
export const RowView = memo(function RowView(props: RowViewProps) {
  return (
    <MessageBoundary subject={props.row} fallback={<PlainMessage row={props.row} />}>
      <Row {...props} />
    </MessageBoundary>
  );
});

function Row({ row, foundIn }: RowViewProps) {
  switch (row.kind) {
    case "day":
      return <DayDivider at={row.at} />;
    case "user":
      return <UserMessage message={row.message} foundIn={foundIn} isAside={row.isAside} />;
    case "unsent":
      return <UnsentMessage entry={row.entry} isElsewhere={row.isElsewhere} />;
    case "reply":
      return <ReplyMessage message={row.message} error={row.error} foundIn={foundIn} />;
    case "live":
      return <ReplyMessage turn={row.turn} />;
  }
}
