import { firstCharacters } from "@atrium/shared-contracts/wire";
import { namesGoods } from "../../marketplace/words/search-phrases.ts";
import type { Intent } from "./intent.ts";

const QUERY_CHARACTERS = 200;

type ProductWish = Extract<Intent, { kind: "products" }>;

const CURRENCY = "(?:euros?|eur|dollars?|usd|bucks|quid|pounds?|gbp|€|\\$|£)";
const AMOUNT = `(?:€|\\$|£)?\\s*(\\d+(?:[.,]\\d{1,2})?)\\s*${CURRENCY}?`;
const minor = (amount: string) => Math.round(Number(amount.replace(",", ".")) * 100);

const OPENING =
  /^(?:(?:please|hey|hi|can you|could you|would you|i want to|i'd like to|i would like to|help me|i need to)[, ]+)*(?:find|search|look|show|buy|get|browse|shop|source|(?:i |we )?need|(?:i(?:'m|m| am)|am) (?:looking|after)|looking|(?:do you |have you |you )?(?:guys |all |folks )?(?:have|sell|got|carry|stock)|what is the|what'?s the|how much (?:is|are|does|do)|which|list|give me|are there|is there|what)\b(?: me| us)?(?: for| up| at)?(?:(?: some| any| the| a| an| me)\b)*\s*/i;
const NOISE =
  /\b(?:in|on|from|at) the (?:marketplace|catalogue|catalog|shop|store)\b|\b(?:in the )?marketplace(?: for)?\b|\bwholesale\b|\bproducts?\b|\bsuppliers? (?:for|of)\b|\b(?:price|cost)s? (?:of|for)\b|\bplease\b|\bfor me\b|\bin stock\b|\bavailable\b|\b(?:a|per|each|every|the) (?:bottle|piece|pop|unit|box|bag|pack|kilo|kg|litre|liter|can|jar|roll|case|item|go)\b(?= ?(?:$|[,.?!]|max|tops))|\bapiece\b|\b(?:the )?(?:cheaper|cheapest|least expensive|lowest priced|cheap|best rated|top rated|best)\b|\b(?:is|are) there\b|\b(?:that )?you(?:'ve| have)? (?:have|got|sell|carry|stock)\b|\bdo you have\b/gi;

/** Words that say nothing of a product at the ends of what's said of it: "only the ones … first". */
const EDGE =
  "(?:for (?:the|my|our) \\p{L}+|something|anything|else|got any|max|tops|each|around|about|like|(?:from )?low to high|only|just|show|keep|the|those|that'?s|that|are|which|but|and|with|please|pls|thanks|sort(?:ed)?|order(?:ed)? by|by (?:price|rating)|ones?|items?|first|for sale|right now|at the moment|instead|highest rated|of|some|any|an?|for|have|got|is|me|in|now|than|then)";
const EDGES = new RegExp(`^(?:${EDGE}(?:\\s+|$))+|(?:(?:^|\\s+)${EDGE})+$`, "giu");

function take(text: string, pattern: RegExp): { found: RegExpExecArray | null; rest: string } {
  const found = pattern.exec(text);
  return { found, rest: found === null ? text : text.replace(found[0], " ") };
}

/** Parses "find organic coffee under 20 euros" into what to search for and the price bounds in minor units. */
export function productWish(text: string): ProductWish {
  const between = take(
    text,
    new RegExp(
      `(?:\\b(?:between|from) )?${AMOUNT} ?(?:and|to|-|–) ?${AMOUNT}(?<=${CURRENCY}|(?:between|from) .*|[€$£] ?\\d.*)`,
      "i",
    ),
  );
  const below = take(
    between.rest,
    new RegExp(
      `\\b(?:for )?(?:under|below|less than|cheaper than|up to|at most|max(?:imum)?|no more than|not more than)\\s+${AMOUNT}`,
      "i",
    ),
  );
  const above = take(
    below.rest,
    new RegExp(`\\b(?:for )?(?:over|above|more than|at least|from|min(?:imum)?)\\s+${AMOUNT}`, "i"),
  );
  const sort = /\b(?:cheap|cheaper(?! than)|cheapest|least expensive|lowest[- ]priced?|by price|low to high)\b/i.test(
    text,
  )
    ? "price-asc"
    : /\b(?:best|top|highest)[ -]rated\b|\bbest\b|\bby rating\b/i.test(text)
      ? "rating"
      : "relevance";
  const q = above.rest
    .replace(/(?<=\bhow much (?:does|do|is|are) .+) costs?(?=[\s?.!]*$)/i, " ")
    .replace(OPENING, " ")
    .replaceAll(NOISE, " ")
    .replaceAll(/[?!.,;:"“”]+/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .replaceAll(EDGES, "");
  const lower = between.found?.[1] ?? above.found?.[1];
  const upper = between.found?.[2] ?? below.found?.[1];
  return {
    kind: "products",
    q: firstCharacters(q, QUERY_CHARACTERS),
    minPrice: lower === undefined ? null : minor(lower),
    maxPrice: upper === undefined ? null : minor(upper),
    inStock: /\b(?:in stock|available)\b/i.test(text),
    sort,
  };
}

/** Said around goods that somebody asks for in no words that search. */
const AROUND_GOODS =
  /\b(?:hi|hello|hey|ok(?:ay)?|so|and|please|pls|plz|thanks|cheers|mate|we|i|i'd|we'd|i'm|we're|would|like|love|could|do|with|need|want|after|some|any|anything|something|more|of|a|an|the|this|that|which|what|what's|whats|who|how|about|is|are|there|you|have|has|got|your|kinds?|sorts?|types?|brands?|options?|range|choices?|selection|deals?|offers?|discounts?|prices?|on|for|in|best|good|nice|decent|quality|cheap|value|recommend(?:ed|ations?)?|sells?|does|supplies|again|too|as well|(?:for|at) (?:the|my|our) (?:caf[eé]|shop|store|restaurant|office|bar|kitchen|salon|deli|bakery|hotel|pub|customers|guests|staff|team)|\d+ ?(?:kg|kilos?|litres?|l|bags?|boxes|bottles?|cases?|packs?)(?: of)?)\b/giu;

/** A wish for goods that's put in no words that search: "any deals on rice?" Null if anything else is said. */
export function goodsWish(text: string): ProductWish | null {
  const wish = productWish(text);
  const goods = wish.q.replaceAll(AROUND_GOODS, " ").replaceAll(/\s+/g, " ").trim();
  return namesGoods(goods, "en") ? { ...wish, q: goods } : null;
}
