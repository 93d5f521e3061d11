import { useViewerZone } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import exportTexts from "../locales/en/export.json" with { type: "json" };
import organizingTexts from "../locales/en/organizing.json" with { type: "json" };
import { TEXTS, texts } from "../locales/translations.ts";
import type { Words } from "./written-message.ts";

texts.addEnglish(exportTexts, organizingTexts);

/** The words of a written conversation, in the person's language. */
export function useWords(): Words {
  const { t, i18n } = useTranslation(TEXTS);
  const zone = useViewerZone();
  return {
    language: i18n.language,
    zone,
    user: t("message.user"),
    assistant: t("message.assistant"),
    attachment: (name) => t("export.attachment", { name }),
    stopped: t("export.stopped"),
    failed: t("export.replyFailed"),
  };
}
