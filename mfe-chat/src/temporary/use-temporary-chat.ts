import { useShell } from "@atrium/shared-ui";
import { type TemporaryChat, createTemporaryChat } from "./temporary-chat.ts";

/** The page's temporary conversation. */
export const useTemporaryChat = (): TemporaryChat => useShell().once(createTemporaryChat);
