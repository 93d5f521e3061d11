import type { BeyondTable } from "./beyond-table.ts";

const PLEASE =
  "(?:(?:oi+e?|olá|por favor|ei|hey|(?:(?:vc|você|tu) )?(?:pode(?:ria)?|consegue)|me|quero que (?:você|vc)|preciso que (?:você|vc)|dá pra|tem como|quero|preciso),? )*";

export const PORTUGUESE_BEYOND: BeyondTable = {
  begins:
    "(?:e |mas |então |ok |oi |ei )*(?:o que|oq|quando|quem|onde|como|por ?que|pq|qual|quais|quanto|quantos|quantas|será que|se (?!der|puder|possível)|não (?!(?:me )?deix|(?:me )?esquec|posso esquecer)|nunca|ontem|anteontem)(?!\\p{L})",
  inside:
    "(?:fui|foi|fomos|estava|estive|nasceu|morreu|esqueci|perdi|comprei|aconteceu)(?!\\p{L})|(?:tô|to|estou|tava) (?:muito |tão |super )?(?:cansad[oa]|doente|com (?:fome|sono|preguiça)|morrendo|animad[oa]|ansios[oa]|triste|feliz)|que (?:saco|preguiça|cansaço)",
  orders: `${PLEASE}(?:(?:escrev[ae]r?|redij[ae]|redige|faz|faça|fazer|cri[ae]r?|compõe|componha|inventa|elabora) (?:pra mim |para mim )?(?:um|uma|o|a|uns|umas)? ?(?:e-?mails?|carta|mensagem|texto|poemas?|poesia|redação|história|conto|relatório|música|letra|legenda|post|discurso|convite por escrito|resumo|piada|código|programa|currículo|bilhete|tweet)|escrev[ae]|traduz(?:a|ir)?|traduza|resum[ae](?! da)|(?:mand[ae]r?|envi[ae]r?|respond[ae]r?|encaminh[ae]r?) (?:um|uma|o|a|uns)? ?(?:e-?mails?|mensagem|msg|zap|whats(?:app)?|wpp|sms|áudio|convite|pix|recado|foto|carta)|(?:compr[ae]r?|reserv[ae]r?|emit[ae]r?) (?:um|uma|as|os|o|a|duas|dois|\\d)? ?(?:passagem|passagens|bilhetes?|ingressos?|voos?|hotel|hotéis|quarto|pousada|mesas?|carro|uber|táxi)|(?:pede|peça|pedir|cham[ae]r?) (?:um|uma|o|a)? ?(?:uber|táxi|taxi|99|pizza|ifood|comida|delivery)|(?:toc[ae]r?|toque|coloca pra tocar) (?:um|uma|a|o)? ?(?:música|playlist|som)|(?:conta|conte|me conta) (?:um|uma) (?:piada|história))(?!\\p{L}).*`,
};
