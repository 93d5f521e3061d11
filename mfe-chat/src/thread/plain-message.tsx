import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS } from "../locales/translations.ts";
import { textOf } from "../conversation/thread-data.ts";
import { MessageFrame } from "./message-frame.tsx";
import { PlainText } from "./plain-text.tsx";
import type { ThreadRow } from "../thread-rows/thread-row.ts";

/** Fallback for a message whose own view fails to render. */
export function PlainMessage({ row }: { readonly row: ThreadRow }) {
  const { t } = useTranslation(TEXTS);
  if (row.kind === "day") return null;
  const own = row.kind === "user" || row.kind === "unsent";
  return (
    <MessageFrame author={t(own ? "message.user" : "message.assistant")} own={own}>
      <PlainText text={plainTextOf(row)} />
    </MessageFrame>
  );
}

function plainTextOf(row: Exclude<ThreadRow, { readonly kind: "day" }>): string {
  switch (row.kind) {
    case "user":
    case "reply":
      return textOf(row.message);
    case "unsent":
      return row.entry.content;
    case "live":
      // Its stored message will render in a moment.
      return row.turn.text.shown;
  }
}
