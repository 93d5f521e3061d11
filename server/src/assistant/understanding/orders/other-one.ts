import { inBothScripts } from "../time/traditional-characters.ts";
import { typed } from "../time/vietnamese-words.ts";

/** How people say that another event is meant than the one that they were asked about. Sources of regular expressions. */
const OTHER: Readonly<Record<string, string>> = {
  en: "(?:(?:no|nope|wait|sorry|not (?:that|this)(?: one)?|i mean(?:t)?|oh)[\\s,.!]+)*(?:the (?:other|wrong)(?: one| event)?|(?:that'?s the )?wrong one|a different one|(?:i meant )?another one)",
  vi: typed(
    "(?:(?:không|nhầm|à|ủa|ý là|không phải)[\\s,.!]+)*(?:cái|lịch|buổi|sự kiện) (?:kia|khác)(?: (?:cơ|kìa|mà|nha|nhé|ạ))*",
  ),
  zh: inBothScripts(
    "(?:(?:不是?|不对|错了|弄错了|我?是?说的?是?)[,，\\s]*)*(?:是)?(?:另外?一个|另外?那个|别的那个|别的)(?:啦|啊|吧)?",
  ),
  ja: "(?:(?:いや|いいえ|違う|違います|そっちじゃなくて|それじゃなくて|そうじゃなくて)[、,。\\s]*)*(?:もう(?:一つ|ひとつ|1つ|片方|一方)|別の|他の|ほかの)(?:の)?(?:ほう|方|やつ|予定|もの)?(?:です|だよ|で)?",
  de: "(?:(?:nein|nee|nicht (?:den|die|das)|sorry|ich meine?|moment)[\\s,.!]+)*(?:(?:den|die|das) andere[nr]?|(?:der|die|das) falsche|einen anderen)(?: termin)?",
  es: "(?:(?:no|ese no|esa no|perdona|digo)[\\s,.!]+)*(?:el|la|lo) otr[oa]",
  fr: "(?:(?:non|pas (?:celui|celle)-(?:là|ci)|pardon|je veux dire)[\\s,.!]+)*(?:l'autre|un autre)(?: rendez-vous)?",
  it: "(?:(?:no|non quello|non quella|scusa|intendo)[\\s,.!]+)*(?:l'altr[oa]|un altr[oa])",
  pt: "(?:(?:não|esse não|essa não|desculpa|digo)[\\s,.!]+)*(?:o outro|a outra)",
  ru: "(?:(?:нет|не (?:это|этот|эту|то|тот|ту)|а|ой)[\\s,.!]+)*(?:друг(?:ой|ую|ое)|втор(?:ой|ую|ое) из них)",
  ko: "(?:(?:아니(?:요|야)?|그거 말고|그게 아니라)[\\s,.!]*)*(?:다른|딴) ?(?:거|것|일정|걸)(?:요|로|야)?",
};

/** Whether an answer says that another event is meant than the one that was asked about, and not which. */
export const meansOther = (text: string, language: string): boolean =>
  new RegExp(`^(?:${OTHER[language.split("-")[0] ?? "en"] ?? "(?!)"})[\\s.!。！]*$`, "iu").test(
    text.normalize("NFC").replaceAll("’", "'").trim(),
  );
