import { looseTable } from "../accents.ts";
import type { OrderTable } from "./order.ts";

const MOVE =
  "(?:sposta(?:mi|re)?|rimanda(?:mi|re)?|rinvia(?:mi|re)?|posticipa(?:mi|re)?|anticipa(?:mi|re)?|fai slittare)";
const CANCEL =
  "(?:annulla(?:mi|re)?|disdici|elimina(?:mi|re)?|cancella(?:mi|re)?|togli(?:mi|ere)?|leva(?:mi)?|rimuovi|rimuovere|disdire|svuota(?:mi)?|libera(?:mi)?)";
const CANCEL_IT = "(?:cancella|elimina|togli|rimuovi|disdici|leva|annulla|cancellar|eliminar|toglier)(?:me)?";
const MOVE_IT =
  "(?:(?:meglio|guarda|e) )*(?:sposta(?:me)?l|metti(?:me)?l|mettil|facciamol|fal|fissal|rimandal|anticipal|posticipal|spostar|lascial|spostarl)[oaie]";
const REMIND = "(?:ricorda|avvisa|avverti|ricordar|avvisar|rammenta)(?:mi|melo|mela|celo|ci)?";
const NOW = "(?:alla fine|finalmente|adesso|ora|in realtà|invece|poi)";
const NAME = "(?:nome|titolo)";
const EVERY = "(?=(?:ogni|tutt[ie] (?:i|le|gli)|settimanal|giornalier|mensil|annual|quotidian)(?:mente)?(?!\\p{L}))";
const OF = "(?:della |dello |dell'|del |di |dei |delle |alla |al |all'|a )";
const AT = "(?:a (?=casa )|al |allo |alla |all'|ai |alle |da |dal |dalla |dall'|dai |presso |in |nel |nella |nell')";
const IS = "(?:è|e'|sarà|si fa|si tiene)";

export const ITALIAN_ORDERS: OrderTable = looseTable({
  before:
    "per favore|per piacere|per cortesia|pls|ciao|ehi|ehilà|ei|buongiorno|buonasera|salve|ok|okay|sì|bene|allora|ah|oh|ops|oddio|uffa|uff|mannaggia|e|no|anche|scusa(?:mi)?|perdona(?:mi)?|aspetta|senti|guarda|dai|grazie|perfetto|ho sbagliato|mi sono sbagliat[oa]|anzi|(?:mi |ci )?(?:puoi|potresti|può|potrebbe)(?= \\p{L}+r[ei](?:mi)?(?!\\p{L}))|(?:mi |ci )(?=(?:sposti|cancelli|togli|annulli|rimandi|anticipi|elimini|disdici)(?!\\p{L}))|riesci a|voglio|vorrei|devo|dobbiamo|bisogna|ho bisogno di|mi serve di",
  after:
    "per favore|per piacere|per cortesia|grazie(?: mille)?|pls|please|dai|ok|se puoi|se riesci|va bene|vah|valà|subito|adesso|dal (?:calendario)|dalla (?:mia )?agenda|dall'agenda|dal mio calendario|ovviamente",
  reason:
    "(?:ehi |uffa |mannaggia |scusa |guarda |che |perché |purtroppo |oggi |domani )*(?:sto (?:male|poco)|non (?:posso|possiamo|riesco|ce la faccio|mi sento|vengo|vado|ci sono|può|viene)|ho (?:la febbre|l'influenza|mal di|un (?:impegno|imprevisto|casino)|da fare)|sono (?:malat[oa]|in ritardo|stanc[oa]|impegnat[oa])|è (?:saltato|successo)|mi (?:hanno|ha|fa|è)|(?:mia|mio) \\p{L}+ (?:sta|non|è|ha))(?!\\p{L}).*",
  reasonOf:
    "(?:(?:domani|oggi|stasera|guarda|senti|purtroppo|alla fine|che|perché|questo \\p{L}+|lunedì|martedì|mercoledì|giovedì|venerdì),? )*non (?:vado|andiamo|posso andare|riesco ad andare|ci vado)(?: più)? (?:dal|dalla|dall'|dai|al|alla|all'|in|a) ?(?<event>\\p{L}.{1,40}?)",
  asks: "(?:cosa|che cosa|chi|quando|dove|perché|come|quanto|a che)(?!\\p{L}).*",
  sentences: [
    ["undo", "annulla(?:lo|la|li|le)?(?: (?:questo|tutto|pure))?", "either"],
    [
      "undo",
      "(?:annulla (?:l'ultim[ao](?: (?:operazione|modifica|cosa|azione|cambio|cambiamento|passaggio))?|quello che hai (?:appena )?fatto|quanto fatto|la modifica)|ripristina(?:l[oaie])?(?: (?:tutto|com'era|l'evento))?|(?:rimetti|rimettere|lascia|riporta|rifai)l?[oaie]? ?(?:com'era|come erano|com'erano|dov'era|come prima|a posto|indietro)(?: prima)?|(?:torna|tornare) indietro|(?:era|è stato) (?:uno sbaglio|un errore)|(?:recupera|rimetti)l[oaie]|disfa(?:l[oa])?|non volevo (?:cancellarl[oa]|farlo|eliminarl[oa]))",
    ],
    [
      "no-reminders",
      `(?:togli|elimina|cancella|disattiva) (?:il|i|l'|gli|la) ?(?:promemoria|avvis[oi]|notific(?:a|he)|svegli[ae]) (?:per (?:il |la |l')?|${OF}){event}`,
    ],
    ["no-reminders", `non (?:avvisarmi|ricordarmi) ${OF}{event}`],
    [
      "place",
      `(?:cambia|modifica)(?:mi)? (?:il (?:luogo|posto)|la (?:sede|posizione)|l'indirizzo) ${OF}{event} (?:in|con|a) {text}`,
    ],
    [
      "place",
      "(?:cambia|modifica)(?:mi)? (?:il (?:luogo|posto)|la (?:sede|posizione)|l'indirizzo) (?:in|con|a) {text}",
    ],
    ["place", "(?:metti|aggiungi|segna)(?: come)? (?:il )?(?:luogo|posto|sede|indirizzo):? {text}"],
    ["place", `{event} (?:${NOW} )?${IS} (?:${NOW} )?${AT}{text}`, "told"],
    [
      "length",
      "(?:per|dura|durerà|fallo durare|falla durare|fai durare|facciamo|deve durare|fallo di|falla di|mettil[oa] di|solo|meglio)(?: di| solo| circa)? {by}",
    ],
    [
      "length",
      "{event} (?:dura|durerà|deve durare|dovrebbe durare|durerebbe|sarà di)(?: solo| circa| in realtà)? {by}",
    ],
    ["length", "(?:fai|fa|lascia) durare {event} {by}"],
    ["length", "(?:allunga|prolunga|accorcia|riduci) {event} a {by}"],
    ["rename", `(?:rinomina|cambia(?:mi)? il ${NAME} ${OF}) ?{event},? (?:in|a|come|con) {text}`],
    ["rename", `cambia(?:mi)? il ${NAME} ${OF}{event},? (?:e )?(?:chiamal[oa]|mettici|mettigli) {text}`],
    [
      "rename",
      "(?:rinominal[oa]|chiamal[oa]|mettigli (?:il nome|come (?:nome|titolo))|intitolal[oa]) (?:(?:in|a|come) )?{text}",
    ],
    ["rename", `(?:cambiagli|cambiale|cambia) (?:il (?:suo )?)?${NAME} (?:in|a) {text}`],
    ["rename", 'chiama {event} (?=["“«]){text}'],
    ["rename", "{event} (?:adesso |ora )?si (?:chiama|chiamerà|deve chiamare)(?: adesso| ora)? {text}", "told"],
    ["remind", `${REMIND} {by} prima`],
    ["remind", `${REMIND} {by} prima (?:che (?:inizi|cominci) )?${OF}?{event}`],
    ["remind", `${REMIND} ${OF}?{event} {by} prima`],
    [
      "remind",
      "(?:metti|mettimi|aggiungi|mettici|imposta)(?: un| una)? (?:promemoria|avviso|notifica|sveglia)(?: di| a| per)? {by} prima",
    ],
    [
      "remind",
      `(?:metti|mettimi|aggiungi|mettici|imposta)(?: un| una)? (?:promemoria|avviso|notifica|sveglia)(?: di| a| per)? {by} prima ${OF}{event}`,
    ],
    ["repeat", `(?:fai|fa|fallo|falla) (?:ripetere|fare|diventare) {event} ${EVERY}{to}`],
    ["repeat", `(?:ripetil[oa]|fall[oa] ripetere|fall[oa]|rendil[oa]|che si ripeta|si ripete|mettil[oa]) ${EVERY}{to}`],
    ["repeat", `ripeti {event} ${EVERY}{to}`],
    ["repeat", `{event} (?:${IS}|si ripete) ${EVERY}{to}`, "told"],
    ["longer", "(?:allunga|prolunga|estendi) {event} di {by}"],
    ["longer", "(?:allungal|prolungal|estendil)[oa] di {by}|(?:aggiungi )?{by} in più"],
    ["longer", `aggiungi {by} (?:al |alla |all'|a ){event}`],
    ["shorter", "(?:accorcia|riduci) {event} di {by}"],
    ["shorter", "(?:accorcial|riducil)[oa] di {by}|{by} in meno"],
    ["until", "(?:che finisca|finisce|finirà|fino|fallo finire|falla finire) (?=alle |all'|a ){to}"],
    ["until", "{event} (?:finisce|finirà|dura fino|va fino|termina) (?=alle |all'|a ){to}", "told"],
    ["until", "(?:allunga|prolunga|estendi|accorcia) {event} fino (?=alle |all'|a ){to}"],
    [
      "later",
      "(?:posticipa|ritarda|sposta|rimanda)(?:mi)? {event} (?:in avanti )?di {by}(?: (?:più tardi|dopo|in avanti))?",
    ],
    ["later", "(?:posticipa|ritarda|sposta|rimanda)(?:mi)? (?:in avanti )?di {by} {event}"],
    ["earlier", "anticipa(?:mi)? di {by} {event}"],
    ["longer", "(?:allunga|prolunga|estendi) di {by} {event}"],
    ["shorter", "(?:accorcia|riduci) di {by} {event}"],
    ["later", "(?:posticipal|ritardal|spostal|rimandal)[oa] di {by}(?: (?:più tardi|dopo|in avanti))?"],
    ["later", `(?:${MOVE_IT} )?{by} (?:più tardi|dopo)`],
    ["later", `${MOVE} {event} {by} (?:più tardi|dopo)`],
    ["later", "{event} (?:slitta|ritarda|è in ritardo) di {by}", "told"],
    ["earlier", "(?:anticipa)(?:mi)? {event} di {by}"],
    ["earlier", "anticipal[oa] di {by}"],
    ["earlier", `${MOVE_IT} {by} prima`],
    ["earlier", `${MOVE} {event} {by} prima`],
    [
      "move",
      `(?:cambia|modifica)(?:mi)? (?:l'ora|l'orario|il giorno|la data) ${OF}{event} (?=(?:a|al|alle|in|con|per) |all')(?:in |con )?{to}`,
    ],
    ["move", `${MOVE} {event} da (?:\\S+ )?(?=(?:a|al|alle) |all'){to}`],
    ["move", "metti(?:mi)? {event} (?=(?:a|al|alle) |all'){to}", "told"],
    ["move", `${MOVE} {event} (?=(?:a|al|alle|per|su) |all'){to}`],
    [
      "move",
      "(?:mi|ci) hanno (?:spostato|anticipato|posticipato|rimandato|cambiato) {event} (?=(?:a|al|alle) |all'){to}",
      "told",
    ],
    [
      "move",
      "{event} (?:lo|la|li|le) (?:spostiamo|facciamo|rimandiamo|anticipiamo|posticipiamo|sposto|rimando|mettiamo) (?=(?:a|al|alle) |all'){to}",
      "told",
    ],
    [
      "move",
      "{event} (?:è stat[oa] (?:spostat[oa]|anticipat[oa]|posticipat[oa]|rimandat[oa])|si sposta|slitta|passa) (?=(?:a|al|alle) |all'){to}",
      "told",
    ],
    ["move", `{event} ${NOW} ${IS} {to}`, "told"],
    ["move", `{event} ${IS} ${NOW} {to}`, "told"],
    [
      "move",
      `(?:${MOVE_IT}|meglio|facciamo|anzi|volevo dire|volevo|intendevo|cioè|fai|cambia|scusa(?:mi)?(?=,? (?:alle |all'))),? {to}(?: (?:invece|piuttosto))?`,
    ],
    ["move", "{to} (?:meglio|piuttosto)"],
    ["place", `(?:(?:è|e'|sarà|ci vediamo|siamo|meglio) )?${AT}{text}`],
    ["cancel", `${CANCEL_IT}(?<event>li|le)`],
    ["cancel", `${CANCEL_IT}l[oa]`],
    ["cancel", `${CANCEL_IT}l[oaie] {event}`],
    ["cancel", `${CANCEL} {event}`],
    ["cancel", "(?:cancelli|elimini|togli|annulli) {event}"],
    [
      "cancel",
      "non (?:vado|andiamo|posso andare|ci vado)(?: più)? (?:dal |dalla |dall'|al |alla |all'|in |a ){event}",
      "told",
    ],
    ["cancel", "non (?:ho|c'è) più {event}", "told"],
    ["cancel", "{event} (?:è stat[oa] (?:annullat[oa]|cancellat[oa])|è saltat[oa]|salta|è annullat[oa])", "told"],
    ["cancel", "(?:mi|ci) hanno (?:annullato|cancellato|disdetto) {event}", "told"],
    ["move", "(?:sposta|rimanda|rinvia|posticipa|anticipa)(?:mi)? {event}"],
    ["change", "(?:modifica|cambia|sposta) {event}"],
  ],
  it: "lo|la|quell[oa]|quest[oa]|l'evento|quest'evento|quell'evento|l'appuntamento|quell'appuntamento|quest'appuntamento",
  both: "entramb[ie]|tutti e due|tutte e due|tutti e 2|(?:i|le|quei|quelle|quest[ie]) due",
  all: "tutto|tutti|tutte|li|le|tutti e tre|tutte e tre|tutto quanto|tutti quanti",
  nth: [
    "(?:(?:il|al|del|dal) )?(?:primo|1[°º])|(?:la|alla|della|dalla) (?:prima|1[ª])",
    "(?:(?:il|la|al|alla|del|della|dal) )?(?:second[oa]|2[°ºª])",
    "(?:(?:il|la|al|alla|del|della|dal) )?(?:terz[oa]|3[°ºª])",
    "(?:(?:il|la|al|alla|del|della|dal) )?(?:quart[oa]|4[°ºª])",
    "(?:(?:il|la|al|alla|del|della|dal) )?(?:quint[oa]|5[°ºª])",
    "(?:l'|il |la |all'|dell'|dall')ultim[oa]",
  ],
  one: "(?:solo|soltanto|solamente) (?:quest[oa]|quell[oa]|una|oggi|domani|per)(?: (?:volta|di))?|questa volta|una volta",
  whole: "tutti|tutte|(?:tutta )?la serie|sempre|ogni volta|tutte le (?:volte|settimane)",
  kinds: "appuntamento|riunione",
  filler:
    "il|lo|la|i|gli|le|l'|l|un|una|un'|mio|mia|miei|mie|di|del|dello|della|dell'|dei|con|a|al|alla|all'|alle|per|in|da|dal|dalla|evento|eventi|appuntament[oi]|riunione|riunioni|impegn[oi]|tutti|tutte|tutto|quello|quelli|ciò|che|ho|abbiamo|c'è|entrambi|due|solo|calendario|agenda|e|quest[oaie]|quell[oaie]|cose",
  and: "e|ed|,",
  plural:
    "tutto|tutti|tutte|entrambi|entrambe|i|gli|le|miei|mie|appuntamenti|riunioni|impegni|eventi|(?:la|la mia|tutta la|il|il mio|tutto il|l'|l'intera) ?(?:giornata|serata|mattinata|pomeriggio|settimana|agenda)(?= *$| d[ie] | della | oggi| domani)",
  unclear: "(?!)",
  there: "a quell'ora|in quel buco|per quell'ora|lì",
  thatDay: "(?:per |in )?(?:quel giorno|lo stesso giorno|quello stesso giorno)",
  written: { on: "il", at: "alle", something: "aggiungi" },
  askedFor: "(?:per|di) (?:una? |il |la |l')?(?<purpose>\\S.{0,80})",
  around:
    "ok|okay|sì|si|no|bene|allora|meglio|a|al|alle|il|la|le|in|di|per|grazie|per favore|scusa|facciamo|anzi|va|va bene|direi|certo|ovviamente|ovvio|chiaro|dai|magari|mettilo|mettila|metti|verso|circa|più o meno|e|è|sarà|ora|penso|credo|piuttosto|invece|perfetto|esatto|giorno|aspetta|guarda|cioè|oh|ah|beh|boh|tipo|se possibile|naturalmente|inizia|sempre|da|dalle",
  amounts: [
    ["(?:circa )?(?<n>\\d{1,3}) ?(?:minuti|minuto|min|minutini)", 1],
    ["(?<n>\\d{1,2}) ?(?:ore|ora|h)", 60],
    ["(?<n>\\d{1,2}) (?:giorni|giorno)", 1_440],
    ["(?<n>\\d) (?:settimane|settimana)", 10_080],
    ["mezz'?oretta|mezz'?ora|mezza ora|una mezz'?ora|una mezz'?oretta", 30],
    ["un'?oretta|un'?ora|un ora|una ora", 60],
    ["un quarto d'ora", 15],
    ["tre quarti d'ora", 45],
    ["un'?ora e mezz[ao]", 90],
    ["un paio d'ore", 120],
    ["due ore e mezz[ao]", 150],
    ["un giorno|tutto il giorno", 1_440],
    ["una settimana", 10_080],
  ],
  spaced: true,
});
