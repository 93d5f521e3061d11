import type { ReplyFailureCode } from "@atrium/shared-contracts/wire/chat";
import { useViewerZone } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS } from "../locales/translations.ts";
import { tokensBackAt } from "./tokens-back.ts";

/** Says why a reply failed. Of tokens that are used up, it says at which time they come back: midnight UTC, in the reader's time zone. */
export function useFailureText(): (failure: ReplyFailureCode) => string {
  const { t, i18n } = useTranslation(TEXTS);
  const timeZone = useViewerZone();
  return (failure) => {
    if (failure !== "tokens_used_up") return t(`failure.${failure}`);
    const format = new Intl.DateTimeFormat(i18n.language, { timeStyle: "short", timeZone });
    return t("failure.tokens_used_up", { time: format.format(tokensBackAt(Date.now())) });
  };
}
