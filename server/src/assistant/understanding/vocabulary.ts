/** Words that decide what a message is about. */
interface Vocabulary {
  readonly create: RegExp;
  readonly list: RegExp;
  readonly products: RegExp;
}

const ENGLISH: Vocabulary = {
  create:
    /^(?:(?:please|hey|hi|ok|okay)[, ]+)*(?:(?:can|could|would|will) you (?:please )?|i(?:'d| would) like to |i (?:want|need) to |let'?s )?(?:schedule|add|create|book|plan|set up|set|make|put|arrange|organi[sz]e|block|remind me|reserve|save)\b/i,
  list: /\b(?:calendar|agenda|schedule|diary|events?|appointments?|meetings?)\b|\b(?:am i|are we) (?:free|busy|available)\b|\bdo i have\b|\bwhat(?:'s| is| do i have| have i got)\b.*\b(?:on|planned|up|going on)\b|\bwhat do i have\b|\bmy (?:day|week)\b/i,
  products:
    /\b(?:products?|marketplace|wholesale|supplier|catalogue|catalog|in stock|per unit|case pack|cheapest|price of|cost of)\b|^(?:(?:please|can you|could you|i want to|i'd like to|help me) )*(?:find|search|look for|look up|show me|buy|order|get me|browse|shop for|source|i need|i'm looking for|looking for|do you (?:have|sell))\b|\bhow much (?:is|are|does|do)\b/i,
};

/** Orders for a new event. What else is asked in these languages, their tables of questions know. */
const CREATE: Readonly<Record<string, RegExp>> = {
  de: /^(?:bitte )?(?:plane|erstelle|trage|füge|buche|lege|erinnere mich)(?!\p{L})/iu,
  es: /^(?:por favor )?(?:crea|agenda|programa|añade|reserva|recuérdame)(?!\p{L})/iu,
  fr: /^(?:crée|ajoute|planifie|réserve|rappelle-moi)(?!\p{L})/iu,
  it: /^(?:crea|aggiungi|pianifica|prenota|ricordami)(?!\p{L})/iu,
  pt: /^(?:crie|cria|agende|marque|adicione|reserve|lembre-me)(?!\p{L})/iu,
  vi: /^(?:tạo|thêm|đặt lịch|lên lịch|hẹn|đặt hẹn|nhắc (?:tôi|mình|em|tui))(?!\p{L})/iu,
  ja: /(?:予定|会議|イベント).*(?:追加|作成|入れ)|リマインド|(?:追加|作成|登録|設定|予約|セット)(?:を?(?:お願い|願い).*|(?:いただ|頂|ください|下さい|できます|もらえ).*|し(?:て|と|たい).*|で)?[。？?！!]*$|入れ(?:て|とい|たい|ておい)[^、。]*[。？?！!]*$/u,
  zh: /^(?:[请請]|[帮幫]我)*(?:安排|添加|新增|[创創]建|新建|提醒我|[预預][约約订訂]|[约約]|加[个個一]|定[个個])|(?:加|建)(?:[个個]|一[个個]|一下)?(?:日程|会议|會議|活[动動]|安排|提醒)[吧。!！]*$/u,
  ru: /^(?:создай|добавь|запланируй|назначь|напомни)(?!\p{L})/iu,
  ko: /(?:일정|회의|이벤트).*(?:추가|만들어|잡아)|(?<!(?:날씨|기온|예보|온도)\S* (?:좀 )?)알려줘$/u,
};

/** Which of the vocabulary's groups a text uses, in its language or in English. */
export function groupsOf(text: string, language: string): Record<keyof Vocabulary, boolean> {
  const { create, list, products } = ENGLISH;
  return {
    create: create.test(text) || CREATE[language.split("-")[0] ?? "en"]?.test(text) === true,
    list: list.test(text),
    products: products.test(text),
  };
}
