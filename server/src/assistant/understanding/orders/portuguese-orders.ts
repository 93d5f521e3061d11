import type { OrderTable } from "./order.ts";

const MOVE =
  "(?:mov[ae]r?|mud[ae]r?|pass[ae]r?|reagend[ae]r?|adi[ae]r?|transfir[ao]|transfere|transferir|remarqu[ae]|remarc[ae]r?|empurr[ae]r?|jog[ae]r?|jogue|troc[ae]r?|troque|antecip[ae]r?|altere|alter[ae]r?|atras[ae]r?|adiant[ae]r?|prorrog[au]e?r?|pux[ae]r?)";
const CANCEL =
  "(?:cancel[ae]r?|exclu[aií]r?|apag[au]e?r?|remov[ae]r?|desmarc[ae]r?|desmarque|delet[ae]r?|elimin[ae]r?|desagend[ae]r?)";
/** What's done to other things, too: "tira o lixo". */
const DISPOSE = "(?:tir[ae]r?|limp[ae]r?|cort[ae]r?|risc[ae]r?|esquece|esqueça)";
const PUT = "(?:coloc[ae]r?|coloque|bot[ae]r?|põe|poe|ponha|pôr|deix[ae]r?|faz|faça|fazer)";
const IT = "(?:ele|ela|isso|isto|esse|essa|esse evento|este evento|essa reunião|esse compromisso)";
const TO = "(?:pr[ao]s?|para(?: [oa]s?)?|p|pro)";
const OF = "(?:d[aeo]s?)";
const NAME = "(?:o |pro |de )?(?:nome|título|titulo)";
const PLACE = "(?:o )?(?:local|lugar|endereço|endereco)";
const REMIND = "(?:me )?(?:lembr[ae]r?|avis[ae]r?|notific[ae]r?|notifique|alert[ae]r?|cutuc[ae]r?)(?:-me)?(?: disso)?";
/** "Pra 17h" says when, and "17h" alone how much. */
const BY = "(?<!(?<!\\p{L})(?:pr[ao]s?|para|às|as|ao)) (?:em |por )?{by}";
const REMINDER = "(?:lembretes?|alertas?|avisos?|notificaç(?:ão|ões)|alarmes?)";
const EVERY =
  "(?=(?:tod[ao]s?|cada|a cada|diariamente|semanalmente|mensalmente|anualmente|quinzenalmente|uma vez por|dia sim)(?!\\p{L}))";

export const PORTUGUESE_ORDERS: OrderTable = {
  before:
    "por favor|por gentileza|faz(?:endo)? favor|pf|pfv|pfvr|bom dia|boa tarde|boa noite|oi+e?|olá|ola|opa|ops|e aí|eai|ei|hey|ok|okay|blz|beleza|tá bom|tá|ta bom|sim|bom|então|entao|ah+|hmm+|putz|ih+|aff|eita|nossa|peraí|espera|pera|desculpa|foi mal|e|não|aliás|alias|também|depois|agora|aí|mano|cara|gente|me faz um favor(?: e)?|(?:(?:vc|você|voce|cê|ce|tu) )?(?:pode(?:ria)?|podia|consegue|poderia)(?: me)?|dá pra|da pra|daria pra|tem como|será que (?:(?:vc|você) (?:pode|consegue)|dá pra|tem como)|(?:eu )?(?:quero|queria|gostaria de|preciso|vou precisar)(?: que (?:vc|você|voce))?(?: de)?|vamos",
  after:
    "por favor|por gentileza|fazendo favor|faz favor|pf|pfv|pfvr|obrigad[oa]|obg|brigad[oa]|valeu|vlw|pra mim|para mim|p mim|tá|tá bom|ok|blz|beleza|aí|se der|se puder|né|agora|então|hein",
  asks: "(?:por ?que|quem|quando|onde|como|qual|quais|o que|que horas|será que eu|quant[oa]s?)(?!\\p{L}).*",
  sentences: [
    ["move", `${MOVE} (?=(?:${TO}|às|as) ){to} (?=(?:[oa]s?|meu|minha) ){event}`],
    [
      "place",
      `${MOVE} {event} ${TO} (?:[oa] )?(?=(?:google meet|meet|zoom|teams|skype|online|sala|auditório|escritório|restaurante|videochamada)(?!\\p{L})){text}`,
    ],
    [
      "longer",
      `(?:${PUT}|adicion[ae]|aument[ae]|d[áê]) (?:mais )?{by}(?: a)?(?: mais)? (?:n[ao]|a[o]?|pr[ao]) {event}`,
    ],
    ["repeat", `(?:faz|faça|fazer) {event} (?:ser )?${EVERY}{to}`],
    [
      "undo",
      `(?:desfaz(?:er)?|desfaça|reverte|reverta|reverter)(?: (?:isso|isto|tudo|essa mudança|a última (?:coisa|alteração|mudança|ação)|o último|o que (?:você|vc) fez))?(?: de novo)?`,
    ],
    [
      "undo",
      `(?:(?:pode )?(?:voltar?|volte|deix[ae]r?|coloc[ae]r?|bot[ae]r?|põe)(?: ${IT}| tudo)?(?: de volta)? (?:atrás|atras|como (?:era|estava|tava)(?: antes)?|ao que era|do jeito que (?:era|estava|tava)(?: antes)?|pro que era)|(?:coloc[ae]|bot[ae]|põe|traz|traga)(?: ${IT})? de volta|(?:restaur[ae]r?|recuper[ae]r?)(?: ${IT})?|volta(?:r)? isso|foi (?:sem querer|engano|um engano)|me enganei)`,
    ],
    [
      "length",
      `(?:(?:faz|faça|${PUT}|aument[ae]|estend[ae]|reduz|reduza|encurt[ae]|diminu[ia])(?: ${IT})? (?:ser de|durar|pra durar|com duração de|com|de|${TO}) |(?:e )?(?:${IT} )?(?:que (?:dure|seja de)|vai (?:durar|levar|ser de)|deve (?:durar|levar)|precisa (?:durar|ser) (?:de )?|dura|leva|são|duração(?: de)?:?|por|durante) )(?:só |umas |uns |cerca de )?{by}`,
    ],
    ["length", "{event} (?:vai (?:durar|levar|ser de|ter)|deve durar|dura|leva) (?:só |umas |cerca de )?{by}", "told"],
    [
      "length",
      `(?:${PUT}|aument[ae]|estend[ae]|reduz|reduza|encurt[ae]|diminu[ia]) {event} (?:durar|${TO} durar|com duração de) {by}`,
    ],
    ["length", `(?:aument[ae]|estend[ae]|reduz|reduza|encurt[ae]|diminu[ia]) {event} ${TO} {by}`],
    ["until", "(?:vai |fica |dura |estend[ae] )?até (?:às |as |a |o )?{to}"],
    ["until", "{event} (?:vai|fica|dura|é) até (?:às |as |a |o )?{to}", "told"],
    ["until", "(?:estend[ae]|prolong[au]e?|aument[ae]|encurt[ae]) {event} até (?:às |as |a |o )?{to}"],
    ["until", "{event} (?:agora )?(?:termina|acaba|vai terminar|vai acabar) (?:às |as |a )?{to}", "told"],
    ["rename", `(?:renomei[ae]r?) {event} ${TO} {text}`],
    ["rename", `(?:renomei[ae]r?) {event} como {text}`],
    [
      "rename",
      `(?:mud[ae]r?|troqu?[ae]r?|troc[ae]r?|altere|alter[ae]r?|corrij[ae]|corrige) ${NAME} ${OF} {event} (?:${TO}|por) {text}`,
    ],
    ["rename", `renomei[ea]r?(?:-[oa]| ${IT})? (?:${TO}|como) {text}`],
    ["rename", `cham[ea]r?(?:-[oa]| ${IT}) (?:de )?{text}`],
    [
      "rename",
      `(?:mud[ae]r?|troqu?[ae]r?|troc[ae]r?|altere|alter[ae]r?) ${NAME}(?: dele| dela| disso)? (?:${TO}|por) {text}`,
    ],
    [
      "no-reminders",
      `(?:tir[ae]r?|remov[ae]r?|cancel[ae]r?|apag[au]e?r?|deslig[au]e?r?|sem) (?:o |os |a |as )?${REMINDER} ${OF} {event}`,
    ],
    ["remind", `${REMIND} (?:com )?{by} (?:antes|de antecedência)`],
    ["remind", `${REMIND} ${OF} {event} (?:com )?{by} (?:antes|de antecedência)`],
    ["remind", `${REMIND} (?:com )?{by} (?:antes|de antecedência) ${OF} {event}`],
    ["remind", `${REMIND} {by} antes ${OF} {event}`],
    ["remind", `(?:${PUT}|adicion[ae]r?|cri[ae]r?|quero) (?:um )?${REMINDER} (?:de |pra |para )?{by} antes`],
    [
      "remind",
      `(?:${PUT}|adicion[ae]r?|cri[ae]r?|quero) (?:um )?${REMINDER} (?:de |pra |para )?{by} antes ${OF} {event}`,
    ],
    ["later", `(?:adi[ae]r?|atras[ae]r?|empurr[ae]r?) {event}${BY}(?: (?:pra frente|para frente|mais tarde|depois))?`],
    ["later", `(?:pass[ae]|mov[ae]|jog[ae]) {event}${BY} (?:pra frente|para frente|mais tarde|depois)`],
    ["later", "(?:mud[ae]r?|coloc[ae]r?|bot[ae]r?|faz) {event} (?:pra |para )?{by} (?:mais tarde|depois|pra frente)"],
    ["later", "(?:só )?{by} (?:mais tarde|pra frente)"],
    ["earlier", `(?:adiant[ae]r?|antecip[ae]r?|pux[ae]) {event}${BY}`],
    [
      "earlier",
      "(?:mud[ae]r?|mov[ae]r?|pass[ae]|coloc[ae]r?|bot[ae]r?|faz) {event} (?:pra |para )?{by} (?:mais cedo|antes)",
    ],
    ["earlier", "(?:só )?{by} mais cedo"],
    ["longer", `(?:estend[ae]r?|aument[ae]r?|prolong[au]e?r?|estica) {event}${BY}`],
    ["longer", "(?:mais|adicion[ae]|aument[ae]) {by}(?: de duração)?"],
    ["shorter", `(?:encurt[ae]r?|reduz|reduza|diminu[ia]) {event}${BY}`],
    ["repeat", `(?:repit[ae]|repete|repetir) {event} ${EVERY}{to}`],
    [
      "repeat",
      `(?:faz|faça|deix[ae]|quero|coloc[ae]) (?:que )?{event} (?:se repetir|repetir|se repita|seja|ser) ${EVERY}{to}`,
    ],
    [
      "repeat",
      `{event} (?:agora )?(?:vai ser|passa a ser|se repete|repete|vai se repetir|vai repetir|é) ${EVERY}{to}`,
      "told",
    ],
    [
      "repeat",
      `(?:e )?(?:${IT} )?(?:(?:se )?repete|repita|repetir|vai ser|passa a ser|faz ser|faz|é|deixa)? ?${EVERY}{to}`,
    ],
    ["move", `${MOVE} {event} (?:d[aeo] {when} )?(?=(?:${TO}|às|as|ao|à) ){to}`],
    ["move", `${PUT} {event} (?=${TO} ){to}`, "told"],
    [
      "move",
      `{event} (?:agora )?(?:passou|mudou|foi (?:remarcad[oa]|adiad[oa]|antecipad[oa]|transferid[oa]|mudad[oa])|ficou|mudaram|passaram|remarcaram|adiaram|vai ser|agora é|fica) (?=(?:${TO}|às|as|ao|à|na|no|em|dia|amanhã|hoje|depois) ){to}`,
      "told",
    ],
    [
      "move",
      `(?:adiaram|remarcaram|mudaram|passaram|transferiram|anteciparam) {event} (?=(?:${TO}|às|as) ){to}`,
      "told",
    ],
    [
      "move",
      `(?:ou )?(?:melhor|quis dizer|na verdade|que seja|${MOVE}|${PUT}|aliás|errei|digo|ops|opa|desculpa|prefiro)(?: ${IT})?(?:,? (?:não|é|era|melhor|na verdade|quis dizer|que seja|muda|passa|coloca|bota|faz))*,? {to}`,
    ],
    [
      "move",
      "(?:não|nao)(?:,? (?:não|é|era|melhor|na verdade|quis dizer|que seja|muda|passa|coloca|bota|faz|desculpa|pera|peraí))*,? {to}",
    ],
    ["move", "{to},? (?:na verdade|aliás|melhor|quis dizer|em vez disso|então)"],
    [
      "again",
      "(?:(?:o |a )?mesm[ao](?: coisa)?|de novo|mais um[ao]?|outr[ao](?: igual)?) (?:para |pra |também )?{to}(?: também)?",
    ],
    ["place", `${PLACE}(?: d[aeo] {event})?(?: é|:| vai ser| fica) (?:n[ao] |em )?{text}`],
    [
      "place",
      `(?:mud[ae]r?|troqu?[ae]r?|troc[ae]r?|altere|alter[ae]r?|${PUT}) ${PLACE} ${OF} {event} (?:${TO}|como) {text}`,
    ],
    [
      "place",
      `(?:mud[ae]r?|troqu?[ae]r?|troc[ae]r?|altere|alter[ae]r?|adicion[ae]r?|${PUT}) ${PLACE}(?: ${TO}| como|:)? {text}`,
    ],
    [
      "place",
      "{event} (?:agora )?(?:(?:vai ser|será|fica|ficou|mudou|vai acontecer|acontece) (?:lá )?(?:n[ao]|em)|é (?:lá )?n[ao]) (?!(?:segunda|terça|terca|quarta|quinta|sexta|sábado|sabado|domingo|dia|próxim[ao]|semana|mês)(?!\\p{L})){text}",
      "told",
    ],
    ["place", "(?:(?:é|vai ser|será|fica|lá) )*(?:n[ao]|em) {text}", "timeless"],
    ["cancel", `${CANCEL}(?:-[oa])?`],
    ["cancel", `${CANCEL} {event}`],
    ["cancel", `${DISPOSE} {event} (?:da|do) (?:minha |meu )?(?:agenda|calendário)`],
    ["cancel", `${DISPOSE} {event}`, "told"],
    ["cancel", "{event} (?:foi|está|tá|ta|será) (?:cancelad[oa]|desmarcad[oa])", "told"],
    ["cancel", "(?:cancelaram|desmarcaram) {event}", "told"],
    [
      "cancel",
      "(?:eu )?não (?:vou|vamos|quero|posso|consigo|vai dar pra)(?: mais)?(?: ir| fazer)?(?: mais)? (?:a|ao|à|n[ao]|pr[ao]|em|pra|d[ao])? ?{event}",
      "told",
    ],
    ["cancel", "não (?:vai ter|tem|terá|haverá|preciso)(?: mais)?(?: d[aeo])? {event}", "told"],
    ["move", `(?:adi[ae]r?|remarqu[ae]|remarc[ae]r?|reagend[ae]r?) {event}`],
    ["change", "(?:alter[ae]r?|mud[ae]r?|edit[ae]r?|modifi(?:ca|que)r?) {event}"],
  ],
  it: "(?:o |a )?(?:ele|ela|isso|isto|esse|essa|este|esta|esse aí|essa aí|(?:est|ess)[ea] (?:evento|compromisso|reunião|consulta)|o evento|o compromisso)",
  both: "(?:todos )?(?:os dois|as duas|os 2|as 2)|ambos|ambas",
  all: "tudo|tudinho|todos(?: eles)?|todas(?: elas)?|os três|as três|os 3|as 3|todos os eventos|todos os compromissos",
  nth: [
    "(?:[oa] )?(?:primeir[oa]|1[ºª°])(?: (?:delas|deles|opção))?",
    "(?:[oa] )?(?:segund[oa]|2[ºª°])(?: (?:delas|deles|opção))?",
    "(?:[oa] )?(?:terceir[oa]|3[ºª°])(?: (?:delas|deles|opção))?",
    "(?:[oa] )?(?:quart[oa]|4[ºª°])(?: (?:delas|deles|opção))?",
    "(?:[oa] )?(?:quint[oa]|5[ºª°])(?: (?:delas|deles|opção))?",
    "(?:[oa] )?últim[oa](?: (?:delas|deles|opção))?",
  ],
  one: "(?:só|somente|apenas) (?:d?ess[ea]|d?est[ea]|o próximo|a próxima|hoje|amanhã|o de hoje|a de hoje|o de amanhã|a de amanhã)(?: vez| dia)?|d?esta vez|dessa vez|uma vez só|só uma vez",
  whole: "todos|todas(?: as vezes)?|(?:toda )?a série(?: toda| inteira)?|todas elas|todos eles|tudo|sempre",
  kinds: "compromisso|reunião|consulta",
  filler:
    "o|a|os|as|um|uma|meu|minha|meus|minhas|de|do|da|dos|das|com|em|no|na|para|pra|pro|evento|eventos|compromisso|compromissos|reunião|reuniões|consulta|agenda|calendário|tudo|todos|todas|dois|duas|ambos|ambas|que|eu|tenho|marcad[oa]|aquel[ea]|ess[ea]|est[ea]|lá|ao|à",
  plural: "tudo|todos|todas|os|as|ambos|ambas|meus|minhas|eventos|compromissos|reuniões",
  thatDay: "(?:no |nesse |neste )?(?:mesmo|esse) dia",
  unclear: "(?!)",
  around:
    "ok|okay|sim|não|nao|bom|então|entao|melhor|às|as|a|o|ao|à|em|na|no|de|da|do|para|pra|pro|por favor|pf|pfv|obrigad[oa]|obg|valeu|vlw|que|seja|pode|pode ser|claro|com certeza|lógico|óbvio|obvio|tá|ta|tá bom|blz|beleza|é|e|faz|coloca|bota|põe|marca|agenda|vai|ser|fica|fique|acho|acho que|isso|né|viu|mesmo|na verdade|desculpa|ops|opa|prefiro|lá|umas|uns|tipo|só|quero|aí|ah|hmm+|mano|cara|uai|ué|combinado|perfeito|ótimo|certo|vamos|dia|ou|aliás|quis dizer|digo|também",
  amounts: [
    ["(?<n>\\d{1,3}) ?(?:minutos?|minutinhos?|min|m)", 1],
    ["(?<n>\\d{1,2}) ?(?:horas?|horinhas?|h|hrs?)", 60],
    ["(?<n>\\d{1,2}) (?:dias?)", 1_440],
    ["(?<n>\\d) (?:semanas?)", 10_080],
    ["(?:uma )?meia hora|meia horinha", 30],
    ["(?:uma|1) hora|uma horinha|1h", 60],
    ["um quarto de hora|quinze minutos", 15],
    ["(?:uma hora|1 hora|1h|hora) e meia|1h30", 90],
    ["(?:duas|2) horas e meia|2h30", 150],
    ["dez minutos", 10],
    ["vinte minutos", 20],
    ["cinco minutos", 5],
    ["duas horas", 120],
    ["três horas", 180],
    ["um dia", 1_440],
    ["dois dias", 2_880],
    ["uma semana", 10_080],
  ],
  spaced: true,
};
