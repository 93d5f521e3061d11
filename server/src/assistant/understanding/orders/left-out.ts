import { inBothScripts } from "../time/traditional-characters.ts";
import { typed } from "../time/vietnamese-words.ts";

/** Said before what's left out in Japanese, with a yes or without one. */
const BUT =
  "(?:(?:はい|うん|ええ|ok|いいよ|お願いします|そうして|あ[ぁーっ]*|えっと|ごめん(?:なさい)?|すみません|(?:ちょっと)?待って|いや|やっぱり?|でも|ただし?|けど)[、,。\\s]*)*";

/** How people agree to something but for a part of it (`{rest}`), after a yes or without one. Sources of regular expressions. */
const BUT_NOT: Readonly<Record<string, readonly string[]>> = {
  en: [
    "(?:(?:yes|yeah|yep|ok(?:ay)?|sure|go ahead|do it|all(?: of (?:them|those|these))?|everything|both|them all|cancel|delete|remove|move)[\\s,.]+)*(?:but |just |only )*(?:not|except(?: for)?|without|apart from|other than|all but|but keep|but leave|keep|don'?t (?:cancel|delete|remove|move|touch)) (?!it\\b|that\\b|them\\b){rest}",
    "(?:all|everything|all of (?:them|those)) but {rest}",
    "(?:(?:yes|yeah|ok(?:ay)?|sure)[\\s,.]+)?(?:but )?leave {rest}(?: alone| in| out| there)",
  ],
  vi: [
    typed(
      "(?:(?:ừ|ừa|ok|oke|có|được|đồng ý|vâng|dạ|đúng|xóa|hủy|dời|hết|tất cả)[\\s,.]+)*(?:(?:nhưng|mà|chỉ|thôi)[\\s,]+)*(?:ngoại trừ|trừ|chừa|ngoài|giữ lại|giữ|để lại|đừng (?:xóa|xoá|hủy|huỷ|bỏ|dời|đụng)|không (?:xóa|xoá|hủy|huỷ|bỏ|dời)) (?:lại )?(?!nó(?: |$)){rest}(?: ra| lại| nha| nhé| ạ)*",
    ),
  ],
  zh: inBothScripts([
    "(?:(?:好的?|可以|是的?|对|行|嗯|确认|没问题|都|全部)[,，、。\\s]*)*(?:但是?|不过|只是|就是)?(?:除了|除|保留|留着|[别不]要?(?:取消|删除?|动|移动|改)){rest}(?:以外|之外|外|除外)?(?:的?(?:都|全部).*)?",
    "(?:(?:好的?|可以|是的?|对|行|嗯|确认|没问题)[,，、。\\s]*)*(?:但是?|不过|只是|就是)?(?:把)?{rest}(?:除外|[别不]要?(?:取消|删除?|动|移动|改)|留着|留下|保留)(?:掉|了)?",
  ]),
  ja: [
    `${BUT}{rest}(?:以外(?:は|を|の)?(?:全部|ぜんぶ|すべて)?|(?:は|を|だけ|だけは)(?:やっぱり?)?(?:[^、。]{1,12}(?:から|ので)、?)?(?:残し|除い|のぞい|外し|そのまま|消さない|削除しない|キャンセルしない|やめ|抜い|キープ|置いといて|行く|行き(?:たい|ます)|出(?:る|ます|たい)).*|は(?:なし|ダメ|だめ|ちがう|違う)で?)(?:で|を)?(?:お願い(?:します)?|キャンセルして|消して|削除して|ok)?`,
  ],
  de: [
    "(?:(?:ja|ok|klar|alle|alles|genau)[\\s,.]+)*(?:aber )?(?:nur )?(?:nicht|außer|ohne|bis auf|behalte) {rest}",
    "(?:(?:ja|ok|klar)[\\s,.]+)*aber {rest} (?:nicht|behalten)",
  ],
  es: ["(?:(?:sí|si|vale|ok|todos|todas|todo)[\\s,.]+)*(?:pero )?(?:no|menos|excepto|salvo|deja) {rest}"],
  fr: ["(?:(?:oui|ok|d'accord|tous|toutes|tout)[\\s,.]+)*(?:mais )?(?:pas|sauf|excepté|à part|garde) {rest}"],
  it: ["(?:(?:sì|si|ok|va bene|tutti|tutte|tutto)[\\s,.]+)*(?:ma )?(?:non|tranne|eccetto|salvo) {rest}"],
  pt: ["(?:(?:sim|ok|claro|todos|todas|tudo)[\\s,.]+)*(?:mas )?(?:não|menos|exceto|fora) {rest}"],
  ru: ["(?:(?:да|ок|хорошо|все|всё)[\\s,.]+)*(?:но |только )*(?:не|кроме|оставь) {rest}"],
  ko: [
    "(?:(?:네|예|응|좋아요?)[\\s,.]+)*(?:하지만 |그런데 |근데 )?{rest}(?:은|는|만)? ?(?:빼고|제외하고|말고|남겨)(?: .*)?",
  ],
};

/** Longer texts say something else. */
const LONGEST = 80;

/** What an answer leaves out of what it otherwise agrees to, as it's said: "the dentist" of "yes, but not the dentist". Null if it leaves out nothing. */
export function leftOutIn(text: string, language: string): string | null {
  const said = text.normalize("NFC").replaceAll("’", "'").trim();
  if (said.length > LONGEST || /[?？]$/u.test(said)) return null;
  for (const source of BUT_NOT[language.split("-")[0] ?? "en"] ?? []) {
    const pattern = new RegExp(`^(?:${source.replaceAll("{rest}", "(?<rest>\\S.*?)")})[\\s.!。！]*$`, "iu");
    const rest = pattern.exec(said)?.groups?.["rest"]?.trim();
    if (rest !== undefined) return rest;
  }
  return null;
}
