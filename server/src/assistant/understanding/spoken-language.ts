import type { TextLanguage } from "@atrium/shared-contracts/spec";
import { suggestedPhrase } from "./suggested-phrases.ts";

/** Words of an English order or question that are no words of the product's other languages, and that those haven't borrowed. */
const ENGLISH = new Set(
  (
    "the of and with to for at from until my your it this that these those there is are were does did have " +
    "what what's when where which who why how can could should would please thanks thank " +
    "add create schedule remind reschedule remove delete cancel move find cheapest under over between " +
    "today tonight tomorrow yesterday noon every weekday next week month " +
    "i'm i've i'll we we're she he's they they're monday tuesday wednesday thursday friday saturday sunday an any you help weather rain euros"
  ).split(" "),
);
/** Words that English doesn't have, in texts that have borrowed from it. */
const OTHERS = new Set(
  (
    "mit und um der das im nach bei von zum zur ein eine den dem ist steht kommt con el los las del para por una uno y avec le les du des et au une il lo gli " +
    "di da della per com os uma em absagen termin"
  ).split(" "),
);
/** As few of a text's words are in the list if it's English: names, and what everything is about, aren't. */
const SHARE = 0.4;
/** Where the person's own language has other letters, fewer are enough. */
const FOREIGN_SHARE = 0.2;
const OTHER_LETTERS = /^(?:zh|ja|ko|ru)(?:-|$)/;

/** Whether a text is certainly English, whatever other language the person has. */
function isEnglish(text: string, own: string): boolean {
  const words =
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/\p{L}[\p{L}\p{M}']*/gu) ?? [];
  if (words.some((word) => /[^a-z']/u.test(word) || OTHERS.has(word))) return false;
  const english = words.filter((word) => ENGLISH.has(word));
  const share = OTHER_LETTERS.test(own) ? FOREIGN_SHARE : SHARE;
  return new Set(english).size >= 2 && english.length >= words.length * share;
}

/** Words of languages with Latin letters that tell them from one another: of function, and of time. */
const LATIN: readonly (readonly [TextLanguage, ReadonlySet<string>])[] = (
  [
    [
      "de",
      "der das ein eine einen dem den und mit um von bis bei zum zur ist sind ich wir mir mich bitte heute morgen übermorgen montag dienstag mittwoch donnerstag freitag samstag sonntag uhr nächste nächsten jeden für auf nicht was wie wann habe termin verschieb verschiebe lösche sag trag erinnere absagen",
    ],
    [
      "es",
      "el los las un una unos con por para y que qué cuándo cómo hoy mañana pasado lunes martes miércoles jueves viernes sábado domingo próximo próxima semana cada tengo mi cita cena comida reunión cancela mueve añade recuérdame está estoy del al",
    ],
    [
      "fr",
      "le les un une des du avec pour et à au aux que qu'est quand aujourd'hui demain lundi mardi mercredi jeudi vendredi samedi dimanche prochain prochaine semaine chaque j'ai mon ma mes rendez-vous réunion dîner déjeuner annule déplace ajoute rappelle-moi est",
    ],
    [
      "it",
      "il lo gli un una uno con per e che quando oggi domani dopodomani lunedì martedì mercoledì giovedì venerdì sabato domenica prossimo prossima settimana ogni ho mio mia appuntamento riunione cena pranzo cancella sposta aggiungi ricordami alle dalle è del della",
    ],
    [
      "pt",
      "os as um uma com por para e que quando hoje amanhã segunda-feira terça-feira quarta-feira quinta-feira sexta-feira segunda terça quarta quinta sexta sábado domingo próximo próxima semana cada tenho meu minha reunião jantar almoço consulta cancela cancele mova mude adicione marque agende chover você não lembre-me às do da no na é",
    ],
  ] as const
).map(([language, words]) => [language, new Set(words.split(" "))]);
/** Words of a language that a text needs, and how many more it has of that than of any other. */
const LATIN_WORDS = 2;

/** The language of a text in Latin letters, if its words tell. */
function latinLanguage(text: string): TextLanguage | null {
  const words =
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/\p{L}[\p{L}\p{M}'-]*/gu) ?? [];
  const counts = LATIN.map(([language, known]) => ({
    language,
    count: new Set(words.filter((word) => known.has(word))).size,
  })).sort((one, other) => other.count - one.count);
  const [best, second] = counts;
  if (best === undefined || best.count < LATIN_WORDS || best.count === second?.count) return null;
  return words.filter((word) => ENGLISH.has(word)).length < best.count ? best.language : null;
}

const SCRIPTS: readonly (readonly [RegExp, TextLanguage])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, "ja"],
  [/\p{Script=Hangul}/gu, "ko"],
  [/\p{Script=Cyrillic}/gu, "ru"],
];
const HAN = /\p{Script=Han}/gu;
/** Letters that only Vietnamese has, in words that are no names. */
const VIETNAMESE = /^[\p{Ll}]*[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/u;
const VIETNAMESE_SHARE = 0.25;
/** Words of Vietnamese with letters that other languages have, too, beside one that only it has. */
const WITH_VIETNAMESE = /^(?:không|có|tôi|mình|nên|với|là|cho|tháng|năm|hôm|nay|mai|lúc|và|ngày|tuần|lịch|họp|nhóm)$/u;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** The language that a text is certainly written in, as far as letters tell. */
function writtenLanguage(text: string, own: string): TextLanguage | null {
  const letters = count(text, /\p{L}/gu);
  const han = count(text, HAN);
  const [kana = 0] = SCRIPTS.map(([pattern]) => count(text, pattern));
  const found = SCRIPTS.find(([pattern, language]) => {
    const written = count(text, pattern);
    return written > 0 && written + (language === "ja" ? han : 0) > letters / 2;
  });
  if (found !== undefined) return found[1];
  if (han > letters / 2 && kana === 0) return /^(?:ja|zh|ko)(?:-|$)/.test(own) ? null : "zh-CN";
  const words = text.normalize("NFC").match(/\p{L}+/gu) ?? [];
  const vietnamese = words.filter((word) => VIETNAMESE.test(word)).length;
  const beside = vietnamese === 0 ? 0 : words.filter((word) => WITH_VIETNAMESE.test(word.toLowerCase())).length;
  if (vietnamese > 0 && vietnamese + beside >= words.length * VIETNAMESE_SHARE) return "vi";
  return own.startsWith("vi") ? null : latinLanguage(text);
}

/**
 * The language of a message, if that's certain.
 * @param own BCP 47 of the person's interface
 */
export function spokenLanguage(message: string, own: string): TextLanguage | null {
  return (
    suggestedPhrase(message, own)?.language ?? (isEnglish(message, own) ? "en" : null) ?? writtenLanguage(message, own)
  );
}
