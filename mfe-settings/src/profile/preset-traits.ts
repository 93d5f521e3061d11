/** The suggested traits: the key of each one's label, and what's stored, an English word that the model reads in every language. */
export const PRESET_TRAITS = {
  concise: "Concise",
  friendly: "Friendly",
  formal: "Formal",
  encouraging: "Encouraging",
  direct: "Direct",
  witty: "Witty",
} as const;
type Preset = keyof typeof PRESET_TRAITS;

/** Earlier versions stored the label, in the language of that moment. */
const STORED_EARLIER: Readonly<Record<Preset, readonly string[]>> = {
  concise: ["Knapp", "Conciso", "Concis", "簡潔", "간결함", "Лаконичный", "Ngắn gọn", "简洁"],
  friendly: [
    "Freundlich",
    "Cercano",
    "Amical",
    "Cordiale",
    "親しみやすい",
    "친근함",
    "Amigável",
    "Дружелюбный",
    "Thân thiện",
    "友好",
  ],
  formal: ["Förmlich", "Formel", "Formale", "丁寧", "격식 있음", "Официальный", "Trang trọng", "正式"],
  encouraging: [
    "Ermutigend",
    "Alentador",
    "Encourageant",
    "Incoraggiante",
    "励ましてくれる",
    "격려함",
    "Encorajador",
    "Ободряющий",
    "Khích lệ",
    "鼓励",
  ],
  direct: ["Direkt", "Directo", "Franc", "Diretto", "率直", "직설적임", "Direto", "Прямой", "Thẳng thắn", "直接"],
  witty: [
    "Geistreich",
    "Ingenioso",
    "Plein d’esprit",
    "Arguto",
    "ユーモアがある",
    "재치 있음",
    "Espirituoso",
    "Остроумный",
    "Dí dỏm",
    "风趣",
  ],
};

const BY_TEXT: ReadonlyMap<string, Preset> = new Map(
  (Object.keys(PRESET_TRAITS) as Preset[]).flatMap((preset) =>
    [PRESET_TRAITS[preset], ...STORED_EARLIER[preset]].map((text) => [text.toLowerCase(), preset] as const),
  ),
);

/** The suggested trait that a text names in any language, or undefined. */
export const presetNamed = (trait: string): Preset | undefined => BY_TEXT.get(trait.toLowerCase());
