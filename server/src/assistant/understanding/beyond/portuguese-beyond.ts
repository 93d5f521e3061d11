import type { BeyondTable } from "./beyond-table.ts";

const PLEASE =
  "(?:(?:oi+e?|olá|por favor|ei|hey|(?:(?:vc|você|tu) )?(?:pode(?:ria)?|consegue)|me|quero que (?:você|vc)|preciso que (?:você|vc)|dá pra|tem como|quero|preciso),? )*";

/** What may be said before anything else. */
const LEAD = "^(?:(?:por favor|oi|ei|olá|bom|então|e|mas|não(?=,)|ah|ok|ai|cara|gente)[,!]? +)*";

const UNMEANT = [
  '^[^:?]{2,60}(?<!\\p{L})(?:diz|dizia|disse|escreveu|escreve|escrito|falou|pediu|indica|mandou|avisou)(?: (?:assim|aqui))?\\s*[:«"“]',
  "^(?:segundo|conforme|de acordo com) (?:o|a|um|uma|meu|minha) (?:e-?mail|mensagem|chefe|bilhete|nota|recado|aviso|carta)(?!\\p{L})",
  "(?<!\\p{L})(?:disse|falou|pediu|mandou|ordenou|escreveu|sugeriu) (?:\\p{L}+ )?(?:para|pra|que)(?: eu)? (?:adicion|marc|marqu|cri|agend|coloc|bot|anot|p[oôu][rs]|inclu|reserv)\\p{L}*",
  `${LEAD}(?:esque[çc]a(?:-se)?|esquece|deix[ae] (?:pra|para) lá)(?!\\p{L})`,
  `${LEAD}(?:evit[ea]r?|nada de|nunca(?: mais)?|jamais|de (?:jeito nenhum|forma alguma|maneira nenhuma|modo algum)|(?:em|sob) hipótese alguma|em caso algum|tudo menos|qualquer coisa menos|melhor (?:nenhum\\p{L}*|não|sem)|prefiro (?:nenhum\\p{L}*|não)|nenhuma?|pul[ea]|nem (?:pense|pensa|pensar)|chega de|quase|dizem que|ouvi dizer|(?:(?:você|vc) )?não dev(?:eria|ia|e))(?!\\p{L})(?!.{0,60}esque)`,
  `${LEAD}(?:eu )?(?:odeio|odiamos|detesto|não (?:suporto|aguento|gosto)|tenho (?:medo|pavor|horror)|morro de medo|que (?:preguiça|saco|chatice|raiva))(?!\\p{L})[^,;?]*$`,
  `${LEAD}(?:imagin[ea](?:mos)?|suponha(?:mos)?|digamos que|vamos supor|faz de conta|quem (?:me )?dera|tomara|oxalá|se (?:ao menos )?(?:eu )?tivesse)(?!\\p{L})`,
  "(?<!\\p{L})(?:seria|teria sido) (?:\\p{L}+ )?(?:ótim|bom|boa|legal|perfeit|maravilh|lind|incrível|show|bacana|ideal)\\p{L}*.{0,20}(?<!\\p{L})(?:mas|só que|porém|pena)(?!\\p{L})",
  `${LEAD}(?:eu )?(?:adoraria|gostaria|ia adorar) .{1,80}(?<!\\p{L})(?:mas|só que) .{0,10}(?<!\\p{L})não (?:posso|tenho|dá|vou|consigo)(?!\\p{L})`,
  `${LEAD}(?:eu )?(?:(?:ia|íamos|queria|pensei em) .{1,100}(?<!\\p{L})(?:mas|só que) .{0,20}(?<!\\p{L})(?:não|desisti|melhor)(?!\\p{L})|(?:decidi|resolvi) não(?!\\p{L}))`,
  "(?<!\\p{L})não (?:adicion[ea]|marque|marca|agend[ea]|coloque|coloca|anot[ea]|põe|ponha|bot[ea])(?: (?:isso|ainda))?[.! ]*$",
  "(?<!\\p{L})diz (?:para|pra|que)(?: eu)? (?:adicion|marc|cri|agend|coloc|anot|inclu|reserv)\\p{L}*",
  "^[oa] \\p{L}+ diz(?!\\p{L})",
  `${LEAD}(?:eu )?(?:me recuso|sonho com|sonhei|ainda bem que|não precisa|dev(?:er)?ia ter)(?!\\p{L})(?!.{0,60}esque)`,
].join("|");

export const PORTUGUESE_BEYOND: BeyondTable = {
  unmeant: UNMEANT,
  begins:
    "(?:e |mas |então |ok |oi |ei )*(?:o que|oq|quando|quem|onde|como|por ?que|pq|qual|quais|quanto|quantos|quantas|será que|se (?!der|puder|possível)|não (?!(?:me )?deix|(?:me )?esquec|posso esquecer)|nunca|ontem|anteontem)(?!\\p{L})",
  inside:
    "(?:fui|foi|fomos|estava|estive|nasceu|morreu|esqueci|perdi|comprei|aconteceu)(?!\\p{L})|(?:tô|to|estou|tava) (?:muito |tão |super )?(?:cansad[oa]|doente|com (?:fome|sono|preguiça)|morrendo|animad[oa]|ansios[oa]|triste|feliz)|que (?:saco|preguiça|cansaço)|(?:cancelou|desmarcou|adiou|remarcou)(?!\\p{L})|(?:foi|está|tá) (?:cancelad|adiad|desmarcad|suspens)[oa]|não (?:tem|há|vai ter|haverá)(?!\\p{L})|(?:chover|chove|nevar|choverá)(?!\\p{L})|vai fazer (?:\\p{L}+ )?(?:calor|frio|sol)|não (?:vem|virá|vai vir|pode vir)(?!\\p{L})",
  orders: `${PLEASE}(?:(?:escrev[ae]r?|redij[ae]|redige|faz|faça|fazer|cri[ae]r?|compõe|componha|inventa|elabora) (?:pra mim |para mim )?(?:um|uma|o|a|uns|umas)? ?(?:e-?mails?|carta|mensagem|texto|poemas?|poesia|redação|história|conto|relatório|música|letra|legenda|post|discurso|convite por escrito|resumo|piada|código|programa|currículo|bilhete|tweet)|escrev[ae]|traduz(?:a|ir)?|traduza|resum[ae](?! da)|(?:mand[ae]r?|envi[ae]r?|respond[ae]r?|encaminh[ae]r?) (?:um|uma|o|a|uns)? ?(?:e-?mails?|mensagem|msg|zap|whats(?:app)?|wpp|sms|áudio|convite|pix|recado|foto|carta)|(?:compr[ae]r?|reserv[ae]r?|emit[ae]r?) (?:um|uma|as|os|o|a|duas|dois|\\d)? ?(?:passagem|passagens|bilhetes?|ingressos?|voos?|hotel|hotéis|quarto|pousada|mesas?|carro|uber|táxi)|(?:pede|peça|pedir|cham[ae]r?) (?:um|uma|o|a)? ?(?:uber|táxi|taxi|99|pizza|ifood|comida|delivery)|(?:toc[ae]r?|toque|coloca pra tocar) (?:um|uma|a|o)? ?(?:música|playlist|som)|(?:conta|conte|me conta) (?:um|uma) (?:piada|história))(?!\\p{L}).*`,
};
