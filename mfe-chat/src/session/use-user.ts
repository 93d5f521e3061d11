import type { User } from "@atrium/shared-contracts/wire/chat";
import { useObservable, useShell } from "@atrium/shared-ui";
import { useChatSession } from "./chat-session.ts";

/** The signed-in user with their current profile. */
export function useUser(): User {
  const session = useChatSession();
  return useObservable(useShell().auth$).user ?? session.user;
}
