import type { QuestionTable } from "./question-table.ts";

export const PORTUGUESE_QUESTIONS: QuestionTable = {
  list: "(?:o que|que|o que é que) (?:eu )?(?:tenho|há|tem)|quais (?:eventos|compromissos)|(?:mostr[ae]|ver) (?:a |minha )?(?:agenda|calendário|compromissos)|minha agenda|tenho (?:algo|alguma|algum)|quant[oa]s (?:compromissos|reuniões)|^(?:(?:o )?(?:meu )?calendário|(?:os )?(?:meus )?compromissos)(?!\\p{L})",
  free: "(?:estou|tô|to|vou estar) (?:livre|ocupad[oa]|disponível)|tenho tempo|hora livre|horário livre|(?:manhã|tarde|noite)(?: de \\p{L}+)? (?:.* )?(?:está |estará |é )?livre|(?:está|estará|tenho) livre .*(?:manhã|tarde|noite)",
  when: "(?:quando|que horas|a que horas) (?:é|tenho|vai)",
  parts: {
    morning: "manhã",
    afternoon: "tarde",
    evening: "noite",
  },
  products:
    "^(?:procur[ae]|encontr[ae]|busc[ao]|busque|mostr[ae]|compr[ae])(?! .*(?:agenda|calendário|compromissos|horário))|produtos?|fornecedor(?:es)?|mais barat[oa]|^(?:procuro|(?:eu )?quero comprar) ",
  follow: "(?:e|que tal|e quanto a)(?: em| na| no)? {rest}",
  eventNoise:
    "e|o|a|que|é|eu|tenho|há|tem|quais|eventos?|compromissos?|agenda|calendário|minha|meu|mostr[ae]|ver|com|na|no|em|de|do|da|quando|horas|algo|alguma|algum|os|as|meus",
  productNoise:
    "procur[ae]|encontr[ae]|busc[ao]|busque|mostr[ae]|compr[ae]|produtos?|fornecedor(?:es)?|mais|barat[oa]s?|o|a|os|as|melhor|avaliad[oa]|em estoque|disponíve(?:l|is)|de|um|uma|por|procuro|vocês|você|têm|tem|há|quero|comprar|preciso|eu|do|da",
  between: "entre {a} e {b} ?(?:euros?|eur|€)|de {a2} a {b2} ?(?:euros?|eur|€)",
  under: "(?:por )?(?:menos de|até|abaixo de|no máximo) {a} ?(?:euros?|eur|€)",
  over: "(?:mais de|acima de|a partir de) {a} ?(?:euros?|eur|€)",
  inStock: "em estoque|disponíve(?:l|is)",
  cheapest: "mais barat[oa]s?",
  best: "melhor avaliad[oa]s?",
  spaced: true,
};
