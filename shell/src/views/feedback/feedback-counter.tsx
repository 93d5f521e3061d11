import { FEEDBACK_MAX_CHARACTERS, FEEDBACK_WARNING_CHARACTERS } from "@atrium/shared-contracts/spec";
import { characters } from "@atrium/shared-contracts/wire";
import { Typography, VisuallyHidden } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { counterColor } from "./feedback-state.ts";

/** 'n / 5000'. Screen readers announce it when the color changes, not with every letter. */
export function FeedbackCounter({ id, text }: { readonly id: string; readonly text: string }) {
  const { t } = useTranslation("shell");
  const count = characters(text);
  const color = counterColor(count);
  return (
    <>
      <Typography
        id={id}
        variant="caption"
        component="p"
        color={color}
        sx={{ mt: 0.5, textAlign: "end", fontVariantNumeric: "tabular-nums" }}
      >
        {`${count} / ${FEEDBACK_MAX_CHARACTERS}`}
      </Typography>
      <VisuallyHidden role="status">
        {color === "warning" &&
          t("feedback.nearLimit", { count: FEEDBACK_MAX_CHARACTERS - FEEDBACK_WARNING_CHARACTERS })}
        {color === "error" && t("feedback.atLimit")}
      </VisuallyHidden>
    </>
  );
}
