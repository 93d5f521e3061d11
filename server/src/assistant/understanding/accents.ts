/** Letters with an accent within a word, which many people leave out. */
const ACCENTED = /(?<=\p{L}|\()[áéíóúàèìòùñ]|[áéíóúàèìòùñ](?=\p{L}|\(|\[)/gu;

const plain = (letter: string) => letter.normalize("NFD").charAt(0);

/** A source of regular expressions for what's typed with each of its accents or without. It may have none in a class of letters. */
export const loose = (source: string): string => source.replaceAll(ACCENTED, (letter) => `[${letter}${plain(letter)}]`);

/** The same for every source in a table. */
export function looseTable<Table>(table: Table): Table {
  const of = (value: unknown): unknown => {
    if (typeof value === "string") return loose(value);
    if (Array.isArray(value)) return value.map(of);
    return typeof value === "object" && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, of(each)]))
      : value;
  };
  return of(table) as Table;
}
