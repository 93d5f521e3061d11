import mediaTexts from "../locales/en/media.json" with { type: "json" };
import toolTexts from "../locales/en/message-tools.json" with { type: "json" };
import { texts } from "../locales/translations.ts";

texts.addEnglish(toolTexts, mediaTexts);

// Everything that's done about messages, as one chunk.
export { EditMessage } from "./edit-message.tsx";
export { MessageActions } from "./message-actions.tsx";
export { MessageAids } from "./message-aids.tsx";
export { BegunStepWords, ReplyTrail } from "../trail/reply-trail.tsx";
