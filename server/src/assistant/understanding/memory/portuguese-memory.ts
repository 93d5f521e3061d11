import type { MemoryTable } from "./memory-table.ts";

const THAT = "(?: de que| que|:)";
const ABOUT_ME = "(?: (?:de|sobre) mim| na (?:sua )?memória| até agora| de tudo| aí)*";
const YOU = "(?:você |vc |voce |cê |tu )?";

export const PORTUGUESE_MEMORY: MemoryTable = {
  before: "por favor|olá|oi|bom dia|pode|ó|olha|ok|então|e|aliás|a propósito|atrium",
  after: "por favor|obrigad[oa]",
  remember: [
    `(?:lembre(?:-se)?|lembra(?:-te)?|se lembre|se lembra|(?:fica sabendo|saiba)(?: aí| isso)?|memorize|memoriza|tenha em mente|tem em mente|guarde na memória|guarda na memória|não (?:se )?esqueça|não (?:te )?esqueças)(?: bem| por favor)?,?${THAT} {fact}`,
    "(?:guarda|guarde|anota|anote|grava|grave|salva|salve|registra|registre)(?: aí| bem)? que {fact}",
  ],
  rememberAsked: [
    `(?:você )?(?:pode|podes|poderia|podia) (?:se lembrar|te lembrar|lembrar(?:-se|-te)?|memorizar|guardar)${THAT} {fact}`,
  ],
  recall: [
    `(?:o que|do que|que|oq) (?:é que )?${YOU}(?:ainda |já )?(?:se lembra|te lembras|lembra|lembras|memorizou|guardou|salvou|anotou|tem (?:guardado|salvo|na memória|memorizado)|está guardado)${ABOUT_ME}`,
    "(?:o que|que|oq) (?:é que )?(?:você |vc |voce |cê |tu )?(?:já )?(?:sabe|sabes|tem anotado|tem guardado|tem salvo) (?:de|sobre) mim",
    "(?:o que|que) (?:eu )?(?:te )?pedi para (?:você |tu )?(?:se )?lembrar(?:es)?",
    "(?:mostre|mostra)(?:-me)? (?:as minhas|minhas|as suas|suas|todas as) memórias",
  ],
  forgetAll: [
    `(?:esqueça|esquece) tudo(?: o? ?que (?:você |tu )?(?:sabe|sabes|lembra|lembras)${ABOUT_ME}| (?:de|sobre) mim)?`,
    "(?:apague|apaga|limpe|limpa|exclua|elimine) (?:toda )?(?:a )?(?:sua |tua |minha )?memória",
    "(?:apague|apaga|exclua|elimine) (?:todas )?(?:as )?(?:suas |tuas |minhas )?memórias",
  ],
  forget: [
    "(?:esqueça|esquece|apaga|apague|pode esquecer)(?: da memória)?(?: de)? que {fact}",
    "(?:esqueça|esquece) (?:o )?que (?:eu )?(?:te |lhe )?(?:disse|falei) (?:de|sobre) {fact}",
  ],
  forgetIfKnown: ["(?:esqueça|esquece)(?: de| d[oa]s?)? {fact}"],
  noFact: "isso|isto|tudo|mim",
  speaks:
    "anot|grav[ae]|salv|registr|saiba|sabendo|sabe|apag|lembr|memor|memór|esque[cç]|guard[ea]|te(?:nha|m) em mente|a partir de agora|de agora em diante",
  spaced: true,
};
