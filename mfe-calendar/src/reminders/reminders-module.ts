import { type NotificationEmitter, defineService } from "@atrium/shared-contracts";
import { startWhenIdle } from "./start-when-idle.ts";

/** The code that calculates with dates comes when the page that is being opened stands: it must not compete with it. */
export default defineService<NotificationEmitter>((shell) =>
  startWhenIdle(async () => {
    const { reminderSource } = await import("./reminder-source.ts");
    return () => reminderSource(shell);
  }),
);
