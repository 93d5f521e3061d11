/** Writing systems that only one of the languages uses. Japanese is before Chinese, as it has Chinese characters, too. */
const SCRIPTS = [
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ["ko", /\p{Script=Hangul}/gu],
  ["zh", /\p{Script=Han}/gu],
  ["ru", /\p{Script=Cyrillic}/gu],
  ["vi", /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/giu],
] as const;

/** Words that are frequent in one of the languages and rare in the others. */
const WORDS: readonly (readonly [string, string])[] = [
  ["en", "the and of to is you that it for with are this be have from not can your what will which"],
  ["de", "der die das und ist nicht ein eine zu den mit von auf für sich sie ich auch wird sind im werden oder"],
  ["fr", "le les des et est une dans pour que qui vous pas avec sur au ce sont du votre ou nous"],
  ["es", "el los las y es una para que por con del no su se lo está como más puede o son"],
  ["it", "il di che è per una non con del della sono si gli i nel alla più anche come ma puoi"],
  ["pt", "o os as e é um uma para não com do da em que mais você se ao são no na pode"],
];

/** One of this many letters in a writing system is enough to tell the language. */
const SHARE = 12;

/** The language that a text is probably written in. `otherwise` if there's no telling, or if it's the same in some region. */
export function textLanguage(text: string, otherwise: string): string {
  const found = byScript(text) ?? byWords(text, otherwise);
  return found === undefined || found === baseOf(otherwise) ? otherwise : found;
}

function byScript(text: string): string | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return SCRIPTS.find(([, script]) => (text.match(script)?.length ?? 0) * SHARE > letters)?.[0];
}

function byWords(text: string, otherwise: string): string | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = WORDS.map(([language, frequent]) => {
    const known = new Set(frequent.split(" "));
    return { language, count: words.filter((word) => known.has(word)).length };
  });
  const most = Math.max(...counts.map(({ count }) => count));
  if (most === 0) return undefined;
  const best = counts.filter(({ count }) => count === most).map(({ language }) => language);
  return best.find((language) => language === baseOf(otherwise)) ?? best[0];
}

const baseOf = (language: string) => language.split("-")[0];
