import { useMemo } from "react";
import type { OwnChoosing } from "../choices/offering.ts";
import { useTemporaryChat } from "./use-temporary-chat.ts";

/** How what the replies of the temporary conversation offer is chosen. Their ids are those of the messages that they reply to. */
export function useOwnChoosing(isRunning: boolean): OwnChoosing {
  const chat = useTemporaryChat();
  return useMemo(
    () => ({
      isPending: isRunning,
      choose: ({ id }, choice, said, item) =>
        chat.send(said, { choice, message: id, ...(item !== undefined && { item }) }),
      adjust({ id }) {
        const { text = "" } = chat.exchanges$.value.find(({ messageId }) => messageId === id) ?? {};
        const { value } = chat.field$;
        if (!value.endsWith(text)) chat.field$.next(value === "" ? text : `${value}\n${text}`);
        return text;
      },
    }),
    [chat, isRunning],
  );
}
