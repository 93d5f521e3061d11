import { type AsideTable, clause } from "./aside-table.ts";

export const PORTUGUESE: AsideTable = {
  divides:
    /(?<=[\p{L}\p{N})"”!])\s*(?:[,;!]+|(?<=\p{L}{4})\.+(?=\s)|\s[-–—])\s+|\s+(?=(?:porque|pq|pois|já que|senão)\s)/iu,
  between: ", ",
  comment: clause(
    "(?:mas )?(?:(?:é )?(?:porque|pq|por causa)|pois|já que|senão|é que|(?:eu )?(?:tô|to|estou|tava|fiquei|acordei|peguei) (?:muito |super |meio )?(?:doente|mal|gripad[oa]|gripe|sem tempo|atolad[oa]|cansad[oa]|enrolad[oa]|atrasad[oa]|péssim[oa]|com (?:febre|dor|gripe|covid|sono|preguiça|pressa))|surgiu (?:um|uma)|apareceu (?:um|uma)|deu ruim|mudou tudo|mudança de planos|me(?:u|us)? \\p{L}+ (?:tá|está|ficou|adoeceu) (?:doente|mal|doendo|com febre)|não (?:tô|estou) (?:bem|legal)|que (?:bom|saco|chato|droga|maravilha)|(?:que )?(?:eu )?(?:odeio|adoro|amo) )(?!\\p{L})[^?]*$",
  ),
  request: clause(
    "(?:(?:e|então|pode|por favor|me) )*(?:anota|anote|marca|coloca|bota|põe|agenda|adiciona|salva|registra)(?: (?:isso|aí|pra mim|para mim|por favor|na agenda|na minha agenda|no calendário|lá))*[.! ]*$",
  ),
  undecided:
    /(?<!\p{L})(?:se (?!der|puder|possível|não (?:for|der)|conseguir|quiser)(?=\p{L}+(?:[aei]r|ar|for|tiver)?(?:\s|$))|caso (?:chova|dê|não)|talvez|não (?:tenho certeza|sei se|sei ainda)|ainda não (?:sei|confirm\p{L}*|decidi)|depende|brincadeira|é brincadeira|tô brincando|esquece o que eu disse|só se)(?!\p{L})/iu,
  past: /(?<!\p{L})(?:ontem|anteontem|semana passada|mês passado|desde|há (?:dias|semanas|\d))(?!\p{L})/iu,
};
