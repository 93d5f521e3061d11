import sharingTexts from "../locales/en/sharing.json" with { type: "json" };
import { texts } from "../locales/translations.ts";

texts.addEnglish(sharingTexts);

export { ShareDialog } from "./share-dialog.tsx";
export { SharedLinksDialog } from "./shared-links.tsx";
