import { inBothScripts } from "./time/traditional-characters.ts";
import { typed } from "./time/vietnamese-words.ts";
import { PLANNING, plannedIn } from "./planning-verbs.ts";

/** Words that decide what a message is about. */
interface Vocabulary {
  readonly create: RegExp;
  readonly free: RegExp;
  readonly list: RegExp;
  readonly products: RegExp;
}

const ENGLISH: Vocabulary = {
  create:
    /^(?:(?:please|pls|plz|kindly|abeg|hey|hi|hiya|hello|yo|oi|ok|okay|so|and|also|then|great|perfect|cool|awesome|nice|sweet|thanks|oh|ah|ugh|um+|right|alright|anyway|just|well|fair enough|no worries|no problem|in that case|never ?mind|oh well|got it|fine|done|sure|while (?:you'?re|ur) at it|one more thing)[,!. ]+)*(?:(?:can|could|would|will) (?:you|u|ya) (?:(?:please|pls|possibly|just|kindly) )*(?:be so kind as to |mind )?|i was wondering if you could |i(?:'d| would) like (?:you )?to |i (?:want|need) (?:you )?to |let'?s |go ahead and )?(?:schedule|schedul|schedual|shedule|scedule|add|create|book|plan|set up|set|make|put|pop|stick|throw|pencil|arrange|organi[sz]e|block|remind (?:me|us)(?! (?:what|when|where|who|how|if|which))|(?:don't|dont) let (?:me|us) forget|(?:ping|nudge|alert|notify) me|(?:give me|get me|can i (?:get|have)|(?:i |we )?(?:need|want)|i'?d like|i would like|i'?ll need) an? (?:reminder|nudge|heads[- ]up)|note to self|reserve|save|jot down|wake me)\b|^(?:can|could) (?:we|i) (?:get|have) .*\bon the (?:books|calendar)\b/i,
  free: /^(?:.{0,40}[,:] ?)?could (?:i|we) (?:do|have|make|manage|fit in|go for|see|meet)\b(?=.*(?:\d|day\b|tomorrow|tonight|noon|week)).*\?\s*$|\b(?:am i|are we|will i be|if (?:i'm|im|i am|we're)|whether i'm) (?:\w+ )?(?:free|busy|available|open|booked|tied up|doing (?:anything|something)|around)\b|\b(?:when|what (?:times?|days?|time))(?:'s| is| am| are| do| will)? (?:i|we|my) (?:(?:have|be|next) )*(?:free|available|open)\b|\b(?:do|have|would|will) (?:i|we) (?:have |got )?(?:any |some |a |an |enough )?(?:free |spare )?(?:time|room|gaps?|slots?|openings?|space)\b|\b(?:find|is there|any|got|get|need)(?: me)?(?: an?| any| some)? (?:free|open|spare) (?:\w+ )?(?:hours?|slots?|times?|minutes|mins|half[- ]hour|window|evening|afternoon|morning|days?)\b|^(?:(?:please|pls|can you|could you) )*find (?:me |us )?(?:an?|some|half an|\d+(?:\.\d)?|two|three) (?:free )?(?:hours?|minutes?|mins?|slots?|time|gaps?)\b|\bfree (?:time|slots?)\b|\banything (?:free|open)\b|\bany (?:free |spare )?time (?:free |spare |left )?(?:on |this |in the |tomorrow |today |next |mon|tue|wed|thu|fri|sat|sun)|\bany (?:more )?(?:gaps?|openings?|space|slots?|spare time)\b|^(?:so |and |ok |hey )?(?:free|busy|available)\b.*\?\s*$|\b(?:does|do|will|would|is) (?=.*(?:\d|day\b|tomorrow|tonight|noon|week)).{3,40} (?:work|suit|fit)(?: (?:for )?me| ok(?:ay)?)?[\s?]*$|\bcan i (?:fit|squeeze)\b|\b(?:my|our) availability\b|^(?:so |and )?is (?:my )?(?=.*(?:\d|day\b|tomorrow|tonight|noon|week)).{3,40} (?:free|open|clear|available)[\s?]*$|\b(?:is|are) (?:my|the|this|tomorrow|\w+day)\b.* (?:morning|afternoon|evening|night|day|lunch ?time) .*\b(?:free|open|clear|busy)\b|\b(?:is|are) (?:my|the|this) (?:morning|afternoon|evening|night|day|weekend) (?:free|open|clear|busy)\b|\bhave (?:my|the|this) (?:morning|afternoon|evening|night|day) (?:free|off)\b/i,
  list: /\b(?:calendar|agenda|schedule|diary|events|appointments|meetings|plans)\b|\b(?:anything|something|nothing|what else|much)\b.*\b(?:on|planned|going on|happening|scheduled|booked|coming up|lined up|for me)\b|\bwhat(?:'?s|'ve| am| are| have)? (?:i|we)(?:'ve)? (?:got|doing|up to|have)\b|\bhave (?:i|we) got\b|\bhow(?:'?s| is| does| do)\b.*\b(?:look|looking|shaping up)\b|\bwhat does (?:my|the)\b|\bwhat(?:'?s| is| does| do) .{2,40} look(?:ing)? like\b|^(?:so |and )?(?:is there )?anything (?:(?:on|for|happening|this|next) )*(?:today|tonight|tomorrow|tmrw|week|weekend|mon|tue|wed|thu|fri|sat|sun)\w*[\s?]*$|\bwhere (?:am i|are we|do i|do we)\b|\b(?:rundown|overview|summary|recap) (?:of|for)\b|\brun me through\b|\b(?:did|have) i (?:already )?(?:add|put|schedule|book|set|save)(?:e?d)?\b|\bdo (?:i|we) have\b|\bwhat(?:'?s| is| do i have| have i got)\b.*\b(?:on|planned|up|going on|happening|next)\b|\bwho(?:m|'?s| is)? (?:am i|are we|do i|do we|i'?m)\b.*\b(?:with|meet|meeting|see|seeing)\b|\bwhat do i have\b|\bmy (?:day|week)\b/i,
  products:
    /\b(?:products?|marketplace|wholesale|supplier|catalogue|catalog|in stock|per unit|case pack|cheapest|price of|cost of)\b|^(?:(?:please|pls|hey|hi|can you|could you|can u|i want to|i'd like to|help me) )*(?:find|search|look for|look up|show (?:me|us)|buy|get (?:me|us)|browse|shop for|source|i need (?!to\b)|(?:i(?:'m|m| am)|am) looking for|looking for|(?:do you|have you|you)(?: guys| all| folks)? (?:have|sell|got|carry|stock)|got (?:any|some)|need (?:an? |some )?(?:suppliers?|source|seller|vendor))\b|\b(?:for sale|cheaper than|best[- ]rated|top[- ]rated|highest rated|lowest price)\b|\b(?:under|less than|below|up to|max|at most|at least|over) (?:€|\$|£) ?\d|\b(?:under|less than|below|up to|max|at most|at least|over|to|-) ?\d+(?:[.,]\d+)? ?(?:euros?|eur|dollars?|usd|bucks|quid|pounds?|gbp|€|\$|£)|\bhow much (?:is|are|does|do)\b|\b(?:sort|order)(?:ed)? by (?:price|rating)\b|\blow to high\b|^i(?:'m|m| am) after\b|^(?:\S+ ){1,4}(?:under|below|less than) \d+$/i,
};

/** Said before an order. */
const VIETNAMESE_POLITE =
  "(?:em|anh|chị|bạn|ad|bot|trợ lý|mày)(?: \\p{L}+)? ơi[,!]? +|(?:ok|oke|à|ừ|ủa|vậy|thế|dạ|rồi|làm ơn|phiền (?:em|bạn)|(?:nhờ|giúp|hãy|giùm)(?: (?:mình|tôi|em|anh|chị|bạn|tui))?|cho (?:mình|tôi|em|anh|chị|tui)|(?:mình|tôi|em|anh|chị|tui) (?:muốn|cần))[,!]? +";
const VIETNAMESE_CREATE =
  "tạo|thêm|(?:block|chặn|chừa|giữ)(?= .*\\d)|(?:đặt|lên|ghi|book|note|cho)(?: giùm| giúp| hộ| dùm| cho)?(?: (?:mình|tôi|tui|tao|tớ|em|anh|chị|ông|bà|cô|chú|bác|dì|con|cháu|bố|ba|má|mẹ))?(?: (?:cái|một|1))? lịch|hẹn|đặt hẹn|(?:(?:đặt|cài|hẹn|để)(?: (?:giùm|giúp|hộ|cho))?(?: (?:mình|tôi|tui|em|anh|chị))? )?báo thức|đừng quên nhắc|nhớ nhắc|nhắc(?: cho)? (?:tôi|mình|em|tui|anh|chị|tao|tớ|t|e|giúp|giùm)";

const ordersIn = (words: Parameters<typeof plannedIn>[0], remind: string) =>
  new RegExp(`^(?:${plannedIn(words)}|(?:(?:${words.polite})[,!.]? +){0,6}${remind})(?!\\p{L})`, "iu");

const GERMAN_REMIND =
  "erinnere?(?: mich| uns)|weck(?:e)? mich|(?:sag|gib)(?:e)? mir .*bescheid|vergiss nicht mich .*zu erinnern|(?:stell|mach)(?:e)? (?:mir )?(?:eine |ne |'ne |einen |nen )?(?:erinnerung|wecker)";
const FRENCH_REMIND =
  "(?:rappelle[rz]?|rappeler)(?:[- ](?:moi|nous))?(?= )|(?:fais|faire|faites)[- ](?:moi|m'y|y)?[- ]?penser|(?:préviens|previens|prévenir|réveille[rz]?|reveille|avertis|alerte|notifie)(?:[- ]moi)?|(?:mets|crée|ajoute|programme)(?:[- ]moi)? (?:un )?(?:rappel|réveil|alarme)";

/** Orders for a new event. What else is asked in these languages, their tables of questions know. */
const CREATE: Readonly<Record<string, RegExp>> = {
  de: new RegExp(
    `${ordersIn(PLANNING.de, `(?:${GERMAN_REMIND})`).source}|^(?:(?:${PLANNING.de.polite})[,!]? +)+.*(?:eintragen|einplanen|hinzufügen|vormerken|anlegen|notieren|erstellen|planen|reinschreiben|reinsetzen|aufschreiben|blocken|kalender (?:schreiben|setzen|packen|stellen|aufnehmen|hauen|tun)|erinnern)(?!\\p{L})`,
    "iu",
  ),
  es: ordersIn(PLANNING.es, PLANNING.es.remind),
  fr: ordersIn(PLANNING.fr, FRENCH_REMIND),
  it: ordersIn(PLANNING.it, PLANNING.it.remind),
  pt: ordersIn(
    PLANNING.pt,
    "(?:lembr[ae]-me|(?:me )?(?:lembr[ae]r?|avis[ae]r?|cutuc[ae]r?)(?: (?:d[aeo]|que|pra|para|hoje|amanhã|às|daqui)(?!\\p{L}))|não (?:me )?deix[ae](?: eu)? esquecer)",
  ),
  vi: new RegExp(`^(?:${typed(VIETNAMESE_POLITE)})*(?:${typed(VIETNAMESE_CREATE)})(?!\\p{L})`, "iu"),
  ja: /(?:予定|会議|イベント).*(?:追加|作成|入れ)|リマインド|忘れない(?:よう|で).{0,8}(?:教え|知らせ|通知|声|言っ|アラーム|鳴らし)|(?:追加|作成|登録|設定|予約|セット)(?:を?(?:お願い|願い).*|(?:いただ|頂|ください|下さい|できます|もらえ).*|し(?:て|と|たい).*|で)?[。？?！!]*$|入れ(?:て|とい|たい|ておい)[^、。]*[。？?！!]*$/u,
  zh: inBothScripts(
    /^(?:请|麻烦(?:你|您)?|(?:你|您)?(?:能不能|可不可以|可以|能)?帮(?:我|忙)|给我|记得|别忘了?|那就?|那个|[,，\s])*(?:安排|添加|新增|[创創]建|新建|(?:提[醒行型性]|题醒|[叫喊])(?:一下|一声)?我|记一?下|[预預][约約订訂]|[约約]|加[个個一]|定[个個])|(?:加|建)(?:[个個]|一[个個]|一下)?(?:日程|会议|會議|活[动動]|安排|提醒)[吧。!！]*$/u,
  ),
  ru: ordersIn(PLANNING.ru, "(?:напомни(?:те|ть)?|напоминай(?:те)?|не (?:дай|давай)(?:те)? (?:мне )?забыть)"),
  ko: /(?:일정|회의|이벤트|약속).*(?:추가|만들어|잡아)|(?:추가|등록|예약|저장|입력|설정|메모|기록)(?: ?좀)? ?(?:해|부탁)\S*(?: ?줘)?[.!?]*$|(?:넣어|잡아|만들어|적어|올려|맞춰|깨워|챙겨) ?(?:줘|주세요|줄래)[.!?]*$|(?:알림|알람|리마인드|리마인더)(?: ?(?:해|설정해|맞춰|걸어|보내))? ?줘[.!?]*$|(?<!(?:날씨|기온|예보|온도|일정|스케줄|약속|할 ?일|뭐|뭔지|무슨|언제|몇|어디|누구|누가|시간|며칠|요일|가격|재고|인지|는지|을지|있는지|비는|빈|몇 ?시|확률|미세먼지|우산|강수|번호|주소|환율|뉴스|주가|시세|레시피|방법|법|맛집|길|이유|뜻|결과|점수)\S* ?(?:좀 |다 |전부 |한 ?번 )?)알려 ?줘[.!?]*$/u,
};

/** Whether a text is an order that's put as a question: "can you add the dentist at 9?" Only in languages whose orders begin with words for that. */
export function isAskedOrder(text: string, language: string): boolean {
  const own = language.split("-")[0] ?? "en";
  return own in PLANNING && CREATE[own]?.test(text) === true;
}

/** Which of the vocabulary's groups a text uses, in its language or in English. */
export function groupsOf(text: string, language: string): Record<keyof Vocabulary, boolean> {
  const { create, free, list, products } = ENGLISH;
  return {
    create: create.test(text) || CREATE[language.split("-")[0] ?? "en"]?.test(text) === true,
    free: free.test(text),
    list: list.test(text),
    products: products.test(text),
  };
}
