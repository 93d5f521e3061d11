/** What belongs to an order or a talk, and not to the title of what's ordered, by language. */
interface TitleWords {
  /** At the beginning, one after the other. */
  readonly leading: readonly RegExp[];
  /** At the end, as often as there is one. */
  readonly trailing: RegExp;
  /** Divides a title in `title` and `place`. */
  readonly place: RegExp;
  /** A place said beside the title, which may be empty: ",在国贸", "場所:会議室A". */
  readonly beside?: RegExp;
  /** A title as people write it down: "Bob anzurufen" is "Bob anrufen". */
  readonly noted?: (title: string) => string;
}

/** "Book club" and "block party" are no orders. */
const ORDERED =
  /^(?:schedule|schedul|schedual|shedule|scedule|add|create|book(?! (?:club|fair|launch|signing|swap|report|reading|group|review)\b)|plan|set up|set|make|put|pop|stick|throw|chuck|pencil|arrange|organi[sz]e|block(?! party)(?: out| off)?|enter|reserve|save|note down|note|jot down|log)\s+(?:me |in |down |(?:some |the |out |off )?time (?:for|to) )?/i;

const ENGLISH: TitleWords = {
  leading: [
    /^(?:(?:hey|hi|hello|yo|ok|okay|please|pls|plz|and|also|then|so|oh|well|um+|uh+|great|perfect|cool|awesome|nice|thanks|thank you|sorry|alright|right|atrium|assistant)(?:[,!.:]*\s+|$))+/i,
    /^(?:(?:can|could|would|will) (?:you|u|ya) (?:(?:please|pls|possibly|just|maybe|kindly) )*|(?:would (?:you|u) )?(?:be so kind as to|mind) |i was wondering if you could |(?:do )?you think you (?:can|could) |(?:can|could|may|shall) (?:i|we) (?:please )?(?=(?:have|get|add|book|schedule|put|set)\b))+/i,
    /^(?:please|pls|go ahead and)\s+/i,
    /^(?:i(?:'d| would) like(?: you)? to|(?:i |we )?(?:want|need)(?: you)? to(?: remember to)?|(?:i |we )(?:have|must|should|ought)(?: to)?(?= (?!an? |the |my |our ))(?: to)?|(?:i|we)(?:'ve| have)? got to|(?:i |we )?gotta|let'?s|let us|help me(?: to)?|(?:please )?make sure (?:that )?i)\s+/i,
    /^(?:remind (?:me|us)(?: (?:to|about|of|that))?|(?:don't|dont) let (?:me|us) forget(?: (?:to|about|that))?|(?:don't|dont) forget(?: (?:to|about))?|(?:ping|nudge|alert|notify) me(?: (?:to|about|that))?|note to self(?: to)?|i(?:'ll)? need to remember to)[:,]?\s+/i,
    /^(?:set|make|create|add|give|i need|i want|need)(?: me)?(?: up)? (?:a |an )?(?:reminder|nudge|heads[- ]up)(?: (?:to|for|about|of))?[:,]?\s*/i,
    /^(?:(?:i|we) have|(?:i|we)(?:'ve| have)? got|got|there(?:'s| is))\s+(?=an? |the |my |our )/i,
    /^(?:i'm|i am|we're|we are)\s+(?=(?:off|out|away)\b)/i,
    /^(?:put|pencil|sign|mark|write|jot|book|count) (?:me|us) (?:down|in|up|on)(?: for)?\s+/i,
    ORDERED,
    /^.{0,60}\b(?:add|put in|note):\s+/i,
    /^(?:these|those|the following|\d+|two|three|four|some)(?: new)?(?: (?:events?|things|appointments|meetings))?(?: (?:to|in|on) (?:my|the) calendar)?:\s+/i,
    /^(?:a |an |the |my |our |new (?!year)|another )+/i,
    /^(?:(?:calendar )?(?:event|entry|appointment|meeting|reminder)) (?:called|named|titled|for|about|to)\s+(?=\S)/i,
    /^(?:calendar )?(?:event|entry)(?:[:,]?\s+|$)/i,
    /^(?:for|to|called|named|titled)(?:\s+|$)/i,
  ],
  trailing:
    /(?<![\s,.;:!?-])[\s,.;:!?-]+$|(?<!\s)\s+(?:on|at|from|to|by|for|in|please|pls|thanks|this|starting|called|named|titled|and|is|booked|scheduled|planned|lined up|coming up|there|then|in that slot|at that time|if possible|would you|will you|asap|mate)$/i,
  place:
    /^(?<title>.*\S) (?:at |@ ?)(?<place>(?:the )?\p{Lu}[^,]*?)(?= (?:with|for|about|and)(?!\p{L})|$)(?<more>.*)$/u,
};

const NAMES = "(?:(?:cho )?(?:tôi|tui|mình|em|e|anh|a|chị|c|t|tao|tớ|toi|minh|chi))";

const VIETNAMESE: TitleWords = {
  leading: [
    /^(?:(?:(?:em|anh|chị|bạn|ad|bot|trợ lý|mày)(?: \p{L}+)? ơi|ok|à|ừ|ờ|ủa|vậy|thế|dạ|rồi|thì|là|a|vay|oke|ê|thôi)(?:[,!]?\s+|$))+/iu,
    /^(?:em|bạn|ad|bot) (?=(?:note|ghi|đặt|thêm|tạo|lên|nhắc|nhớ|cho|book)(?!\p{L}))/iu,
    /^(?:làm ơn|nhờ|giúp|giùm|cho|phiền|lam on|giup|gium)(?: (?:tôi|mình|em|anh|chị|bạn|toi|minh))?(?:[,]?\s+)/iu,
    /^(?:mình|tôi|tui|em|anh|chị|tao) (?:cần|muốn|phải|định|sẽ|có)\s+/iu,
    new RegExp(
      `^(?:đừng quên |nhớ |dung quen |nho )?(?:nhắc|nhac|báo thức)(?: nhở)?(?: ${NAMES})?(?: (?:là|phải|nhớ|giùm|giúp|gium|giup))*(?:[,:]?\\s+|$)`,
      "iu",
    ),
    /^(?:đặt|tạo|thêm|lên|ghi|book|note|dat|tao|them|len)(?: (?:giùm|giúp|cho|hộ))?(?: (?:tôi|mình|em|anh|chị|minh|toi))?(?: (?:một|1|cái|\d))? (?:lịch|sự kiện|lich|su kien|việc|hẹn)(?: (?:hẹn|là|cho))?(?:[,:]?\s+|$)/iu,
    /^(?:thêm|ghi|note|đặt|tạo|book)(?: lại)?(?: (?:giùm|giúp|hộ)(?: cho)?(?: (?:mình|tôi|em|anh|chị))?)(?:[:,]?\s+)/iu,
    /^(?:thêm|ghi|note)(?:[:,]?\s+)/iu,
    /^(?:có )?(?:lịch hẹn|lịch|lich)\s+(?=\p{L})(?!sử|với|vs|cùng)/iu,
  ],
  trailing:
    /(?<![\s,.;:!?~-])[\s,.;:!?~-]+$|(?:^|(?<!\s)\s+)(?:nha|nhé|nhe|ạ|đi|với|giùm|giúp|hộ|dùm|luôn|thôi|nghe|nghen|nhen|hen|nhá|là|á|vậy|cái)(?:\s+(?:em|anh|chị|bạn|cưng|mày|ad|bot|mình|ơi))*$/u,
  place: /^(?<title>.*\S) (?:ở|tại|o) (?<place>[^,]+?)(?<more>)$/u,
};

/** What people do somewhere, as the first word after the place. */
const CHINESE_DEEDS =
  "和|跟|与|與|同|出差|开会|开个|開會|聚|见|見|碰头|集合|汇合|面试|面谈|培训|上课|讲课|听课|团建|旅游|参加|过(?=生日|节|年)|吃|喝|看(?!守)|听|拍|逛|排练|演出|值班|加班|录|讨论|评审|路演|复查|体检|健身|游泳|跑步|打球|学习|做|玩|办";

const CHINESE: TitleWords = {
  leading: [
    /^[\s,、。]+/u,
    /^(?:(?:哎呀?|诶|欸|嘿|喂|嗨|你好|您好|话说|[对對]了|不好意思|抱歉|[说說看打搞弄]错了|好吧|行吧?|可以|ok|那[个個]|另外|[还還]有|哦|嗯+|啊)[,，!！。\s]+|哎[对對]了[,\s]*)+/iu,
    /^(?:那就|那[么麼]|那|就|好的|好|嗯|哦|[对對]了|[还還]是|不[对對])[,\s]*(?=\S|$)/u,
    /^(?:[请請]|麻[烦煩]|劳驾|勞駕|拜托)?[你您]?(?:[帮幫]我|[给給]我|替我|[为為]我|[帮幫]忙)\s*/u,
    /^[请請]?(?:[记記]得|到时候?)?(?:提醒我|叫我|喊我|通知我)(?:一下|一声)?[,，\s]*/u,
    /^(?:登[记記]|[记記][录錄]|[补補]?[记記]|排|[设設]置?|[预預]定)(?:一下|下|一?[个個场場])[,，\s]*/u,
    /^(?:[约約](?:一下|[个個])?|安排一下|安排一个|安排[个個]|安排|添加一[个個]|添加|加一?[个個]|建一[个個]|新建一[个個]|新建|[创創]建一[个個]|[创創]建|新增|[记記](?:一下|[个個])|[预預][约約]|定一?[个個])\s*/u,
    /^(?:日程|行程|事件|日[历曆])[::,\s]*/u,
    /^[把将將](?=.+(?:加|放|[记記]|[写寫]|排|存|[录錄])(?:到|[进進]|入|在|上|下))/u,
    /^找一?[个個]?(?:[时時][间間]|空)(?=\S)/u,
    /^我?(?:[还還])?有一?[个個场場](?=\S)/u,
    /^我(?=\s*(?:[请請]假|休假|放假|要|去|想))(?:要|想)?\s*/u,
  ],
  trailing:
    /[\s,、。.!!~~]+$|(?:[,，\s](?:多谢|[谢謝]+|麻[烦煩]了?|拜托了?|辛苦了|[帮幫]我(?:[补補]?[记記]|安排|加)(?:上|一下|下)*|[记記]一下|[别別]忘了|好[吗嗎]|行[吗嗎]|可以[吗嗎]))$|(?:添?加|放|[记記]|[写寫]|排|存|[录錄])(?:到|[进進]|入|在)(?:我的?)?(?:日[历曆]|日程表?|行程表?)(?:里|裡|上|中)?(?:去)?$|(?:吧|哈|啊|呀|哦|一下|就|是|啦)$/u,
  place: new RegExp(
    `^在(?<place>家|公司|.{2,12}?(?=${CHINESE_DEEDS})|.{1,12}?(?:(?=[和跟与與同])|[室厅廳店馆館楼樓校院司园園吧场場站]))(?<title>.+?)(?<more>)$`,
    "u",
  ),
  beside:
    /^(?<title>.*?)(?:[,，。\s]+(?:就)?在|[,，。\s]*(?:地点|地點|地址)(?:就?在|是|[:：])?\s*)(?<place>[^,，。\s].{0,40}?)(?<more>[,，。\s]*)$/u,
};

/** How something is asked for, from して to ご登録いただけますでしょうか. */
const JAPANESE_ASK =
  "(?:(?:し|入れ|追加し|登録し|作成し|設定し|予約し|セットし|作っ|書い|メモし|押さえ)(?:て|といて|ておいて|とって|たい(?:んだけど|のですが|んですが|です)?|と|ます)|(?:いただけ|頂け|もらえ|くれ)(?:ます(?:でしょうか|か)?|ませんか|ないでしょうか|ないですか|ない|る)?|いただきたい(?:です|のですが)?|願い(?:ます|たいです|できますか)|お願い(?:します|いたします|致します|できますか|できる|したい(?:です|のですが)?)?|頼む|頼みます|ください|下さい|ほしい(?:です|んだけど)?|欲しい(?:です)?|よろしく(?:お願いします)?|ね|よ|で|か)";

const JAPANESE: TitleWords = {
  leading: [
    /^[\s、。,・]+/u,
    /^朝(?:イチ|一)(?:で|に)?/u,
    /^(?:(?:お手数(?:ですが|をおかけしますが)|恐れ入りますが|恐縮ですが|申し訳(?:ない|ありません|ございません)が|お世話になって(?:い|お)ります|お疲れ(?:様|さま)です|すみません(?:が)?|すいません(?:が)?|ごめん(?:なさい)?|悪いけど|悪いんだけど|えっと|えーと|あのさ?|ねえ|ねぇ|じゃあ?|では|なら|やっぱり?|それでは|それじゃあ?|それなら|そしたら|だったら|そういえば|そうだ|ちなみに|ところで|とりあえず|間違えた|違う)[、,。\s]*)+/u,
    /^あと[、,\s]+/u,
    /^[\s、。,・]+/u,
    /^(?:予定|リマインダー?|イベント)(?:[:：、]|を?(?:追加|登録)[:：、])\s*/u,
  ],
  trailing: new RegExp(
    `[\\s、。.,!!?？〜~♪・]+$|(?<=[うくぐすつぬぶむる])(?:よう(?:に)?|こと)$|(?:を|って|と|は|の|に)$|(?:を|って|と|の)?\\s*(?:予定(?:を|に|として)?|カレンダーに|スケジュールに|リマインダーを?)?\\s*(?:ご)?(?:(?:入れ|追加し|登録し|作成し|設定し|予約し|セットし|作っ|押さえ)(?:て|といて|ておいて|とって|たい(?:んだけど|のですが|んですが|です)?|と)|追加|登録|作成|設定|予約|セット|リマインドして|リマインド|リマインダー|思い出させて|教えて|知らせて|通知して|通知|お願いします|お願い|頼む|頼みます)(?:を)?${JAPANESE_ASK}*$|(?:こと|の)?を?忘れ(?:ない(?:ように?|で)|ずに)(?:って)?$|(?<=.)(?:なんだけど|だけど|なので|だから|です|だよ|だった|でした|なんです|の予定(?:です|だ)?|が(?:ある|あります|あるんだ(?:けど|よ)?|入った|入りました|あるので)|やるんだった|やります|することになった|することになりました|と言って)$`,
    "u",
  ),
  place:
    /^(?<place>(?!(?:便|特急|高速バス|新幹線|電車|バス|車|飛行機|タクシー|自転車|徒歩|フェリー|船|地下鉄|夜行バス|みんな|二人|ふたり|家族|一人|ひとり|全員|チーム|オンライン|リモート|電話|英語|日本語|対面|自分|急ぎ|zoom|teams|meet)で)[^をにはでとのが、。\s]{1,14})で(?![すきもはの])(?<title>.+?)(?<more>)$/iu,
  beside:
    /^(?<title>.*?)(?:(?:^|[、,\s]+)(?:場所は|場所[:：]|会場は|会場[:：])\s*(?<place>[^、。\s]{1,40}?)(?:です|で|にて|だよ)?|(?:^|[、,])\s*(?<place2>[^、。\s]{1,20}?)(?:にて|で))(?<more>[\s、。]*)$/u,
};

/** At the beginning, orders to be reminded and to plan; at the end, what leads to a time. `place`: words before a place that has a capital letter. */
const european = (orders: string, ends: string, place: string): TitleWords => ({
  leading: [new RegExp(`^(?:${orders})(?:[,:]?\\s+|$)`, "iu")],
  trailing: new RegExp(`(?<![\\s,.;:!?-])[\\s,.;:!?-]+$|(?<!\\s)\\s+(?:${ends})$`, "iu"),
  place: new RegExp(`^(?<title>.*\\S) (?:${place}) (?<place>(?:\\p{Lu})[^,]*?)(?<more>)$`, "u"),
});

const ORDERED_IN_GERMAN = european(
  "(?:bitte )?(?:erinner\\p{L}* mich(?: bitte)?(?: dran| daran)?(?:,? (?:an|dass|zu))?|plane?|trag\\p{L}*|erstelle?|füge?)(?: (?:einen|den|die|das|ein|eine)(?= termin| event))?(?: (?:termin|event))?",
  "um|am|ab|von|bis|den|im|in|an|bitte",
  "im|in der|bei|beim|am",
);
const GERMAN: TitleWords = {
  ...ORDERED_IN_GERMAN,
  noted: (title) =>
    title
      .replace(
        /(?<!\p{L})(zurück|vorbei|ab|an|auf|aus|bei|ein|fest|fort|her|hin(?!zu[^z])|los|mit|nach|um|vor|weg)zu(\p{Ll}{2,}n)$/u,
        "$1$2",
      )
      .replace(/(?<=\S) zu (\p{Ll}{2,}n)$/u, " $1"),
};
const SPANISH = european(
  "(?:por favor )?(?:recuérdame|agenda|crea|añade|programa|pon)(?: que| de)?(?: (?:una?|el|la) (?=cita|evento))?",
  "a las?|el|la|de|en|por|para",
  "en|en el|en la",
);
const ORDERED_IN_FRENCH = european(
  "(?:s'il te plaît )?(?:rappelle-moi|ajoute|crée|planifie|note)(?: de| que)?",
  "à|le|de|du|en|pour",
  "au|à la|chez|à l'",
);
const FRENCH: TitleWords = {
  ...ORDERED_IN_FRENCH,
  leading: [...ORDERED_IN_FRENCH.leading, /^d'(?=\p{L})/iu],
};
const ITALIAN = european(
  "(?:per favore )?(?:ricordami|aggiungi|crea|pianifica|segna)(?: di| che)?",
  "alle|il|di|del|in|per|a",
  "al|alla|da|presso",
);
const PORTUGUESE = european(
  "(?:por favor )?(?:me lembr[ae]|lembre-me|adicion[ae]|cri[ae]|agend[ae]|marqu?[ae])(?: de| que)?",
  "às|no|na|de|do|da|em|pra|para",
  "no|na|em",
);
const RUSSIAN = european(
  "(?:пожалуйста )?(?:напомни(?:те)?(?: мне)?|создай|добавь|запланируй|запиши)(?: о| про)?",
  "в|во|на|с|со|к|до",
  "в|во|на",
);

const KOREAN: TitleWords = {
  leading: [/^(?:혹시|저기|그럼)\s+/u],
  trailing:
    /[\s,.!?~]+$|(?:\s|^)(?:일정(?:을|으로|에)?|약속(?:을)?)$|\s*(?:추가|등록|예약|설정)\s?(?:해|해 ?줘|해 ?주세요|좀)?$|\s*(?:잡아|만들어|넣어|알려|알람 맞춰)\s?(?:줘|주세요)?$|(?:하라고|라고)$|(?<=\p{L})(?:을|를)$/u,
  place: /^(?<place>\S{1,14})에서 (?<title>.+?)(?<more>)$/u,
};

const OTHERS: Record<string, TitleWords> = {
  vi: VIETNAMESE,
  zh: CHINESE,
  ja: JAPANESE,
  de: GERMAN,
  es: SPANISH,
  fr: FRENCH,
  it: ITALIAN,
  pt: PORTUGUESE,
  ru: RUSSIAN,
  ko: KOREAN,
};

/** English ones come after those of the text's language. */
export const titleWordsOf = (language: string): readonly TitleWords[] => {
  const own = OTHERS[language.split("-")[0] ?? "en"];
  return own === undefined ? [ENGLISH] : [own, ENGLISH];
};

export const ENGLISH_TITLE_WORDS = ENGLISH;
