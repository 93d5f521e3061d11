import toolTexts from "../locales/en/message-tools.json" with { type: "json" };
import sendingTexts from "../locales/en/sending.json" with { type: "json" };
import temporaryTexts from "../locales/en/temporary.json" with { type: "json" };
import { texts } from "../locales/translations.ts";

texts.addEnglish(temporaryTexts);
texts.addEnglish(sendingTexts);
texts.addEnglish(toolTexts);

export { TemporaryPage } from "./temporary-page.tsx";
export { TemporarySwitch } from "./temporary-switch.tsx";
