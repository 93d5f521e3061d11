import { defineService, type NotificationEmitter } from "@atrium/shared-contracts/contract";
import { reminderSource } from "./reminder-source.ts";

export default defineService<NotificationEmitter>(reminderSource);
