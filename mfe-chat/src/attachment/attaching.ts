import attachingTexts from "../locales/en/attaching.json" with { type: "json" };
import { texts } from "../locales/translations.ts";

texts.addEnglish(attachingTexts);

export { AttachmentTray } from "./attachment-tray.tsx";
export { DropTarget } from "./drop-target.tsx";
export { createUploads } from "./uploads.ts";
