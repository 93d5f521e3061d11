import { useContext } from "react";
import { type KnownMessage, identityOf } from "../conversation/thread-data.ts";
import { AroundMessages } from "./around-messages.ts";

/** Id of the message that an own message follows. Undefined if it's the first one. */
export function useMessageAbove(message: KnownMessage): string | undefined {
  const { rows } = useContext(AroundMessages);
  const at = rows.findIndex(({ key }) => key === identityOf(message));
  const row = rows.slice(0, Math.max(0, at)).findLast((one) => one.kind === "user" || one.kind === "reply");
  return message.parentId ?? row?.message.id;
}
