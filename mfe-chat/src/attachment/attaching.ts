import attachingTexts from "../locales/en/attaching.json" with { type: "json" };
import mediaTexts from "../locales/en/media.json" with { type: "json" };
import { texts } from "../locales/translations.ts";

texts.addEnglish(attachingTexts, mediaTexts);

export { AttachmentTray } from "./attachment-tray.tsx";
export { DropTarget } from "./drop-target.tsx";
export { createUploads } from "./uploads.ts";
