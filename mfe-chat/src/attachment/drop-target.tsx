import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS } from "../locales/translations.ts";
import { DropFrame } from "./drop-frame.tsx";

/** Covers the page while files that would be attached are dragged over it. */
export function DropTarget() {
  const { t } = useTranslation(TEXTS);
  return <DropFrame title={t("attach.drop")} hint={t("attach.dropHint")} />;
}
