import type { Temporal } from "temporal-polyfill";
import { clausesOf } from "./asides/without-asides.ts";
import { createWish, listWish } from "./calendar-wish.ts";
import { isHesitant, unhedged } from "./hesitant.ts";
import type { GuideTopic, Intent, Reading } from "./intent.ts";
import { isBeyondRules, isNoEvent, isUnmeant } from "./beyond/beyond-rules.ts";
import { isNegated } from "./negated.ts";
import { orderTableFor } from "./orders/order-tables.ts";
import { plainOrder, readOrder } from "./orders/read-order.ts";
import { perReading } from "./per-reading.ts";
import { goodsWish, productWish } from "./product-wish.ts";
import { periodOf } from "./period.ts";
import { ENGLISH_PARTS, freeSpan, inPart, isSearch, partIn, readQuestion } from "./questions/read-question.ts";
import { askedPlace } from "./questions/asked-place.ts";
import { saidOnce } from "./said-once.ts";
import { suggestedPhrase } from "./suggested-phrases.ts";
import { yesOrNo } from "./yes-or-no.ts";
import { isAppointment, likelyTime, mealTime } from "./usual-hours.ts";
import { groupsOf, isAskedOrder } from "./vocabulary.ts";
import { readWeather } from "./weather/read-weather.ts";
import { inBothScripts } from "./time/traditional-characters.ts";
import { dayAlone, findTime, findWhen } from "./when.ts";

const QUESTION =
  /(?:[?？吗嗎呢]|来着|來著|か|っけ|かな|空いてる|(?<!\p{L})(?:ko|không|hông|hem)(?: (?:nhỉ|ta|vậy|ạ))?)\s*$|^(?:(?:so|and|ok|hey|hi|well|oh),? )*(?:what|when|who|where|why|how|which)(?:'?s|'re|'ve)?\b|^remind (?:me|us) (?:what|when|where|who|how|if)\b|^(?:is|are|am|do|does|did|can|could|would|will|should|have|has|any|anything|got any|tell me|show(?! d[aeo]s? )|list|explain|write|translate|summari[sz]e|calculate|play|sing|send|text|email|order)\b/iu;
const SOMETHING_TOLD =
  /^(?!my (?:next |\S+'s )?(?:flight|train|bus|ferry|plane|coach|appointment|appt|shift|exam|interview|class|lesson|surgery|scan|driving test|test|hearing|viewing) (?:is|leaves|departs|starts|takes off|goes) |my (?:\S+ ){1,3}(?:is|are) (?:visiting|coming|arriving|staying|flying in|in town|moving in|getting married)\b|(?:i(?:'m| am)|we(?:'re| are)) (?:off|out|away|on (?:vacation|holiday|leave)|(?:hav|meet|see|go|gett|tak|host|fly|leav|visit|driv|play|catch|pick|dropp|do|grabb|hang|mov|work)ing)\b|(?:i|we)(?:'ve| have)? (?:need|have|got|must|should|gotta|want)(?: got)?(?: to)? (?!been\b|had\b|done\b|seen\b|met\b))(?!(?:i|we)'ve (?:an? |my |our ))(?:i|we|he|she|they|it|you|my|that|this was|there(?!'?s (?:an? |the |my |our )))\b(?!.*\b(?:have an?|got an?) (?:appointment|meeting|call|lunch|dinner)\b)/i;
const WHEN_IS =
  /^(?:(?:so|and|ok|wait|hey|oh|but|um+)[, ]+)*(?:when|what time|(?:which|what) (?:day|date))(?:'?s| is| are| does| (?:am|do|did|will|are) (?:i|we))\b/i;
/** An event that's named without a time: "meeting with Kai". */
const NAMED_EVENT =
  /^(?:an? |the |my |quick |short |\d+ ?min(?:ute)? )*(?:meeting|call|appointment|appt|interview|lunch|dinner|breakfast|brunch|coffee|drinks|catch[- ]?up|sync|1:1|one on one|date|session|lesson|visit)(?: (?:with|w\/|for|at) .+)?$/i;
const ASKS_ABOUT = /\b(?:event|appointment|meeting|plan|reminder)\b/i;
const NAMED_IN_VIETNAMESE =
  /^(?:đi |hẹn )?(?:cà phê|cafe|cf|ca phe|họp|hop|gặp|ăn (?:sáng|trưa|tối)|nhậu|phỏng vấn|phong van|gọi(?: cho)?) (?:với|vs|voi|cùng|anh|chị|em|cô|chú|bác|bạn) .+$/iu;
/** Denials, what's past, and feelings are no events to come. */
const NO_EVENT =
  /^(?:no|not|never|(?:don'?t|do not)(?! (?:let (?:me|us) )?forget)|without)\b|\b(?:was|were|went|had been)\b|^(?:không|đừng(?! quên)|khỏi|chưa|chẳng|khong|nếu|liệu|tại sao|sao)(?!\p{L})|(?<!\p{L})(?:quá|ghê|lắm|thiệt|dễ sợ|quá trời|thì sao|hả)(?: (?:trời|luôn|đi))*[\s!?.]*$/iu;
/** The same in Chinese and Japanese, with questions that have no mark: feelings, what's over, what nobody wants. */
const NO_HAN_EVENT = inBothScripts(
  /^(?:我们?|他们?|她们?|咱们?).{0,3}(?:昨|前天|上周|上个?月|刚才)|^(?:如果|要是|假如|万一).*就不|(?:发微信|发消息|发短信).*(?:说|告诉)|心情|不舒服|难受|郁闷|崩溃|无语|^(?:[帮幫]我|麻烦|请|你)*(?:告诉|转告|(?:跟|和|给|向).{1,5}(?:说|讲(?![课座题]))(?:一[下声])?(?!明[^天早晚儿]|[法服]))|翻译|写[首篇封段个].{0,8}(?:诗|文章|作文|邮件|文案|信|祝福|检讨)|(?<![好行成么]|可以)吗[?？](?=.)|再说[吧了啦]?[。!！~]*$|(?:先|就)(?:不用?|别)(?:记|加|写|安排|建)了?[吧啊]?[。!！~]*$|不关我|[跟与]我(?:没|无)关|^[\p{L}]{1,4}说(?:他|她|他们)|什么|(?<!那个?)啥|哪[个天里些儿]|几点|怎么|多少|是不是|有没有|行不行|好不好|刚刚|已经|[做吃看开上]完了|不想|不用|(?:好|太|真|很|超级?|非常)(?:累|困|烦|忙|开心|高兴|冷|热|无聊|难|饿|爽|美|想|贵|慢|差)|[累忙困烦]死|何[がをはかやす]|(?:やだ|嫌だ|いやだ|憂鬱だ?|面倒(?:だ|くさい)|めんど(?:い|くさい)|緊張する)(?:な[ぁあー]*|ね|わ|よ)*[。!！]*$|いつ|どこ|どう(?:し|す|やっ|なの)|どれ|いくら|どんな|たくな[いく]|疲れ|眠[いた]|だる[いく]|忙し|つら[いく]|楽し(?:かった|みだ|みです)|なあ[〜ー。!！]*$|(?<!(?:予約|約束)し(?:まし)?|(?:決ま|入|な|取|と)(?:っ|りまし)|(?:取れ|とれ|入れ)(?:まし)?)た(?:よ|ね|な|わ|んだ)?[。!！]*$|(?:ない|ません)(?:よ|ね|な|わ|んだ|んです)?(?:けど|から(?:ね|な)?)?[。!！]*$|なく(?:て|ても)(?:いい|ええ|よい|大丈夫)(?:です|だ|らしい|みたい|そう|って|わ|よ|ね|、)*[。!！]*$|(?:は|が|も)(?:中止|延期|キャンセル|なし|嘘|うそ|ない|休み)(?:です|だ|らしい|みたい|そう|って|わ|よ|ね|、)*[。!！]*$|わけ(?:じゃ|では|や)な|(?:キャンセル|中止|延期|取りやめ)(?:に|と)?な(?:る|り|っ|ら)|(?:とは|って)(?:言って|決めて)(?:い)?な|(?:消し|削除し|キャンセルし|取り消し|取りやめ|やめ|ずらし|変更し|変え|直し|修正し|移し|移動し|動かし|戻し|延期し|遅らせ|早め|短縮し|延長し|延ばし|伸ばし|長くし|短くし|リスケし)(?:て|といて|ておいて|とって|てください|といてください|ておいてください)[。!！?？]*$/u,
);
/** What's said in Chinese at the end of a clause about an event that there is, so that it tells of no new one, but for something to be reminded of. */
const OTHER_ORDER = inBothScripts(
  /^(?!.*(?:提醒|别忘|记得|闹钟|叫我|[要得]去?取消)).{2,}(?:(?:取消|撤销|撤掉|删除|删掉|删了|去掉|作废)(?:掉|了)?(?:[一这那]次)?|[改推延挪换调]期了?|[改换](?:成|为|到|个)?(?:线上|线下|时间|地方|地点|日子)了?|停(?:课)?一[次回节]|不(?:去|开|上|参加|办)了|[改挪推换调移延](?:到|至).{1,12}|(?:推迟|延后|推后|往后推|提前)(?:了?[\d一二两三四五六七八九十半几个]+(?:分钟|小时|钟头|天|周|星期))?)(?:吧|啊|呀|哈|哦|啦|一下|得了|算了)*(?=[,，。！!\s]|$)/u,
);
/** Languages in which the first words of English questions are others: "am Freitag". */
const OTHER_BEGINNINGS = /^(?:de|fr|es|it|pt)(?:-|$)/;
const ASKED = /[?？]\s*$/u;

const isQuestion = (text: string, { language }: Pick<Reading, "language">): boolean =>
  (OTHER_BEGINNINGS.test(language) ? ASKED : QUESTION).test(text);

/** How a title begins that's a denial after all: "thứ sáu mình không họp". */
const DENIED =
  /^(?:안|못) ?[가하]|^(?:không|chưa|đừng|khỏi|don'?t|not|can'?t|cannot|won'?t|no longer)(?![\p{L}'])|^(?:不|没|沒|别|別)(?!动产|動產|锈|倒|眠|夜|墅|克|插)/iu;
/** Verbs that only plan something, whether or not a time is said. */
const PLANNED =
  /^(?:(?:please|pls|can you|could you|help me|let'?s) )*(?:schedule|arrange|organi[sz]e|pencil in|plan an?)\b/i;
const CALENDAR_NOUN = /\b(?:calendar|agenda|schedule|diary|events?|appointments?|meetings?|reminders?)\b/i;
/** Courtesy is looked for in shorter messages only, as it takes time in proportion to the square of the length. */
const LONGEST_POLITE = 300;
/** A bare statement longer than this is a story, not an event. */
const LONGEST_BARE_EVENT_WORDS = 18;
/** Vietnamese has a space between syllables. */
const LONGEST_BARE_EVENT_SYLLABLES = 28;
/** A meal without a time is meant as an event only if little else is said. */
const LONGEST_BARE_MEAL_WORDS = 6;

const TOPICS: readonly (readonly [RegExp, GuideTopic])[] = [
  [
    /^(?:hi+|hello|hey+a?|hiya|yo|g'?day|good (?:morning|afternoon|evening|day)|morning|evening|greetings|howdy|sup|what'?s up|wass?up)\b[\s,!.]*(?:there|atrium|assistant|everyone|mate|buddy|friend|again|all|you)?[\s,!.]*(?:(?:(?:are )?(?:you|u) (?:up|there|awake|around|alive|ok|good|alright)|anyone there|knock knock|rise and shine|happy (?:mon|tues|wednes|thurs|fri|satur|sun)day|it'?s me(?: again)?|me again|(?:you )?(?:alright|ok|good))|how(?:'?s it going| are (?:you|u|things)| r u| do you do)(?: (?:today|doing))?|(?:i )?hope (?:you|u)[^.?!]{0,30}|nice to meet you|what'?s up)?[\s!.?]*$|^(?:how are (?:you|u)|how'?s it going)[\s,!.?]*(?:today|mate|doing)?[\s!.?]*$|^(?:trợ lý|bạn|em|ad|bot) ơi[\s!.~]*$|^(?:xin )?chào(?: (?:trợ lý|bạn|em|anh|chị|ad|cậu|mày|bot|buổi (?:sáng|trưa|chiều|tối)|cả nhà|nha|nhé|ạ|nghen))*[\s!.~]*$|^(?:(?:hi|hello|alo|a lô|chao|hé lô|helo|hế lô) ?(?:em|anh|chị|bạn|ban|ad|bot|nha)?(?: ơi| nha| nhé)?)[\s!.~]*$/iu,
    "greeting",
  ],
  [
    /^(?:(?:many|ok(?:ay)?|awesome|great|perfect|cool|nice|oh|wow|brilliant|lovely|amazing|got it|sweet|ace|fab|yay|ah|aw|right|legend|magic|sorted|all good|alright|beautiful|grand|excellent|fantastic|super|fine|done)[,!.]* )*(?:thanks|thank (?:you|u)|thx|ty|tysm|cheers|ta(?= *(?:$|[!.,]|(?:very much|mate|love|ya|for)\b))|nice one|(?:you(?:'re| are)? (?:a )?)?(?:legend|lifesaver|life saver|star|gem)(?= *(?:$|[!.,]))|much appreciated|(?:i )?appreciate it|you(?:'re| are) (?:the best|a star|awesome)|(?:that'?s|thats|that'?ll be|that will be|that is) (?:all|it|everything)(?: (?:for (?:now|today)|thanks|thank you|i needed))*(?=[\s!.]*$))\b|^(?:(?:ok|oke|dạ|ừ|ừm|à|tuyệt|hay quá|hay|được rồi|(?:vậy|thế)(?: là)? (?:thôi|được|ổn|tốt)(?: rồi)?|thôi|thôi được|rồi|xong rồi|tuyệt vời|ngon|ngon lành|tốt quá|quá tốt|tốt lắm|chuẩn|đỉnh|giỏi quá|giỏi|hay ghê|good|great|vâng|uhm?|ukm?)(?: (?:luôn|quá|lắm|nha|nhé|ạ|em|rồi))*[,.!]* )*(?:cảm ơn|cám ơn|cam on|tks|thanks|thank)(?!\p{L})|^(?:(?:tuyệt vời|tuyệt|tốt quá|quá tốt|tốt lắm|tốt|hay quá|hay ghê|giỏi quá|giỏi lắm|ngon lành|ngon|đỉnh|chuẩn|xong rồi|được rồi|vậy là được|thế là được|vậy được rồi|ok|oke)(?: (?:rồi|luôn|quá|lắm|nha|nhé|ạ|em|bạn|đó|đấy))*[\s,!.]*)+$/iu,
    "thanks",
  ],
  [
    /^(?:(?:ok(?:ay)?|fair enough|cool|alright|right|well|great|perfect|lovely)[,.!]* )*(?:bye|bye bye|goodbye|see (?:you|ya)|later|talk (?:to you )?(?:later|soon)|good ?night|ciao(?=[\s!.]*$)|gotta go)\b|^(?:拜拜|再见|再見|晚安|(?:[明后後改]天|回[头頭]?|下次|待[会會]|再)(?:[见見聊]|[會会](?=[\s!！。~]*$))|88$|お疲れ|おつかれ|さようなら|(?:じゃあ?|では)?また(?:ね|な|あとで|明日|今度)|じゃあ?ね|おやすみ|バイバイ|失礼し|tạm biệt|bai bai|hẹn gặp lại|(?:chúc )?(?:em |bạn |cả nhà )?ngủ ngon)/i,
    "goodbye",
  ],
  [
    /\b(?:which|what) (?:language )?(?:model|llm|ai)\b|\bare you (?:an? )?(?:ai|gpt|chatgpt|bot|robot|human)\b|\bopenai\b|^[你您](?:到底)?(?:是|用的是?).{0,6}(?:真人|机器人|人工智能|ai|模型)/i,
    "model",
  ],
  [
    /\bhow (?:do|can|does|to)\b.*\b(?:calendar|events?|remind|appointments?|meetings?)\b|^(?:予定|カレンダー|リマインダー?|会議).{0,6}どう(?:やって|やれば|すれば|したら).{0,14}$|^どう(?:やって|やれば|すれば|したら).{0,3}(?:予定|カレンダー|リマインダー?).{0,14}$|^(?:请问)?(?:怎么|怎样|如何|咋)(?:才能|样)?(?:[加用建删改弄记]|添加|新建|设置?).{0,4}(?:日程|日历|提醒|会议)/iu,
    "calendar",
  ],
  [
    /^(?:(?:cho (?:mình|em|tôi|tui) )?hỏi |(?:mình|tôi|tui|em) )*(?:muốn (?:thêm|tạo|đặt|xóa|xoá|hủy|huỷ|dời|đổi|sửa|nhắc).{0,30} (?:thì )?(?:làm sao|làm thế nào|phải làm sao|thế nào|như nào)|(?:làm sao|làm thế nào|làm cách nào|cách|cách nào)(?: để| mà)? (?:thêm|tạo|đặt|xóa|xoá|hủy|huỷ|dời|đổi|sửa|xem|nhắc)(?!\p{L}).{0,40}(?:lịch|sự kiện|cuộc hẹn|nhắc))(?: (?:vậy|ạ|nhỉ|ta|hả|em|bạn))*[\s?.]*$/iu,
    "calendar",
  ],
  [/\b(?:how (?:do|can|does|to)|what is|what's|explain)\b.*\b(?:marketplace|products?|wholesale)\b/i, "marketplace"],
  [/\bhow (?:do|can|does|to)\b.*\b(?:weather|forecast)\b/i, "weather"],
  [/\bhow (?:do|can|does|to)\b.*\b(?:attach|upload|files?|images?|pictures?|documents?)\b/i, "files"],
  [
    /\bhow (?:do|can|does|to)\b.*\b(?:settings?|theme|dark mode|language|password|preferences?|integrations?|personality)\b/i,
    "settings",
  ],
  [/\bhow (?:do|can|does|to)\b.*\b(?:chats?|conversations?|messages?|search|rename|stop|delete)\b/i, "chat"],
  [
    /\b(?:help me out|what (?:all |else )?can (?:you|u|i|we) (?:actually |even |really )?(?:do|ask|say|help)|what (?:kind|sort)s? of (?:things|stuff|questions)|how can (?:you|u) help|what do you do|who are you|what are you|how does this work|what is atrium|what's atrium|about atrium|your capabilities|get started)\b|^help\b|\bhelp(?: me)?[?!. ]*$|(?:(?:giúp|hỗ trợ|giup) (?:được |đc |duoc |dc )?|(?:làm|lam) (?:được|đc|duoc|dc) )(?:những |cho (?:tôi|mình|em|anh|chị|tao|tui) )?(?:gì|gi)(?!\p{L})|^(?:bạn|em|mày|cậu|ban) (?:là|la) (?:ai|gì|gi)(?!\p{L})|^(?:bạn|em|trợ lý|mày|ad|bot) (?:có thể |có |biết )*(?:giúp|làm)(?: được)?(?: (?:những|cho (?:mình|tôi|tui|em)))* (?:gì|việc gì)(?!\p{L})|có (?:những )?(?:chức năng|tính năng|khả năng)(?: (?:gì|nào)|$)|^(?:mình|tôi|tui|em) có thể (?:nhờ|hỏi|bảo|kêu) (?:bạn|em|trợ lý)(?: (?:làm|giúp))?(?: những)? gì|^(?:giúp|cứu)(?: (?:mình|tôi|tui|em))?(?: với)?[\s!.?]*$|^(?:trợ giúp|hướng dẫn|huong dan)|^(?:この(?:アプリ|アシスタント)の)?使い方(?:を|が|は)?(?:教え|知りたい|わから|分から|[?？]|$)/iu,
    "overview",
  ],
];

const CLOCKS: readonly (readonly ["time" | "date", RegExp])[] = [
  [
    "time",
    /\bwhat(?:'?s| is) the time(?: now| right now| then)?[\s?!.]*$|\bwhat time is it\b(?! (?:on|at|in|tomorrow|this|next|again)\b)|^(?:current |the )?time[\s?]*$|\b(?:got|have) the time\b/iu,
  ],
  [
    "date",
    /\bwhat(?:'?s| is) (?:the date|today'?s date)\b(?! (?:on|of|tomorrow|for|next|in)\b)|\b(?:what|which) (?:day|date) is (?:it|today)\b/iu,
  ],
];

const SECRETS =
  /\b(?:system prompt|your (?:instructions|prompt|rules)|environment variables?|api[ -]?keys?|secrets?|env vars?)\b/i;

/** What's done with texts, which rules can't: "write an email to Bob about the meeting tomorrow at 3". */
const WRITING =
  /^(?:(?:please|pls|hey|hi|ok|can you|could you|would you|will you|help me(?: to)?|i (?:want|need) you to) )*(?:(?:write|draft|compose)(?: me)? (?:an? |the |my |some )?(?:\p{L}+ )?(?:e-?mails?|mails?|letters?|messages?|texts?|poems?|essays?|stor(?:y|ies)|reports?|songs?|haikus?|limericks?|posts?|tweets?|speech(?:es)?|invitations?|repl(?:y|ies)|code|programs?|jokes?|cover letters?|summar(?:y|ies))\b|(?:translate|summari[sz]e|proofread|paraphrase|rewrite)\b)|^(?:(?:hãy|giúp (?:mình|tôi|tui|em|anh|chị)|làm ơn|nhờ(?: em| bạn)?|em|bạn|ad|ơi|ê|à) )*(?:(?:viết|soạn|sáng tác|làm)(?: (?:giùm|giúp|hộ|dùm|cho))*(?: (?:mình|tôi|tui|em|anh|chị|con|cháu|cô|chú|bác))?(?: (?:một|1|cái|vài|mấy))* (?:email|mail|thư|bài (?:thơ|văn|hát|luận|phát biểu|diễn văn|viết|đăng|post|báo|thuyết trình|tập làm văn)|đoạn|tin nhắn|truyện|thơ|code|caption|status|stt|lời chúc|thiệp|kịch bản|văn)|viết (?:giúp |cho )?(?:mình |tôi |em )?(?:một |1 |cái )?bài|dịch (?:giùm|giúp|câu|đoạn|sang|từ|bài|hộ|cho))(?!\p{L})|^(?:[请請]|麻[烦煩]|[帮幫](?:我|忙)?|[给給]我)*(?:[写寫](?:一?[封首篇个個份段])?(?:[^，。]{1,20}的)?(?:[邮郵]件|信|[诗詩]|文章|短信|作文|代[码碼]|故事|[报報]告)|翻[译譯]|(?:订|訂|买|買|抢|搶)(?:[一两兩二三四五六七八九十\d]+[张張]).{0,15}票)|(?:メール|手紙|詩|文章|作文|小説|コード)を?(?:書いて|作って|作成して)|(?:翻訳|英訳|和訳|要約)(?:して|を?お願い)|に訳して|^(?!.*(?:リマインド|忘れ)).*(?:って|と).{0,12}(?:LINE|ライン|メール|DM|メッセージ|チャット)を?(?:し|送っ|返し)(?:て|と)|買い物リスト(?:に|へ|を)|^(?:これ|それ)?を?カートに入れ/iu;

function bareEvent(text: string, reading: Reading): Intent | null {
  if (isQuestion(text, reading) || SOMETHING_TOLD.test(text) || NO_EVENT.test(text)) return null;
  if (isNoEvent(text, reading.language)) return null;
  if (NO_HAN_EVENT.test(text) || (reading.language.startsWith("zh") && OTHER_ORDER.test(text))) return null;
  const mostWords = reading.language === "vi" ? LONGEST_BARE_EVENT_SYLLABLES : LONGEST_BARE_EVENT_WORDS;
  if (text.split(/\s+/).length > mostWords) return null;
  const { isSaid, when, days } = findTime(text, reading);
  const isShort = text.split(/\s+/).length <= LONGEST_BARE_MEAL_WORDS;
  const isNamed = isShort && (mealTime(text) !== null || NAMED_EVENT.test(text) || NAMED_IN_VIETNAMESE.test(text));
  if (!isSaid && when === null && !isNamed) return null;
  const isOver = days !== null && days.last.until(reading.now.toPlainDate()).sign > 0;
  if (isOver && (!isShort || when?.start.time == null)) return null;
  const wish = createWish([{ text, reading }]);
  if (wish.kind === "calendar.create-when") return wish.title === "" || DENIED.test(wish.title) ? null : wish;
  return wish.kind === "calendar.create" && !DENIED.test(wish.wish.title) ? wish : null;
}

/** "Show me tomorrow". */
function isDayAlone(text: string, reading: Reading): boolean {
  const { isSaid, rest } = findTime(text, reading, likelyTime);
  return isSaid && productWish(rest).q === "";
}

/** Works out what the user wants, by rules only: the same text at the same time always gives the same intent. */
export const understand: (message: string, asked: Reading) => Intent = perReading((message, asked) => {
  const intent = atPlace(intentOf(message, asked), message, asked);
  return isUncertain(intent) && ordersOther(message, asked) ? { kind: "unknown" } : intent;
});

/** A question about one event by its place: "what's next?" */
function atPlace(intent: Intent, message: string, reading: Reading): Intent {
  const nth = intent.kind === "calendar.list" ? askedPlace(message.replaceAll("’", "'"), intent, reading) : null;
  return intent.kind !== "calendar.list" || nth === null ? intent : { ...intent, nth };
}

const isUncertain = (intent: Intent): boolean =>
  intent.kind === "calendar.create-when" || (intent.kind === "calendar.create" && intent.wish.isDoubtful);

/** Whether a text orders something about an event that there is. */
function isOfEvent(text: string, reading: Reading): boolean {
  const { act, event, to, isTold } = readOrder(text, reading) ?? {};
  if (act === "undo") return true;
  if (isTold === true || event === undefined) return false;
  return act === "cancel" || act === "rename" || (act === "move" && to !== undefined);
}

/** Whether a clause of a message orders something about an event that there is, or the last one takes back the rest: then the whole is no new event. */
function ordersOther(message: string, reading: Reading): boolean {
  const clauses = clausesOf(message, reading.language);
  const last = clauses.length > 1 ? clauses.at(-1) : undefined;
  if (last === undefined) return false;
  return yesOrNo(last, reading.language) === "no" || clauses.some((clause) => isOfEvent(clause, reading));
}

function intentOf(message: string, asked: Reading): Intent {
  const intent = understood(message, asked);
  const table = orderTableFor(asked.language);
  if (intent.kind !== "unknown" || table === null || message.length > LONGEST_POLITE) return intent;
  if (isNegated(message)) return askedBeside(message, asked) ?? intent;
  if (isUnmeant(message, asked.language)) return intent;
  const considered = consideredIn(message, asked);
  if (considered !== null) return considered;
  // "Good morning! Would you be able to add …?"
  const plain = plainOrder(message, table);
  const other = plain === message ? intent : understood(plain, asked);
  const isOrdered = groupsOf(plain, asked.language).create || !other.kind.startsWith("calendar.create");
  return isOrdered ? other : intent;
}

/** What a text asks that forbids to write anything: "don't book anything, am I free on Friday?" Null if it asks nothing. */
function askedBeside(text: string, asked: Reading): Intent | null {
  const from = [...text.matchAll(/[,;:.!，；：。！—–]\s*/gu)].map(({ 0: mark, index }) => index + mark.length);
  const intents = from.map((at) => understood(text.slice(at), asked));
  return intents.find(({ kind }) => kind === "calendar.free" || kind === "calendar.list") ?? null;
}

/** The event that a text only considers: "maybe a walk with Kim on Sunday at 3?" Null if it considers none. */
function consideredIn(text: string, asked: Reading): Intent | null {
  const plain = unhedged(text);
  if (plain === text.trim() || !isHesitant(text, asked.language)) return null;
  const intent = understood(plain, asked);
  return intent.kind === "calendar.create" ? { ...intent, wish: { ...intent.wish, isDoubtful: true } } : null;
}

/** "So what's Friday now?" */
const WHAT_IS = /^(?:(?:so|and|ok|then|but) )*what(?:'?s| is) (?<day>.+?)(?: now)?[?\s]*$/i;

const isDayAsked = (text: string, reading: Reading): boolean => {
  const day = WHAT_IS.exec(text)?.groups?.["day"];
  return day !== undefined && findTime(day, reading, likelyTime).days !== null && findTime(day, reading).rest === "";
};

/** "What day is the 25th?", and "what's the date next Friday?" */
const DATE_OF =
  /^(?:(?:so|and|ok|hey|do you know) )*(?:(?:what|which) (?:day|date)(?:'?s| is| does| will be| of the week is)(?: it(?= (?:on|next)))?|what(?:'?s| is| will be) the date(?: (?:on|of|for))?) (?<day>.+?)(?: (?:on|fall on|falls on|be|going to be|this year))*[?\s.!]*$/i;

/** The day whose date, or weekday, a question asks. Null if it asks that of no day alone. */
function dayWhoseDate(text: string, reading: Reading): Temporal.PlainDate | null {
  const said = DATE_OF.exec(text)?.groups?.["day"];
  if (said === undefined || !reading.language.startsWith("en")) return null;
  return dayAlone(said.replace(/^(?:on )?the /i, ""), reading);
}

function understood(message: string, asked: Reading): Intent {
  const { language } = asked;
  const said = saidOnce(message.trim())
    .replaceAll("’", "'")
    .replaceAll(/\bcal[ae]nd[ae]r(?=s?\b)/gi, "calendar")
    .replaceAll(/\s+/g, " ")
    .slice(0, 2_000);
  const suggested = suggestedPhrase(said, language);
  const text = suggested?.english ?? said;
  const reading: Reading = { ...asked, language: text === said ? language : "en" };
  const groups = groupsOf(text, reading.language);
  if (SECRETS.test(text)) return { kind: "secrets" };
  if (isNegated(said) || isUnmeant(said, language)) return { kind: "unknown" };
  if (WRITING.test(said) || isBeyondRules(said, reading.language)) return { kind: "unknown" };
  const topic = TOPICS.find(([pattern]) => pattern.test(text));
  if (topic !== undefined) return { kind: "guide", topic: topic[1] };
  const day = dayWhoseDate(text, reading);
  if (day !== null) return { kind: "clock", of: "date", day };
  const clock = CLOCKS.find(([, pattern]) => pattern.test(text));
  if (clock !== undefined) return { kind: "clock", of: clock[0] };
  // Its own language has more ways to say when.
  const weather = groups.create ? null : readWeather(said, { ...asked, language: suggested?.language ?? language });
  // What a suggestion leaves open may say more of products than what they are.
  const own = suggested === null ? null : readQuestion(said, asked);
  const saysMore = own?.kind === "products" && (own.inStock || own.sort === "rating");
  const question = saysMore ? own : readQuestion(text, reading);
  // "Pon dentista a las 9 en mi agenda" names the calendar, and asks nothing about it.
  const isOrdered = groups.create && (!isQuestion(text, reading) || isAskedOrder(text, reading.language));
  const isPlanned = isOrdered && findWhen(text, reading).when?.start.time !== undefined;
  const isAsked = question !== null && !(isPlanned && question.kind === "calendar.list");
  if (isAsked && (weather === null || question.kind === "products")) return question;
  if (groups.create) {
    const wish = createWish([{ text, reading }]);
    if (
      wish.kind !== "calendar.create-when" ||
      !reading.language.startsWith("en") ||
      CALENDAR_NOUN.test(text) ||
      isAppointment(wish.title) ||
      PLANNED.test(text) ||
      /\bremind me\b/i.test(text) ||
      findWhen(text, reading).when !== null
    )
      return wish;
  }
  if (weather !== null) return weather;
  if (groups.free) {
    // Dinner at 8 is in the evening.
    const isMeal = mealTime(text) !== null;
    const found = isMeal ? findTime(text, reading) : findTime(text, reading, likelyTime);
    const part = found.part ?? partIn(text, ENGLISH_PARTS);
    const day = isMeal ? found.when?.start.day : undefined;
    const period =
      day === undefined ? periodOf(text, reading) : ({ from: day, to: day.add({ days: 1 }), called: "day" } as const);
    return freeSpan({ ...found, part }, inPart(period, part, reading), reading);
  }
  if (WHEN_IS.test(text) || isDayAsked(text, reading)) return listWish(text, reading);
  if (
    (groups.list || (ASKS_ABOUT.test(text) && QUESTION.test(text))) &&
    (QUESTION.test(text) || !findWhen(text, reading).when?.start.time)
  )
    return listWish(text, reading);
  // "Call with the flour supplier at 9" only names what the marketplace has, too.
  const isSearched = groups.products && (isSearch(text, reading) || findTime(text, reading).clock === null);
  const bare = isSearched ? null : bareEvent(text, reading);
  if (bare !== null) return bare;
  if (groups.products) return isDayAlone(text, reading) ? listWish(text, reading) : productWish(text);
  const isTimed = findTime(text, reading).isSaid;
  return (reading.language.startsWith("en") && !isTimed ? goodsWish(text) : null) ?? { kind: "unknown" };
}
