/** Words that decide what a message is about, by language. Words of other languages don't count. */
interface Vocabulary {
  readonly create: RegExp;
  readonly list: RegExp;
  readonly weather: RegExp;
  readonly products: RegExp;
}

const ENGLISH: Vocabulary = {
  create:
    /^(?:(?:please|hey|hi|ok|okay)[, ]+)*(?:(?:can|could|would|will) you (?:please )?|i(?:'d| would) like to |i (?:want|need) to |let'?s )?(?:schedule|add|create|book|plan|set up|set|make|put|arrange|organi[sz]e|block|remind me|reserve|save)\b/i,
  list: /\b(?:calendar|agenda|schedule|diary|events?|appointments?|meetings?)\b|\b(?:am i|are we) (?:free|busy|available)\b|\bdo i have\b|\bwhat(?:'s| is| do i have| have i got)\b.*\b(?:on|planned|up|going on)\b|\bwhat do i have\b|\bmy (?:day|week)\b/i,
  weather:
    /\b(?:weather|forecast|temperature|rain(?:y|ing)?|snow(?:ing|y)?|umbrella|sunny|humid(?:ity)?|windy|how (?:hot|cold|warm) is)\b/i,
  products:
    /\b(?:products?|marketplace|wholesale|supplier|catalogue|catalog|in stock|per unit|case pack|cheapest|price of|cost of)\b|^(?:(?:please|can you|could you|i want to|i'd like to|help me) )*(?:find|search|look for|look up|show me|buy|order|get me|browse|shop for|source|i need|i'm looking for|looking for|do you (?:have|sell))\b|\bhow much (?:is|are|does|do)\b/i,
};

const NEVER = /(?!)/;
const OTHERS: Record<string, Vocabulary> = {
  de: {
    create: /^(?:bitte )?(?:plane|erstelle|trage|füge|buche|lege|erinnere mich)(?!\p{L})/iu,
    list: /kalender|termine|was steht/iu,
    weather: /wetter|vorhersage|regne|schnei/iu,
    products: /^(?:bitte )?(?:finde|suche|zeig mir|kaufe)(?!\p{L})|produkt|lieferant/iu,
  },
  es: {
    create: /^(?:por favor )?(?:crea|agenda|programa|añade|reserva|recuérdame)(?!\p{L})/iu,
    list: /calendario|eventos|qué tengo/iu,
    weather: /(?:el|del) tiempo|clima|pronóstico|lloverá/iu,
    products: /^(?:por favor )?(?:busca|encuentra|muéstrame|compra)(?!\p{L})|producto|proveedor/iu,
  },
  fr: {
    create: /^(?:crée|ajoute|planifie|réserve|rappelle-moi)(?!\p{L})/iu,
    list: /calendrier|agenda|rendez-vous|qu'est-ce que j'ai/iu,
    weather: /météo|quel temps|pleuvoir|pleut/iu,
    products: /^(?:trouve|cherche|montre-moi|achète)(?!\p{L})|produit|fournisseur/iu,
  },
  it: {
    create: /^(?:crea|aggiungi|pianifica|prenota|ricordami)(?!\p{L})/iu,
    list: /calendario|agenda|appuntamenti|cosa ho/iu,
    weather: /che tempo|meteo|previsioni|piover/iu,
    products: /^(?:trova|cerca|mostrami|compra)(?!\p{L})|prodott|fornitor/iu,
  },
  pt: {
    create: /^(?:crie|cria|agende|marque|adicione|reserve|lembre-me)(?!\p{L})/iu,
    list: /calendário|agenda|compromissos|o que tenho/iu,
    weather: /clima|previsão do tempo|vai chover|como está o tempo/iu,
    products: /^(?:encontre|procure|busque|compre)(?!\p{L})|produto|fornecedor/iu,
  },
  vi: {
    create: /^(?:tạo|thêm|đặt lịch|lên lịch|hẹn|đặt hẹn|nhắc (?:tôi|mình|em|tui))(?!\p{L})/iu,
    list: /lịch của tôi|sự kiện|cuộc hẹn|rảnh|có bận/iu,
    weather: /thời tiết|dự báo|có mưa/iu,
    products: /^(?:tìm|tìm kiếm|mua)(?!\p{L})|sản phẩm|nhà cung cấp/iu,
  },
  ja: {
    create:
      /(?:予定|会議|イベント).*(?:追加|作成|入れ)|リマインド|(?:追加|作成|登録|設定|予約|セット)(?:を?お願い(?:します)?|し(?:て|と|たい).*|で)?[。？?！!]*$|入れ(?:て|とい|たい|ておい)[^、。]*[。？?！!]*$/u,
    list: /予定は|予定を(?:見せ|教え)|カレンダー/u,
    weather: /天気|気温|雨が?降/u,
    products: /商品|製品|仕入|探して/u,
  },
  zh: {
    create:
      /^(?:[请請]|[帮幫]我)*(?:安排|添加|新增|[创創]建|新建|提醒我|[预預][约約订訂]|[约約]|加[个個一]|定[个個])|(?:加|建)(?:[个個]|一[个個]|一下)?(?:日程|会议|會議|活[动動]|安排|提醒)[吧。!！]*$/u,
    list: /日历|日程|有什么安排|有空|忙不忙/u,
    weather: /天气|气温|下雨|预报/u,
    products: /商品|供应商|^(?:请|帮我)*(?:查找|搜索|购买|找|买|搜)/u,
  },
  ru: {
    create: /^(?:создай|добавь|запланируй|назначь|напомни)(?!\p{L})/iu,
    list: /календар|расписани|что у меня/iu,
    weather: /погод|прогноз|дожд/iu,
    products: /^(?:найди|покажи|купи)(?!\p{L})|товар|поставщик/iu,
  },
  ko: {
    create: /(?:일정|회의|이벤트).*(?:추가|만들어|잡아)|알려줘$/u,
    list: /일정|캘린더/u,
    weather: /날씨|기온|비가? ?[와오]/u,
    products: /상품|제품|공급업체|찾아/u,
  },
};

const either = (own: RegExp, text: string, english: RegExp) => own.test(text) || english.test(text);

/** Which of the vocabulary's groups a text uses, in its language or in English. */
export function groupsOf(text: string, language: string): Record<keyof Vocabulary, boolean> {
  const own = OTHERS[language.split("-")[0] ?? "en"];
  const shows = (group: keyof Vocabulary) => either(own?.[group] ?? NEVER, text, ENGLISH[group]);
  return {
    create: shows("create"),
    list: shows("list"),
    weather: shows("weather"),
    products: shows("products"),
  };
}
