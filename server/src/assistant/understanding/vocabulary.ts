/** Words that decide what a message is about, by language. Words of other languages don't count. */
interface Vocabulary {
  readonly create: RegExp;
  readonly remove: RegExp;
  readonly move: RegExp;
  readonly list: RegExp;
  readonly weather: RegExp;
  readonly products: RegExp;
}

const ENGLISH: Vocabulary = {
  create:
    /^(?:(?:please|hey|hi|ok|okay)[, ]+)*(?:(?:can|could|would|will) you (?:please )?|i(?:'d| would) like to |i (?:want|need) to |let'?s )?(?:schedule|add|create|book|plan|set up|set|make|put|arrange|organi[sz]e|block|remind me|reserve|save)\b/i,
  remove:
    /^(?:(?:please|hey|hi|ok|okay)[, ]+)*(?:(?:can|could|would|will) you (?:please )?|i (?:want|need) to )?(?:cancel|delete|remove|drop|clear|erase|call off|get rid of)\b/i,
  move: /^(?:(?:please|hey|hi|ok|okay)[, ]+)*(?:(?:can|could|would|will) you (?:please )?|i (?:want|need) to )?(?:move|reschedule|postpone|shift|push|change|delay|bring forward)\b/i,
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
    remove: /^(?:bitte )?(?:lösche|streiche|entferne|sage?)(?!\p{L})/iu,
    move: /^(?:bitte )?(?:verschiebe|verlege)(?!\p{L})/iu,
    list: /kalender|termine|was steht/iu,
    weather: /wetter|vorhersage|regne|schnei/iu,
    products: /^(?:bitte )?(?:finde|suche|zeig mir|kaufe)(?!\p{L})|produkt|lieferant/iu,
  },
  es: {
    create: /^(?:por favor )?(?:crea|agenda|programa|añade|reserva|recuérdame)(?!\p{L})/iu,
    remove: /^(?:por favor )?(?:cancela|elimina|borra)(?!\p{L})/iu,
    move: /^(?:por favor )?(?:mueve|cambia|reprograma)(?!\p{L})/iu,
    list: /calendario|eventos|qué tengo/iu,
    weather: /(?:el|del) tiempo|clima|pronóstico|lloverá/iu,
    products: /^(?:por favor )?(?:busca|encuentra|muéstrame|compra)(?!\p{L})|producto|proveedor/iu,
  },
  fr: {
    create: /^(?:crée|ajoute|planifie|réserve|rappelle-moi)(?!\p{L})/iu,
    remove: /^(?:annule|supprime|efface)(?!\p{L})/iu,
    move: /^(?:déplace|reporte|décale)(?!\p{L})/iu,
    list: /calendrier|agenda|rendez-vous|qu'est-ce que j'ai/iu,
    weather: /météo|quel temps|pleuvoir|pleut/iu,
    products: /^(?:trouve|cherche|montre-moi|achète)(?!\p{L})|produit|fournisseur/iu,
  },
  it: {
    create: /^(?:crea|aggiungi|pianifica|prenota|ricordami)(?!\p{L})/iu,
    remove: /^(?:annulla|elimina|cancella)(?!\p{L})/iu,
    move: /^(?:sposta|rimanda|rinvia)(?!\p{L})/iu,
    list: /calendario|agenda|appuntamenti|cosa ho/iu,
    weather: /che tempo|meteo|previsioni|piover/iu,
    products: /^(?:trova|cerca|mostrami|compra)(?!\p{L})|prodott|fornitor/iu,
  },
  pt: {
    create: /^(?:crie|cria|agende|marque|adicione|reserve|lembre-me)(?!\p{L})/iu,
    remove: /^(?:cancele|exclua|apague|remova)(?!\p{L})/iu,
    move: /^(?:mova|reagende|adie)(?!\p{L})/iu,
    list: /calendário|agenda|compromissos|o que tenho/iu,
    weather: /clima|previsão do tempo|vai chover|como está o tempo/iu,
    products: /^(?:encontre|procure|busque|compre)(?!\p{L})|produto|fornecedor/iu,
  },
  vi: {
    create: /^(?:tạo|thêm|đặt lịch|lên lịch|nhắc tôi)(?!\p{L})/iu,
    remove: /^(?:hủy|huỷ|xóa|xoá|bỏ)(?!\p{L})/iu,
    move: /^(?:dời|chuyển|đổi|doi|lùi|hoãn)(?!\p{L})/iu,
    list: /lịch của tôi|sự kiện|cuộc hẹn|rảnh|có bận/iu,
    weather: /thời tiết|dự báo|có mưa/iu,
    products: /^(?:tìm|tìm kiếm|mua)(?!\p{L})|sản phẩm|nhà cung cấp/iu,
  },
  ja: {
    create: /(?:予定|会議|イベント).*(?:追加|作成|入れて)|リマインド/u,
    remove: /(?:キャンセル|削除|取り消し?|消し|なし)(?:して|て|で)?(?:ください|下さい|お願い(?:します)?)?[。！!]?$/u,
    move: /(?:移動|変更|延期|リスケ|ずら|に)(?:して)?(?:ください|下さい|お願い(?:します)?)?[。！!]?$/u,
    list: /予定は|予定を(?:見せ|教え)|カレンダー/u,
    weather: /天気|気温|雨が?降/u,
    products: /商品|製品|仕入|探して/u,
  },
  zh: {
    create: /^[请請]?(?:安排|添加|新增|[创創]建|新建|提醒我|[预預][订訂])/u,
    remove: /^[请請]?(?:取消|[删刪]除)|(?:取消|[删刪])(?:掉|了)?吧?[。！!]?$/u,
    move: /^[请請]?(?:移[动動]|推[迟遲]|改(?![天日装裝造善革正稿签簽]))|(?:改|移|挪|推|推迟|提前)到/u,
    list: /日历|日程|有什么安排|有空|忙不忙/u,
    weather: /天气|气温|下雨|预报/u,
    products: /产品|商品|供应商|^(?:请)?(?:查找|搜索|购买)/u,
  },
  ru: {
    create: /^(?:создай|добавь|запланируй|назначь|напомни)(?!\p{L})/iu,
    remove: /^(?:отмени|удали)(?!\p{L})/iu,
    move: /^(?:перенеси|сдвинь)(?!\p{L})/iu,
    list: /календар|расписани|что у меня/iu,
    weather: /погод|прогноз|дожд/iu,
    products: /^(?:найди|покажи|купи)(?!\p{L})|товар|поставщик/iu,
  },
  ko: {
    create: /(?:일정|회의|이벤트).*(?:추가|만들어|잡아)|알려줘$/u,
    remove: /취소해|삭제해/u,
    move: /옮겨|변경해|미뤄/u,
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
    remove: shows("remove"),
    move: shows("move"),
    list: shows("list"),
    weather: shows("weather"),
    products: shows("products"),
  };
}
