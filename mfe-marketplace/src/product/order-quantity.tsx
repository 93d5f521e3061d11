import { Box, Icon, IconButton, rem } from "@atrium/shared-ui";
import { TextField } from "@atrium/shared-ui/extra";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { type KeyboardEvent, useId, useState } from "react";
import { leastOrder, type Product, quantityIn, quote, stepQuantity } from "@atrium/shared-contracts/wire";
import { TEXTS } from "../locales/translations.ts";
import { QuoteText } from "./quote-text.tsx";
import { TierTable } from "./tier-table.tsx";

/** A quantity field with buttons that step by cases, and the resulting price. */
export function OrderQuantity({ product }: { readonly product: Product }) {
  const { t } = useTranslation(TEXTS);
  const answerId = useId();
  const [text, setText] = useState(() => String(leastOrder(product)));
  const quantity = quantityIn(text);
  const answer = quote(product, quantity);
  const set = (next: number) => setText(String(next));
  const step = (direction: 1 | -1) => set(stepQuantity(product, quantity ?? Number.NaN, direction));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    step(event.key === "ArrowUp" ? 1 : -1);
  };
  return (
    <Box
      component="section"
      sx={{
        border: 1,
        borderColor: "divider",
        borderRadius: 1,
        p: 2,
        display: "flex",
        flexDirection: "column",
        gap: 2,
      }}
    >
      <TierTable product={product} active={answer.kind === "priced" ? answer.tier : undefined} />
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
        <Box sx={{ display: "flex", alignItems: "center", gap: 0.5, maxWidth: "100%" }}>
          <IconButton aria-label={t("quantity.less")} onClick={() => step(-1)}>
            <Icon name="minus" />
          </IconButton>
          <TextField
            label={t("quantity.label")}
            value={text}
            error={answer.kind !== "priced"}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
            slotProps={{
              htmlInput: {
                inputMode: "numeric",
                maxLength: 9,
                "aria-describedby": answerId,
                style: { textAlign: "center" },
              },
            }}
            // Gives way to the buttons, which with enlarged text need most of a phone's width.
            sx={{ width: rem(112), minWidth: 0, flexShrink: 1 }}
          />
          <IconButton aria-label={t("quantity.more")} onClick={() => step(1)}>
            <Icon name="plus" />
          </IconButton>
        </Box>
        <Box id={answerId} role="status" sx={{ flex: "1 1 200px" }}>
          <QuoteText product={product} answer={answer} onChoose={set} />
        </Box>
      </Box>
    </Box>
  );
}
