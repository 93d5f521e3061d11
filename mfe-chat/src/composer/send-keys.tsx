import { Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import keysTexts from "../locales/en/keys.json" with { type: "json" };
import { TEXTS, texts } from "../locales/translations.ts";

texts.addEnglish(keysTexts);

/** The keys that send or save what's edited, as Enter begins a new line there. */
export function useSendKeys(): string {
  const { t } = useTranslation(TEXTS);
  return `${/^(?:Mac|iP)/.test(navigator.platform) ? "⌘" : t("keys.control")}+${t("keys.enter")}`;
}

/** A line that names them. Not where there's no keyboard. */
export function SendKeys({ children }: { readonly children: string }) {
  return (
    <Typography
      variant="caption"
      sx={{ mr: "auto", color: "text.secondary", "@media (pointer: coarse)": { display: "none" } }}
    >
      {children}
    </Typography>
  );
}
