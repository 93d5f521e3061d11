import { Typography, shortName } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { Welcome } from "../beginning/stage.tsx";
import { TEXTS } from "../locales/translations.ts";
import { useUser } from "../session/use-user.ts";

/** Greets the person above the field of a new conversation. */
export function Greeting() {
  const { t } = useTranslation(TEXTS);
  const user = useUser();
  const name = shortName(user.preferredName ?? user.name);
  return (
    <Welcome>
      <Typography variant="h1" component="h2" sx={{ mb: 1, textWrap: "balance" }}>
        {name ? t("new.greeting", { name }) : t("new.greetingAnonymous")}
      </Typography>
      <Typography sx={{ color: "text.secondary" }}>{t("new.hint")}</Typography>
    </Welcome>
  );
}
