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
  `${LEAD}(?:dig[ao]|diz|fal[ae]|avis[ae]|inform[ae]|escrev[ae]|cont[ae]|comuni(?:ca|que)|garant[ae]|pergunt[ae])(?:-lhes?)?(?! me|-me)(?: (?:pr[oa]s? |ao? |aos |às? |para [oa]s? |para |pra |com [oa]? ?|[oa]s? )?[^:?]{2,40}?)? (?:que|se)(?!\\p{L})`,
  `${LEAD}(?:ignor[ae]|desconsider[ae])(?!\\p{L}).{0,40}(?<!\\p{L})(?:instruç\\p{L}+|regras?|tudo|anterior\\p{L}*)(?!\\p{L})`,
  `${LEAD}(?:(?:diga|diz|repit[ae]|repete|soletr[ae]|pronunci[ae]|cit[ae]|recit[ae])(?: (?:depois de mim|comigo|em voz alta|a frase|isto|isso))*(?::| (?=["«“]))|repi?[ti][ae] (?:depois de mim|comigo)|soletr[ae] )`,
  `${LEAD}(?:(?:par[ae]|pare|deix[ae]) de (?:adicionar|criar|colocar|marcar|agendar|botar|anotar|programar|inserir|propor|lembrar|mover|apagar)|(?:recus[ae]|rejeit[ae]|declin[ae]|(?:desfaz|desfaça)(?! (?:isso|isto|tudo|o que)(?!\\p{L})))(?= \\p{L}))(?!\\p{L})`,
  `${LEAD}(?:eu )?não (?:tenho|temos|terei|teremos) (?!que esquec)[^,;]*$`,
  `${LEAD}(?:não é verdade|é mentira|é falso|ninguém|nenhum d[eo]s?)(?!\\p{L})`,
  `${LEAD}(?:eu )?não (?:posso|podemos|vou poder|consigo) (?!(?:esquec|perder|faltar)\\p{L}*)(?:ir|almoçar|jantar|comer|vir|estar|ver|participar|encontrar|fazer)(?!\\p{L})`,
].join("|");

/** Orders that only hold if something happens, which nobody watches for. */
const CONDITION = [
  `${LEAD}(?:se|caso|a menos que|desde que|contanto que)(?! (?:puder|possível|der|for possível|você puder|vc puder|quiser|não (?:se importar|for)|conseguir|tiver)(?!\\p{L}))[^,]{2,60}, ?(?:então )?(?:por favor,? )?(?:cancel|apag|exclu|delet|desmarc|desmarqu|remov|mov|mud|adi|remarc|remarqu|transf|adicion|cri[ae]|marqu|marc|agend|coloc|coloqu|bot)\\p{L}*`,
  `${LEAD}(?:cancel|apag|exclu|delet|desmarc|desmarqu|mov|mud|adi|remarc|remarqu|adicion|agend)\\p{L}* [^?]{2,80} (?:se|caso|a menos que) (?!(?:puder|possível|der|for possível|quiser|conseguir|você puder|vc puder)(?!\\p{L}))\\p{L}+[^?]*$`,
].join("|");

/** Said in the end of what was named before, instead of doing it. */
const AGAINST =
  "[?!.,;–—-]+\\s*(?:mas |e |não,? )*(?:nem (?:pensar|morto|morta|a pau|brincando)|jamais|nunca(?: mais)?|de jeito nenhum|de forma alguma|claro que não|com certeza não|que nada|(?:é|era|tô|estou) (?:brincadeira|brincando|zoando)|brincadeira|(?:eu )?não (?:quero|concordo|gosto|tô a fim)(?: .{0,30})?|(?:eu )?(?:odiaria|detestaria)(?: .{0,20})?|seria (?:horrível|terrível))|\\?\\s*não|, (?:ele|ela|(?-i:\\p{Lu})\\p{L}+)? ?(?:disse|diz|falou)(?: (?:ele|ela))?(?:,? mas .{1,40})?";

const VERBS =
  "tem|têm|vai|vão|vem|vêm|sai|saem|chega|chegam|abre|abrem|fecha|fecham|voa|voam|parte|partem|zarpa|decola|pousa|joga|jogam|trabalha|trabalham|recebe|comemora|faz|fazem|dá|apresenta|canta|fala|vende|come|corre|começa|começam|termina|lança|estreia|embarca|viaja|viajam|encontra|opera|toca|casa|muda|terá|irá|está|estão|se (?:muda|mudam|casa|casam|forma|reúne|reúnem|aposenta)";

/** Somebody or something, and what they do. */
const TOLD = [
  `^(?:[oa]s?|meus?|minhas?|noss[oa]s?|seus?|suas?|ess[ea]|est[ea]|uma?) \\p{L}+(?: (?:d[eoa]s? )?\\p{L}+){0,2}? (?:${VERBS})(?!\\p{L})`,
  `^\\p{L}+(?<![aei]r)(?: e \\p{L}+| (?-i:\\p{Lu})\\p{L}+)? (?:${VERBS})(?!\\p{L})`,
  "^(?:parte|zarpa|decola|pousa|chega|vem|começa|sai) (?:[oa]s?|meu|minha|um|uma|(?-i:\\p{Lu})\\p{L}+)(?!\\p{L})",
].join("|");

/** Words that order to write down what's told. */
const NOTED =
  "(?<!\\p{L})(?:adicion\\p{L}*|anot\\p{L}*|marc[ae]|marque|coloc[ae]|coloque|bot[ae]|salv[ae]|agend[ae]|lembr\\p{L}*|por favor|calend[aá]rio|agenda)(?!\\p{L})";

export const PORTUGUESE_BEYOND: BeyondTable = {
  unmeant: UNMEANT,
  condition: CONDITION,
  against: AGAINST,
  told: `^(?!.*(?:${NOTED}))(?:${TOLD})`,
  begins:
    "(?:e |mas |então |ok |oi |ei )*(?:o que|oq|quando|quem|onde|como|por ?que|pq|qual|quais|quanto|quantos|quantas|será que|se (?!der|puder|possível)|não (?!(?:me )?deix|(?:me )?esquec|posso esquecer)|nunca|ontem|anteontem)(?!\\p{L})",
  inside:
    "(?:fui|foi|fomos|estava|estive|nasceu|morreu|esqueci|perdi|comprei|aconteceu)(?!\\p{L})|(?:tô|to|estou|tava) (?:muito |tão |super )?(?:cansad[oa]|doente|com (?:fome|sono|preguiça)|morrendo|animad[oa]|ansios[oa]|triste|feliz)|que (?:saco|preguiça|cansaço)|(?:cancelou|desmarcou|adiou|remarcou)(?!\\p{L})|(?:foi|está|tá) (?:cancelad|adiad|desmarcad|suspens)[oa]|não (?:tem|há|vai ter|haverá)(?!\\p{L})|(?:chover|chove|nevar|choverá)(?!\\p{L})|vai fazer (?:\\p{L}+ )?(?:calor|frio|sol)|não (?:vem|virá|vai vir|pode vir)(?!\\p{L})",
  orders: `${PLEASE}(?:(?:escrev[ae]r?|redij[ae]|redige|faz|faça|fazer|cri[ae]r?|compõe|componha|inventa|elabora) (?:pra mim |para mim )?(?:um|uma|o|a|uns|umas)? ?(?:e-?mails?|carta|mensagem|texto|poemas?|poesia|redação|história|conto|relatório|música|letra|legenda|post|discurso|convite por escrito|resumo|piada|código|programa|currículo|bilhete|tweet)|escrev[ae]|traduz(?:a|ir)?|traduza|resum[ae](?! da)|(?:mand[ae]r?|envi[ae]r?|respond[ae]r?|encaminh[ae]r?) (?:um|uma|o|a|uns)? ?(?:e-?mails?|mensagem|msg|zap|whats(?:app)?|wpp|sms|áudio|convite|pix|recado|foto|carta)|(?:compr[ae]r?|reserv[ae]r?|emit[ae]r?) (?:um|uma|as|os|o|a|duas|dois|\\d)? ?(?:passagem|passagens|bilhetes?|ingressos?|voos?|hotel|hotéis|quarto|pousada|mesas?|carro|uber|táxi)|(?:pede|peça|pedir|cham[ae]r?) (?:um|uma|o|a)? ?(?:uber|táxi|taxi|99|pizza|ifood|comida|delivery)|(?:toc[ae]r?|toque|coloca pra tocar) (?:um|uma|a|o)? ?(?:música|playlist|som)|(?:conta|conte|me conta) (?:um|uma) (?:piada|história))(?!\\p{L}).*`,
};
