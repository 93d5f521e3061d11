import type { Product, Quote } from "@atrium/shared-contracts/wire";
import { Box, Button, Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { moneyText } from "../price/money.ts";
import { TEXTS } from "../locales/translations.ts";

interface QuoteTextProps {
  readonly product: Product;
  readonly answer: Quote;
  onChoose(quantity: number): void;
}

/** What a quantity costs, or why it can't be ordered, with quantities that can. */
export function QuoteText({ product, answer, onChoose }: QuoteTextProps) {
  const { t, i18n } = useTranslation(TEXTS);
  const number = (value: number) => value.toLocaleString(i18n.language);
  const money = (minorUnits: number) => moneyText(minorUnits, product.currency, i18n.language);
  const choices = choicesOf(answer);
  return (
    <>
      {answer.kind === "priced" ? (
        <Typography
          component="p"
          sx={{ fontSize: "1.25rem", fontWeight: 650, letterSpacing: "-0.01em", lineHeight: 1.3 }}
        >
          {money(answer.total)}{" "}
          <Box component="span" sx={{ fontSize: "0.8125rem", fontWeight: 400, color: "text.secondary" }}>
            {t("quote.each", { price: money(answer.tier.unitPrice), unit: product.unit })}
          </Box>
        </Typography>
      ) : (
        <Typography variant="body2" sx={{ color: "error.main" }}>
          {reasonText()}
        </Typography>
      )}
      {answer.kind === "priced" && answer.next && (
        <Typography variant="caption" component="p" color="textSecondary">
          {t("quote.next", { missing: number(answer.next.missing), price: money(answer.next.tier.unitPrice) })}
        </Typography>
      )}
      {choices.map((quantity) => (
        <Button key={quantity} size="small" onClick={() => onChoose(quantity)} sx={{ ml: -0.5 }}>
          {t("quote.take", { quantity: number(quantity) })}
        </Button>
      ))}
    </>
  );

  function reasonText() {
    switch (answer.kind) {
      case "below_minimum":
        return t("quote.below_minimum", { least: number(answer.least) });
      case "not_whole_cases":
        return t("quote.not_whole_cases", { casePack: number(answer.casePack) });
      case "exceeds_stock":
        return t("quote.exceeds_stock", { stock: number(answer.stock) });
      case "out_of_stock":
      case "no_quantity":
      case "not_a_quantity":
      case "priced":
        return t(`quote.${answer.kind}`);
    }
  }
}

/** Quantities to suggest instead of one that can't be ordered. */
function choicesOf(answer: Quote): readonly number[] {
  switch (answer.kind) {
    case "below_minimum":
      return [answer.least];
    case "not_whole_cases":
      return [answer.fewer, answer.more];
    case "exceeds_stock":
      return [answer.most];
    case "priced":
    case "no_quantity":
    case "not_a_quantity":
    case "out_of_stock":
      return [];
  }
}
