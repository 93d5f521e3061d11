import { CHINESE } from "./chinese-title.ts";
import { JAPANESE } from "./japanese-title.ts";
import { KOREAN } from "./korean-title.ts";
import { PORTUGUESE } from "./portuguese-title.ts";
import { RUSSIAN } from "./russian-title.ts";
import type { TitleWords } from "./title-table.ts";
import { loose } from "./accents.ts";
import { PLANNING, plannedIn } from "./planning-verbs.ts";

/** "Book club" and "block party" are no orders. */
const ORDERED =
  /^(?:schedule|schedul|schedual|shedule|scedule|add|create|book(?! (?:club|fair|launch|signing|swap|report|reading|group|review)\b)|plan|set up|set|make|put|pop|stick|throw|chuck|pencil|arrange|organi[sz]e|block(?! party)(?: out| off)?|enter|reserve|save|note down|note|jot down|log)\s+(?:me |in |down |(?:some |the |out |off )?time (?:for|to) )?/i;

const ENGLISH: TitleWords = {
  order: ORDERED,
  errand:
    /\b(?:remind (?:me|us)|remember|(?:ping|nudge|alert|notify) me|note to self|let (?:me|us) forget|(?:don't|dont|do not) forget)(?: to)?[:,]? (?:book|make|set|plan|arrange|organi[sz]e|put|pop|stick|throw|chuck|schedule|add|create|save|reserve|log|note|block|enter|set up)\b|\b(?:reminder|nudge|heads[- ]up|alert|need|needs|have|got|gotta|must|ought)(?: to)?[:,]? (?:make|put|pop|throw|chuck|set up|save|plan|organi[sz]e|arrange|reserve|book)\b/i,
  leading: [
    /^(?:(?:hey|hi|hiya|hello|yo|oi|ok|okay|aight|please|pls|plz|kindly|abeg|ugh|argh|aw|ah|yay|omg|lol|haha|god|man|finally|right so|and|also|then|so|oh|well|um+|uh+|er+m?|hmm+|yeah|yep|great|perfect|cool|sweet|lovely|brilliant|awesome|nice|thanks|thank you|sorry|alright|right|atrium|assistant|apparently|basically|anyway|turns out|looks like|sounds like|quick one|before i forget|fair enough|fair dos|no worries|no problem|no bother|in that case|never ?mind|oh well|got it|gotcha|understood|makes sense|good to know|that'?s (?:fine|ok(?:ay)?|great|good)|fine|done|sure|instead|while (?:you'?re|ur) at it|one more thing|just)(?:[,!.:]*\s+|$))+/i,
    /^(?:(?:can|could|would|will) (?:you|u|ya) (?:(?:please|pls|possibly|just|maybe|kindly) )*|(?:would (?:you|u) )?(?:be so kind as to|mind) |i was wondering if you could |(?:do )?you think you (?:can|could) |(?:can|could|may|shall) (?:i|we) (?:please )?(?:(?:have|get) (?=an? |the |my |our )|(?=(?:have|get|add|book|schedule|put|set)\b)))+/i,
    /^(?:please|pls|go ahead and)\s+/i,
    /^(?:i(?:'d| would) like(?: you)? to|(?:i |we )?(?:want|need)(?: you)? to(?: remember to)?|(?:i |we )(?:have|must|should|ought)(?: to)?(?= (?!an? |the |my |our ))(?: to)?|(?:i|we)(?:'ve| have)? got to|(?:i |we )?gotta|let'?s|let us|help me(?: to)?|(?:please )?make sure (?:that )?i)\s+/i,
    /^(?:(?:(?:don't|dont|do not) forget|remember) to )?(?:remind (?:me|us)(?: (?:to|about|of|that)(?=\s|$))?|(?:don't|dont) let (?:me|us) forget(?: (?:to|about|that))?|(?:don't|dont) forget(?: (?:to|about))?|(?:ping|nudge|alert|notify) me(?: (?:to|about|that))?|note to self(?: to)?|i(?:'ll)? need to remember to)(?:[:,]?\s+|$)/i,
    /^reminder[:,]?\s+(?:(?:to|about|that|for)\s+)?(?:(?:the|my|our)\s+)?/i,
    /^(?:set|make|create|add|give|get|have|i need|we need|i want|need|i'?d like|i would like|i'?ll need)(?: me)?(?: up)? (?:a |an )?(?:reminder|nudge|heads[- ]up)(?: (?:to|for|about|of))?[:,]?\s*/i,
    /^(?:(?:(?:i|we) have|(?:i|we)'ve|(?:i|we)(?:'ve| have)? got|got|there(?:'s| is))\s+(?=an? |the |my |our )|(?:i|we)(?:'ve|ve) got\s+(?!to\b)(?=\p{L}))/iu,
    /^(?:(?:i|we)(?:'m|m| am|'re| are)? )?(?:gonna|going to (?=\p{Ll})|planning (?:on|to)|supposed to|meant to)\s+/iu,
    /^(?:i'?m|i am|we're|we are)\s+(?=(?:off|out|away|on (?:holiday|vacation|(?:annual |parental )?leave|call|duty|shift|nights|a course|jury duty)|\p{L}{2,}ing)\b)/iu,
    /^do\s+(?=(?:a |an |some )?(?:lunch|dinner|breakfast|brunch|coffee|drinks|tea)\b)/i,
    /^(?:make|put|add|write|leave) (?:me )?a note (?:(?:in|on) (?:my|the) (?:calendar|diary|schedule|planner) )?(?:that|about|for|of|to say)\s+/i,
    /^(?:put|pencil|sign|mark|write|jot|book|count) (?:me|us) (?:down|in|up|on)(?: for)?\s+/i,
    ORDERED,
    /^.{0,60}\b(?:add|put in|note):\s+/i,
    /^(?:these|those|the following|\d+|two|three|four|some)(?: new)?(?: (?:events?|things|appointments|meetings))?(?: (?:to|in|on) (?:my|the) calendar)?:\s+/i,
    // "An voi Dan" is "ăn với Dan".
    /^(?:a |an )?(?:recurring|repeating|regular) (?=(?:\S+ )?(?:meeting|event|appointment|call|sync|catch[- ]?up|slot|session|class|reminder|1:1|one[- ]to[- ]one|one[- ]on[- ]one|\d+[- ]?min)(?!\p{L}))/iu,
    /^(?:a |an (?!(?:voi|sang|trua|toi|com|uong|pho|bun|nhau|chung|cuoi|tiec|o|sinh|mung|ngoai)\b)|the |my |our |new (?!year)|another )+/i,
    /^(?:(?:calendar )?(?:event|entry|appointment|meeting|reminder)) (?:called|named|titled|for|about|to)\s+(?=\S)/i,
    /^(?:calendar )?(?:event|entry)(?:[:,]?\s+|$)/i,
    /^(?:for|to|as|of|called|named|titled)(?:\s+|$)/i,
  ],
  trailing:
    /(?<![\s,.;:!?-])[\s,.;:!?-]+$|(?<=(?<!\p{L})(?:exam|appointment|appt|flight|train|class|interview|meeting|test|shift|party|lesson|session|call|match|game|concert|gig|wedding|funeral|service|dentist|doctor|dinner|lunch|plumber|birthday))'s$|(?<!\s)\s+(?:@|->|=>|→)$|(?<!\s)\s+(?:(?:so |and )?(?:please |pls )?(?:(?:can|could|would|will) (?:you|u) (?:please |pls |just )?)?(?:add|put|save|note|schedule|book|block|jot|pop|stick|enter|log) (?:that|it|this|me)(?: (?:in|on|down|to|for me|off|up))*|on|at|from|to|by|for|in|please|pls|thanks|this|starting|instead|called|named|titled|and|is|booked|scheduled|planned|lined up|coming up|there|then|in that slot|at that time|if possible|would you|will you|will ya|would ya|asap|mate|love|cheers|ta|thx|lol|are|'s|all good|is on|are on|is happening|leaves|departs|takes off|starts?|begins|is (?:good|fine|great|ok|okay|perfect|best|ideal)|works(?: (?:best|well|for me))?|would be (?:good|great|ideal|best)|whoop+|woo+(?:hoo+)?|yay+|ugh|finally|ha(?:ha)+|omg|argh|phew|x{1,3}|\(finally\))$/iu,
  place:
    /^(?<title>.*\S) (?:(?:at |@ ?)(?=(?:the )?\p{Lu})|in (?=(?:the )?(?:(?:meeting|conference|lecture) )?(?:[Rr]oom|[Hh]all|[Ll]ab|[Ss]tudio|[Bb]uilding|[Bb]lock|[Tt]heat(?:re|er)|[Ss]uite|[Tt]erminal|[Gg]ate) [\p{Lu}\d]))(?<place>[^,]*?)(?= (?:with|for|about|and)(?!\p{L})|$)(?<more>.*)$/u,
};

/** "Can you add that", "thêm vào lịch giúp mình": said after what's meant. */
const VIETNAMESE_REQUEST =
  "(?:(?:thêm|ghi|note|lưu|bỏ|cho|đặt|lên|tạo)(?: (?:vào|vô|lại|lịch|lên))+|(?:vào|vô|lên) (?:trong )?(?:cái )?(?:lịch|calendar))(?: của(?= (?:mình|tôi|tui|tao|tớ|em|anh|chị)))?(?: (?:giúp|giùm|hộ|dùm|cho))*(?: (?:mình|tôi|tui|tao|tớ|em|anh|chị|ông|bà|cô|chú|bác|dì|con|cháu|bố|ba|má|mẹ))?";

/** Who speaks, by what they call themselves. */
const I = "(?:mình|tôi|tui|tao|tớ|em|anh|chị|ông|bà|cô|chú|bác|dì|con|cháu|bố|ba|má|mẹ|t|e|a|c)";

const NAMES = "(?:(?:cho )?(?:tôi|tui|mình|em|e|anh|a|chị|c|t|tao|tớ|toi|minh|chi))";

const VIETNAMESE: TitleWords = {
  // Where the time was, there's more than one space.
  noted: (title) =>
    title
      .replaceAll(
        / (?:(?:giúp|giùm|hộ|dùm)(?: cho)?(?: (?:mình|tôi|tui|tao|tớ|em|anh|chị|ông|bà|cô|chú|bác|dì|con|cháu|bố|ba|má|mẹ))?|nha|nhé|nghen|ạ|với|đi|cái)(?= ?,)/giu,
        "",
      )
      // "Họp với team, họp 1 tiếng": only the length was told with it.
      .replace(/^(?<first>\p{L}+)(?<more>(?: .*)?), \k<first>$/iu, "$<first>$<more>")
      .replace(/, (?:họp|làm|gặp|học|chơi|ăn|dài|kéo dài)$/iu, ""),
  addressed: /(?<=^(?:[^ ]+ ){0,3}(?:nhắc|gọi|báo) )(?:ông|bà|cô|chú|bác|dì|con|cháu|bố|ba|má|mẹ) {2,}/iu,
  leading: [
    /^(?:(?:nhà|cả nhà|tụi|bọn|hội|team|nhóm|lớp) )?(?:(?:mình|tôi|tui|em|anh|chị|tao|tớ) )?(?:(?:đã|vừa|mới) )?(?:chốt|quyết định|thống nhất|tính|định)(?: (?:là|lịch|kèo|xong))*(?: rồi)?\s+(?=(?:đi|họp|gặp|ăn|về|ra|lên|xuống|qua|làm|học|chơi|khám|cưới|tổ chức|liên hoan)(?!\p{L}))/iu,
    /^(?:(?:(?:em|anh|chị|bạn|ad|bot|trợ lý|mày|e|a|c)(?: \p{L}+)? ơi|dạ|alo|ok|à|ừ|ờ|ủa|vậy|thế|dạ|rồi|thì|là|a|vay|oke|ê|thôi)(?:[,!]?\s+|$))+/iu,
    /^(?:(?:ông|bà|cô|chú|bác|dì|anh|chị|em|mình|tôi|tui|tao|con|cháu) )?(?:nhờ|muốn|cần) (?:cháu|em|bạn|con|mày|trợ lý|ad|bot)(?: (?:(?:nhớ|ghi|note|thêm|đặt|lưu)(?: (?:(?:giùm|giúp|hộ|dùm|cho)(?: (?:mình|tôi|tui|em|anh|chị|ông|bà|cô|chú|bác|dì|con|cháu)(?= ))?|lại|(?:một |1 |cái )?lịch|vào lịch|vô lịch))*(?: là| rằng)?))?[:,]?\s+/iu,
    /^(?:sếp|mẹ|má|ba|bố|cha|vợ|chồng|ông xã|bà xã|thầy|cô giáo|cô|bà|ông|ngoại|nội|họ|bên \p{L}+|sep|me|vo|chong)(?: (?:mình|tôi|tui|em|anh|chị|tao))?(?: (?:mới|vừa|có))? (?:bảo|kêu|dặn|biểu|nói|nhắn|báo|bao|keu|dan)(?! (?:hiểm|chuyện|cáo|trước))(?: (?:mình|tôi|tui|em|anh|chị|tao))?(?: (?:là|rằng|phải))?\s+/iu,
    /^(?:toi|minh|tui)\s+(?=(?:di|hop|gap|an|hoc|lam|don|dua|mua|kham|goi|nop|thi|bay|ra|ve|qua|co|phai|can)(?!\p{L}))/iu,
    /^(?:em|bạn|ad|bot) (?=(?:note|ghi|đặt|thêm|tạo|lên|nhắc|nhớ|cho|book)(?!\p{L}))/iu,
    /^(?:làm ơn|nhờ|giúp|giùm|cho|phiền|lam on|giup|gium)(?: (?:tôi|mình|em|anh|chị|bạn|toi|minh))?(?:[,]?\s+)/iu,
    /^(?:mình|tôi|tui|em|anh|chị|tao) (?:cần|muốn|phải|định|sẽ|có)\s+/iu,
    /^(?:mình|tôi|tui|tớ|tao|t)\s+(?=\p{L})/iu,
    /^(?:sự kiện|lịch|việc)(?: mới)?:\s*/iu,
    /^(?:nhớ|phải)\s+(?=\p{L})(?!nhắc)/iu,
    /^(?:ghi|note|lưu|nhớ) lại(?: (?:giùm|giúp|hộ|dùm)(?: cho)?(?: (?:mình|tôi|tui|em|anh|chị))?)?(?:[,:]?\s+|$)/iu,
    /^(?:đặt|tạo|cài|thêm|hẹn)(?: (?:một|1|cái|lời|giờ))* (?:nhắc nhở|lời nhắc|báo thức|nhắc|giờ)(?: (?:cho|là|để))*(?:[,:]?\s+|$)/iu,
    /^(?:chừa|dành|để dành|giữ|block|chặn|khoá|khóa)(?: (?:(?:giúp|giùm|hộ|dùm)(?: (?:mình|tôi|tui|em|anh|chị|ông|bà|cô|chú))?|ra|thời gian|lịch|chỗ|trống|cho (?:mình|tôi|em)))*\s+(?=\p{L})/iu,
    /^để\s+(?=\p{L})/iu,
    /^(?:gọi|kêu) (?:mình|tôi|tui|tao|tớ|em|anh|chị|ông|bà|con|cháu) (?=(?:thức )?dậy(?!\p{L}))/iu,
    new RegExp(
      `^(?:đừng quên |nhớ |dung quen |nho )?(?:nhắc|nhac|báo thức(?= \\p{L})|báo(?= (?:cho )?(?:mình|tôi|tui|tớ|tao) ))(?: nhở)?(?: ${NAMES})?(?: (?:là|phải|nhớ|giùm|giúp|gium|giup))*(?:[,:]?\\s+|$)`,
      "iu",
    ),
    new RegExp(
      `^(?:đặt|tạo|thêm|lên|ghi|book|note|lưu|dat|tao|them|len)(?: (?:giùm|giúp|cho|hộ|dùm))?(?: (?:${I}|minh|toi))?(?: (?:một|1|cái|\\d))? (?:lịch|sự kiện|lich|su kien|việc|hẹn)(?: (?:hẹn|là|cho))?(?:[,:]?\\s+|$)`,
      "iu",
    ),
    new RegExp(
      `^(?:thêm|ghi(?: chú| nhớ)?|note|đặt|tạo|book|chèn|lưu)(?: lại)?(?: (?:vào|vô) lịch)?(?: (?:giùm|giúp|hộ|dùm)(?: cho)?(?: ${I})?)(?:[:,]?\\s+)`,
      "iu",
    ),
    /^(?:thêm|ghi|note|đặt(?= (?:lịch|cà phê|cafe|ăn|họp|gặp|hẹn|gọi|khám|cắt|làm|tập|học|đi|phỏng vấn|call|meeting)(?!\p{L})))(?:[:,]?\s+)/iu,
    /^(?:có|co)\s+(?=(?:hẹn|lịch|shipper|khách|thợ|người|chuyến|buổi|cuộc|tiết|họp|kèo|show|ca|lớp|đám|tiệc|deadline|meeting|phỏng vấn|hen|lich|chuyen|buoi|cuoc|tiet|hop|keo|lop|dam|tiec|phong van)(?!\p{L}))/iu,
    /^(?:(?:một|1) )?cái (?=(?:hẹn|cuộc|buổi|lịch)\s)/iu,
    /^(?:có )?(?:(?:một |1 )?cái )?(?:lịch hẹn|lịch|lich)\s+(?=\p{L})(?!sử|với|vs|cùng)/iu,
  ],
  trailing: new RegExp(
    `(?<![\\s,.;:!?~-])[\\s,.;:!?~-]+$|(?:^|(?<!\\s)\\s+)(?:${VIETNAMESE_REQUEST}|(?:vào|vô|lên|trong) lịch(?: (?:của )?${I})?|(?:được )?(?:tổ chức|diễn ra)|(?:được|đc|dc)(?: (?:không|ko|hông|k))|[:=;]+[()DPv]+|\\p{Extended_Pictographic}+\\uFE0F?|(?:hi|ha|he){2,}|(?:nha|nhé|nhe|nè|ạ|đi|với|giùm|giúp|hộ|dùm|luôn|thôi|nghe|nghen|nhen|hen|nhá|là|á|vậy|cái)(?:\\s+(?:em|anh|chị|bạn|con|cháu|cưng|mày|ad|bot|mình|ơi|iu|yêu|ui))*)$`,
    "u",
  ),
  place:
    /^(?:(?<title>.*\S) (?:ở|tại|o)|(?:ở|tại)(?= (?:quán|nhà hàng|khách sạn|phòng|văn phòng|trường|bệnh viện|công ty|tiệm|sân|lầu|tầng|số|cổng|sảnh|trung tâm|hội trường|rạp|chùa|nhà thờ|công viên)(?!\p{L}))) (?<place>[^,]+?)(?<more>)$/u,
};

/** A place after `words`, or right after what's `attached` to it, that has a capital letter or begins with the word for such places. */
const placeOf = (words: string, venues: string, attached = "(?!)") =>
  new RegExp(
    `^(?<title>.*\\S) (?:(?:${words}) |${attached})(?<place>(?:\\p{Lu}|(?:${venues}) [\\p{L}\\d])[^,]*?)(?<more>)$`,
    "u",
  );

/** At the beginning, orders to be reminded and to plan; at the end, what leads to a time. `place`: words before a place that has a capital letter. */
const european = (orders: string, ends: string, place: string): TitleWords => ({
  leading: [new RegExp(`^(?:${orders})(?:[,:]?\\s+|$)`, "iu")],
  trailing: new RegExp(`(?<![\\s,.;:!?-])[\\s,.;:!?-]+$|(?<!\\s)\\s+(?:${ends})$`, "iu"),
  place: new RegExp(`^(?<title>.*\\S) (?:${place}) (?<place>(?:\\p{Lu})[^,]*?)(?<more>)$`, "u"),
});

/** Said before a wish in German, and with whom it's made. */
const GERMAN_LEADS =
  "(?:(?:hallo|hallöchen|hey|hi|moin|servus|(?:einen )?(?:schönen )?guten (?:morgen|tag|abend)|ok|okay|so|also|und|dann|danach|ach|ach ja|ach so|oh|bitte|danke|super|gut|prima|genau|übrigens|atrium|assistent|alles klar|mal|noch|du|na|hm+|äh+m*|außerdem|zusätzlich)(?:[,!.:]*\\s+|$))+";
const GERMAN_MODAL =
  "(?:(?:kannst|könntest|würdest|magst|willst) du|kannste|könntste|(?:können|könnten|würden) sie|ich (?:möchte|will|würde gern|hätte gern)|wärst du so lieb)(?:,? (?:mir|uns|bitte|mal|vielleicht|eben|kurz|schnell|noch|auch|für mich|und|gerne|gleich|da|dazu|zusätzlich))*\\s+";
const GERMAN_ERRAND =
  "(?:(?:mich|uns)(?: bitte| mal| noch)*(?: dran| daran)?(?:,? (?:an|dass ich|dass|zu|wegen))?|(?:dran|daran),? (?:zu |dass (?:ich )?)?)";
/** A room or a house that needs no name of its own to be a place. */
const GERMAN_PLACES =
  "restaurant|café|cafe|bar|kneipe|hotel|büro|raum|saal|konferenzraum|besprechungsraum|meetingraum|sitzungszimmer|sitzungssaal|biergarten|praxis|krankenhaus|rathaus|theater|stadion|schwimmbad|freibad|hallenbad|turnhalle|sporthalle|bibliothek|schule|aula|kita|museum|zoo|gemeindehaus|vereinsheim|gasthof|gasthaus|gasthof|pizzeria|werkstatt|bürgerhaus|jugendzentrum|zimmer|kantine|mensa|wirtshaus|brauhaus|imbiss|bistro";

const ORDERED_IN_GERMAN = european(
  `(?:bitte )?(?:erinnere? (?:mich|uns)(?: bitte| mal| noch)*(?: dran| daran)?(?:,? (?:an|dass ich|dass|zu|wegen))?|(?:sag|gib)(?:e)? mir (?:bitte )?bescheid(?:,? (?:dass ich|dass|wegen|für|zu))?|(?:stell|mach)(?:e)? (?:mir )?(?:bitte )?(?:(?:eine |ne |'ne )?erinnerung(?: (?:an|für|zum|zu))?|(?:einen |nen |den )?(?=wecker)))|${plannedIn(PLANNING.de)}(?: (?:termin|event|eintrag)(?:(?= *[:,])|(?!,? (?:bei|beim|mit|im|in|zum|zur|am|wegen|für)(?!\\p{L}))))?(?: (?:ein|rein|auf|an)(?= *:))?`,
  "um|am|ab|von|bis|den|im|in|an|bitte|ein|hinzu|rein|dazu|eintragen|einplanen|einzutragen|hinzufügen|vormerken|anlegen|reinschreiben|reinsetzen|reinpacken|blocken|vor|auf|danke|danke dir|los|dran|daran|lg|für mich|für uns|mal|mir|geplant|angesetzt|an(?:gesagt)?|stattfindet|steht|statt|so gegen|so um|ca|gegen|zu|haben|machen(?<=termin machen)|bescheid|soll|muss|und|weil ich es sonst vergesse|sonst vergesse ich es|sonst vergess ich's|nicht vergessen|erinnern|dann|noch|auch|schon|wieder|erst|er|drin|kalender|im kalender",
  "im|in der|bei|beim|am",
);
const GERMAN: TitleWords = {
  ...ORDERED_IN_GERMAN,
  leading: [
    new RegExp(`^${GERMAN_LEADS}`, "iu"),
    new RegExp(`^${GERMAN_MODAL}`, "iu"),
    ...ORDERED_IN_GERMAN.leading,
    new RegExp(`^${GERMAN_ERRAND}(?:[,:]?\\s+|$)`, "iu"),
    /^(?:(?:ich|wir) )?(?:hab(?:e|en)?|hätten?|krieg(?:e|en)?|bekomme?n?)(?: (?:da|noch|auch|übrigens|wieder|leider|jetzt|dann|ja))*\s+/iu,
    /^(?:(?:ich|wir) )?(?:muss|müssen|geh(?:e|en)?|will|wollen|soll|sollen|möchten?|darf nicht vergessen,?)(?: (?:da|noch|auch|übrigens|wieder|leider|jetzt|dann|ja|unbedingt|dringend))*\s+/iu,
    /^(?:da |dann |es )?(?:ist|sind|hab(?:e|en)? (?:ich|wir)|muss ich|müssen wir|will ich|wollen wir|gibt(?:'?s| es)|steht|wäre|(?:geh|gehe|gehen|fahr|fahre|fahren) (?:ich|wir)|bin ich(?= (?:beim|im|in|auf|bei) ))(?: (?:da|noch|auch|übrigens|wieder|leider|jetzt|dann|ja|mein|meine|unser|unsere))*\s+/iu,
    /^(?:(?:eine?n?|'?nen) )?(?:neue[rn]? )?(?:termin|event|eintrag|betreff|titel)\s*:\s*/iu,
    /^(?:für|wegen|dass|namens|mit (?:dem )?titel)\s+/iu,
    // With a capital letter it's of a name: "Die Zauberflöte".
    /^(?:der|die|das|den|dem|eine?[nmr]?|'?nen?|'?n)\s+(?=\S)/u,
  ],
  named:
    /(?<!\p{L})(?:(?:kannst|könntest|würdest|magst) du|kannste|(?:können|könnten|würden) sie|vergiss nicht|denk dran)(?:,? (?:mir|mich|uns|bitte|mal|noch|eben|kurz|schnell))*\s+(?:(?:daran|dran),?\s+|an (?=.+ erinnern))?(.+?)\s+(?:zu )?(?:planen|notieren|erstellen|aufschreiben|erinnern|machen|schreiben|setzen|reinmachen)(?=[\s?!.,]*(?:danke.*)?$)/iu,
  place: new RegExp(
    `^(?<title>.*\\S) (?:(?:im|in der|beim|am|bei(?! (?:Dr|Prof|Frau|Herrn?|Oma|Opa|Mama|Papa|Familie|Tante|Onkel|Mutti|Vati|Mir|Uns|Dir)(?!\\p{L}))) (?=\\p{Lu})|(?:im|in der|in|ins) (?=(?:(?:unser|mein|dein)\\p{Ll}* )?(?:${GERMAN_PLACES})(?!\\p{L})(?: (?!\\p{Ll}+en(?!\\p{L}))\\S+){0,3}$))(?<place>[^,]*?)(?<more>(?: (?:mit|und|wegen|für) .*)?)$`,
    "u",
  ),
  noted: (title) =>
    title
      .replace(
        /(?<!\p{L})(zurück|vorbei|ab|an|auf|aus|bei|ein|fest|fort|her|hin(?!zu[^z])|los|mit|nach|um|vor|weg)zu(\p{Ll}{2,}n)$/u,
        "$1$2",
      )
      .replace(/(?<=\S) zu (\p{Ll}{2,}n)$/u, " $1")
      .replace(/^weck(?:e|st)? mich(?: bitte)?(?: auf)?$/iu, "Wecken")
      .replace(/^kommt (?:(?:der|die|das) )?(?!von )(\S.*)$/iu, "$1 kommt"),
};
/** What's told of an event that's to come, at its beginning. */
const toldAs = (source: string) => new RegExp(`^(?:${loose(source)})\\s+(?=[\\p{L}\\d])`, "iu");

const ORDERED_IN_SPANISH = european(
  `(?:${PLANNING.es.polite})(?:[,!.]* +)(?=\\p{L})(?:${PLANNING.es.remind})(?: por favor)?(?: que| de| para)?|(?:por favor )?(?:${PLANNING.es.remind})(?:,? por favor)?(?: que tengo que| que| de que tengo que| de| para)?|${plannedIn(PLANNING.es)}`,
  loose(
    "a las?|el|la|de|en|por|para|con|y|desde|hasta|es|que|sobre|por favor|porfa(?:vor)?|porfi|gracias|¿?vale|anda|si puedes",
  ),
  "en|en el|en la|en los|en las",
);
const SPANISH_VENUES =
  "bar|restaurante|café|cafetería|sala|aula|hotel|pizzería|taberna|hospital|clínica|bodega|heladería|mesón|asador";
const SPANISH: TitleWords = {
  ...ORDERED_IN_SPANISH,
  leading: [
    ...ORDERED_IN_SPANISH.leading,
    toldAs(
      "(?:(?:hola|buenas|oye|pues|vale|ok|y|bueno|es que|mira|a ver|uy|ah)[,]? +)*(?:(?:tengo|tenemos|hay) que|(?:tengo|tenemos|hay|habrá|me toca|nos toca|es|son|será|voy a tener|tendré)(?: una?| el| la| los| las)?|(?:voy|vamos) (?:al|a la|a))",
    ),
    toldAs("(?:he|hemos) quedado(?: para(?= \\p{L}+[aei]r(?!\\p{L})))?(?= para)"),
    toldAs("(?:apunta|anota|pon|agenda)(?:me|lo)?:"),
    /^para\s+(?=\p{L}+[aei]r(?!\p{L}))/iu,
  ],
  place: placeOf("en|en el|en la|en los|en las", loose(SPANISH_VENUES)),
  noted: (title) => title.replace(/^(?:he|hemos) quedado(?= con )/iu, "Quedar"),
};
/** Said before a wish in French. */
const FRENCH_LEADS =
  "(?:(?:bonjour|salut|slt|coucou|hello|hey|bonsoir|ok|alors|bon|bah|ben|ah|oh|et|puis|ensuite|aussi|du coup|donc|au fait|dis|dis[- ]moi|stp|svp|s'il (?:te|vous) pla[iî]t|merci|super|parfait|oui|euh|tiens|atrium|sinon|d'accord)(?:[,!.:]*\\s+|$))+";
const FRENCH_MODAL =
  "(?:(?:est[- ]ce que )?(?:tu (?:peux|pourrais|veux bien)|vous (?:pouvez|pourriez))|(?:peux|pourrais)-tu|(?:pouvez|pourriez)-vous|je (?:voudrais|veux)(?: que tu)?|j'aimerais(?: que tu)?|il faudrait|il faut que tu)(?: (?:me|nous|aussi|juste|vite|stp|svp))*\\s+(?:m')?";
const FRENCH_ERRAND =
  "(?:me |m'|nous )?(?:rappelle[rz]?|rappeler|préviens|previens|prévenir|avertis|alerte[rz]?|(?:fais|faire|faites)(?=[- ](?:moi|m'y|nous|y)?[- ]?penser))(?:[- ](?:moi|m'y|nous|y))?(?:[- ]penser)?(?: (?:stp|svp|bien|aussi|s'il te plaît))*,?(?: (?:de |d'|que je dois |que j'ai |qu'il faut |que |à |pour |du |le rdv |mon rdv )|(?=\\s*$))?";
const FRENCH_PLACES =
  "resto|restaurant|café|cafe|bar|bistrot|hôtel|bureau|salle|amphi|cabinet|hôpital|mairie|théâtre|stade|gymnase|piscine|bibliothèque|médiathèque|école|collège|lycée|crèche|musée|zoo|pizzeria|brasserie|garage|clinique|cantine|conservatoire|fac";

const ORDERED_IN_FRENCH = european(
  `(?:s'il te plaît )?${FRENCH_ERRAND}|${plannedIn(PLANNING.fr)}(?: (?:événement|evenement|créneau|rdv(?= *:)|rendez-vous(?= *:))(?: pour)?)?`,
  "à|a|au|le|de|du|d'|en|pour|vers|stp|svp|s'il te plaît|s'il te plait|s'il vous plaît|merci|merci d'avance|pour moi|prévue?|c'est|de prévu|aussi|et|dans|jusqu'à|jusqu'au|sur|bisous?|sinon j'oublie|sinon je vais oublier|ok",
  "au|à la|chez|à l'",
);
const FRENCH: TitleWords = {
  ...ORDERED_IN_FRENCH,
  leading: [
    new RegExp(`^${FRENCH_LEADS}`, "iu"),
    new RegExp(`^${FRENCH_MODAL}`, "iu"),
    ...ORDERED_IN_FRENCH.leading,
    /^(?:un |le )?(?:rappel|réveil|alarme)(?: (?:pour|de|d'))?\s+/iu,
    /^(?:de |d'|à |que je dois |que j'ai |qu'il faut |pour )(?=\p{Ll}+(?:er|ir|re|oir)(?!\p{L}))/iu,
    /^(?:j'ai|on a|j'aurai|on aura|il y a|y a|j'ai aussi|on a aussi|c'est|ce sera|ya)\s+(?:(?:aussi|encore|de nouveau)\s+)?/iu,
    /^(?:je dois|on doit|il faut(?: que je)?|faut(?: que je)?|je vais|on va|j'ai à|il faut qu'on|je veux)\s+(?:(?:aussi|absolument|encore)\s+)?(?=\p{Ll}+(?:er|ir|re|oir)(?!\p{L}))/iu,
    /^pour (?=(?:le|la|les|l'|mon|ma|mes|du|un|une)(?![\p{L}-]))/iu,
    /^(?:(?:un|une|le) )?(?:nouveau |nouvel )?(?:rdv|rendez-vous|événement|evenement|titre)\s*:\s*/iu,
    // With a capital letter it's of a name: "Le Lac des cygnes".
    /^(?:(?:le|la|les|un|une|mon|ma)\s+|l')(?=\S)/u,
    /^d'(?=\p{L})/iu,
  ],
  place: new RegExp(
    `^(?<title>.*\\S) (?:(?:au |à la |à l'|chez (?!(?:Dr|Mme|Monsieur|Madame|Mamie|Papi|Papy|Mamy|Maman|Papa|Tonton|Tata|Moi|Nous)(?!\\p{L})))(?=\\p{Lu})|(?:au |à la |à l'|en |dans (?:la |le |l'))(?=(?:${FRENCH_PLACES})(?!\\p{L})(?: (?!(?:avec|pour)(?!\\p{L}))\\S+){0,3}(?: (?:avec|pour) .*)?$))(?<place>[^,]*?)(?<more>(?: (?:avec|et|pour) .*)?)$`,
    "u",
  ),
  noted: (title) => title.replace(/^réveille[rz]?(?:[- ](?:moi|nous))?$/iu, "Réveil"),
};
const ORDERED_IN_ITALIAN = european(
  `(?:(?:${PLANNING.it.polite})[,!.]* +)*(?:${PLANNING.it.remind})(?:,? per favore)?(?: che devo| di dover| di| che| per)?|${plannedIn(PLANNING.it)}`,
  loose(
    "alle|il|di|del|in|per|a|al|dalle|da|con|e|è|che|la|le|per favore|per piacere|grazie(?: mille)?|pls|dai|se puoi|verso",
  ),
  "al|alla|da|presso",
);
const ITALIAN_VENUES =
  "bar|ristorante|caffè|sala|aula|hotel|pizzeria|trattoria|osteria|ospedale|clinica|enoteca|gelateria|locanda|birreria";
const ITALIAN: TitleWords = {
  ...ORDERED_IN_ITALIAN,
  leading: [
    ...ORDERED_IN_ITALIAN.leading,
    toldAs(
      "(?:(?:ciao|ehi|senti|allora|ok|e|beh|guarda|ah)[,]? +)*(?:(?:devo|dobbiamo)|(?:ho|abbiamo|c'è|ci sono|è|sono|sarà|avrò|mi tocca|ci tocca)(?: un[ao]?| il| la| lo| i| le| gli)?|(?:vado|andiamo) (?:al|alla|dal|dalla|a))",
    ),
    /^(?:per|di)\s+(?=\p{L}+[aei]r(?:e|l[oaie]|ci|mi|si)(?!\p{L}))/iu,
    /^l'(?=\p{L})/iu,
  ],
  place: placeOf("al|alla|allo|ai|da|presso|in|nel|nella", loose(ITALIAN_VENUES), "all'|nell'"),
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
