import { isAround } from "./orders/words.ts";
import { orderTableFor } from "./orders/order-tables.ts";
import { typed } from "./time/vietnamese-words.ts";
import { findTime, type SaidText } from "./when.ts";

/** Said before something is put right. Strings are sources of regular expressions. */
const TURNS: Readonly<Record<string, string>> = {
  en: "no,? wait|wait,? no|oh no|no,? sorry|sorry|scratch that|i mean(?:t)?|make (?:that|it)|or rather|correction|actually|no",
  zh: "[哦啊呃额哎]*(?:不对|不是|哦?不(?=[,，\\s])|我?(?:说|搞|记|看|打|写|弄)错了?|算了|等等|等一下|更正)",
  vi: typed(
    "à không|à mà|à nhầm|nhầm rồi|nhầm|(?:ủa |à |ý |ơ )?lộn(?: rồi)?|à thôi|thôi|ủa không|ý là|ý mình là|à quên|quên|khoan|không",
  ),
  es: "no,? espera|espera,? no|ay,? no|uy,? no|no,? perdona|no,? perdón|perdona|perdón|mejor dicho|digo|quiero decir|quería decir|corrijo|mejor|no",
  it: "no,? aspetta|aspetta,? no|no,? scusa|scusa(?:mi)?|anzi(?:,? no)?|volevo dire|cioè|mi correggo|meglio|no",
  ko: "(?:아+,? )?(?:아니(?:다|야|아)?|아냐)|아차|정정(?:할게)?|잘못 ?말했(?:어|다|네)|미안(?:해)?",
  ja: "あ[ーぁっ]*|いや|いえ|って(?=違|ちが)|違う|違った|違います|ちがう|ちがった|ちゃう|間違(?:えた|い|えました)|ごめん(?:なさい)?|すみません|すいません|じゃなくて?|じゃない|ではなく(?:て)?|やっぱり?|訂正",
};

/** Longer texts are no such thing, and would take long to read. */
const LONGEST = 200;

/**
 * A text that puts right when something is, as what was said first and what was said instead: "Friday at 1, no wait, Saturday". Any other text is one
 * part.
 */
export function correctedParts({ text, reading }: SaidText): [SaidText, ...SaidText[]] {
  const base = reading.language.split("-")[0] ?? "en";
  const [turns, table] = [TURNS[base], orderTableFor(reading.language)];
  const ends = table?.spaced === true ? "[\\s,:.…-]+" : "[\\s,，、:：.。…-]*";
  const found =
    turns === undefined || table === null || text.length > LONGEST
      ? null
      : new RegExp(
          `^(?<first>.+?)[\\s,，、。.;；…–-]*[,，、。.;；…–-][\\s.]*(?:(?:${turns})${ends})+(?<instead>.+)$`,
          "iu",
        ).exec(text)?.groups;
  const { first, instead } = found ?? {};
  if (table === null || first === undefined || instead === undefined) return [{ text, reading }];
  const { isSaid, rest } = findTime(instead, reading);
  if (!isSaid || !findTime(first, reading).isSaid) return [{ text, reading }];
  const parts: [SaidText, ...SaidText[]] = [
    { text: first, reading },
    { text: instead, reading },
  ];
  return isAround(rest, table) ? parts : [{ text, reading }];
}
