import toolsTexts from "../locales/en/message-tools.json" with { type: "json" };
import organizingTexts from "../locales/en/organizing.json" with { type: "json" };
import queueTexts from "../locales/en/queue.json" with { type: "json" };
import { texts } from "../locales/translations.ts";

texts.addEnglish(queueTexts, organizingTexts, toolsTexts);

export { EditRefused } from "./edit-refused.tsx";
export { EntryField } from "./entry-field.tsx";
export { QueueStatus, QueuedMessage } from "./queued-message.tsx";
export { SentAside } from "./sent-aside.tsx";
