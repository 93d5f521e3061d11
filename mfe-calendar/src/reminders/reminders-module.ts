import { defineService, type NotificationEmitter } from "@atrium/shared-contracts/contract";
import { startWhenIdle } from "./start-when-idle.ts";

/** Loads the date code only once the page has loaded, so the two don't compete. */
export default defineService<NotificationEmitter>((shell) =>
  startWhenIdle(async () => {
    const { reminderSource } = await import("./reminder-source.ts");
    return () => reminderSource(shell);
  }),
);
