/** Pseudorandom numbers from 0 to 1, the same in every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const WORDS =
  "the order of a small harvest depends on water light and patience while every valley keeps its own calendar of rain and wind so buyers plan ahead compare what they taste and write down which lots arrive late".split(
    " ",
  );

const TYPESCRIPT = (name: string, count: number) => `/** Sums what ${name} holds. */
export async function ${name}(entries: readonly Entry[], limit = ${count}): Promise<number> {
  const seen = new Map<string, Entry>();
  for (const entry of entries.slice(0, limit)) {
    if (entry.amount > ${count} && !seen.has(entry.id)) seen.set(entry.id, entry);
  }
  return [...seen.values()].reduce((sum, { amount }) => sum + amount * 0.5, 0); // half of it
}
`;
const PYTHON = (name: string, count: number) => `class ${name.toUpperCase()}(Base):
    """Keeps the last ${count} of them."""

    def __init__(self, size: int = ${count}) -> None:
        self.items = [None] * size

    def add(self, item):
        if item is None or item in self.items:
            raise ValueError(f"{item!r} is not welcome")
        self.items = [*self.items[1:], item]
`;
const JSON_TEXT = (name: string, count: number) => `{
  "name": "${name}",
  "count": ${count},
  "open": true,
  "days": ["monday", "thursday"],
  "price": { "amount": ${count / 4}, "currency": "EUR" }
}
`;
const LANGUAGES = [
  ["ts", TYPESCRIPT],
  ["python", PYTHON],
  ["json", JSON_TEXT],
] as const;

function writer(seed: number) {
  const next = random(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;
  const words = (count: number) => Array.from({ length: count }, () => pick(WORDS)).join(" ");
  const sentence = () => `${words(3)} **${words(2)}** ${words(5)}, _${pick(WORDS)}_ ${words(4)} \`${pick(WORDS)}\`. `;
  const paragraph = () =>
    `${Array.from({ length: 3 + Math.floor(next() * 4) }, sentence).join("")}[${words(2)}](https://example.com/${pick(WORDS)})\n\n`;
  const list = (mark: string) => `${Array.from({ length: 5 }, () => `${mark} ${sentence()}`).join("\n")}\n\n`;
  const table = () =>
    `| ${words(2)} | ${pick(WORDS)} |\n|---|--:|\n${Array.from({ length: 4 }, () => `| ${words(3)} | ${Math.floor(next() * 900)} |\n`).join("")}\n`;
  const parts = [
    paragraph,
    paragraph,
    paragraph,
    () => list("-"),
    () => list("1."),
    () => `> ${sentence()}\n\n`,
    () => `## ${words(4)}\n\n`,
    table,
  ];
  const fence = () => {
    const [language, code] = pick(LANGUAGES);
    const pieces = Array.from({ length: 3 + Math.floor(next() * 4) }, () => code(pick(WORDS), Math.floor(next() * 99)));
    return `\`\`\`${language}\n${pieces.join("\n")}\`\`\`\n\n`;
  };
  return { prose: () => pick(parts)(), code: () => `${sentence()}\n\n${fence()}` };
}

/** A text of at least `length` characters, made of complete parts. */
function grow(length: number, part: () => string): string {
  let text = "";
  while (text.length < length) text += part();
  return text;
}

function mixed(seed: number): () => string {
  const { prose, code } = writer(seed);
  let parts = 0;
  return () => ((parts += 1) % 5 === 0 ? code() : prose());
}

/** Prose with all of markdown except code blocks, code blocks with a line between them, and a long reply with both. */
export const DOCUMENTS = {
  "20 kB of prose": grow(20_000, writer(1).prose),
  "20 kB of code": grow(20_000, writer(2).code),
  "100 kB of both": grow(100_000, mixed(3)),
} as const;
