import { looseTable } from "../accents.ts";
import type { QuestionTable } from "./question-table.ts";

const LEAD =
  "(?:(?:ciao|ehi|senti|scusa|scusami|per favore|sai|dimmi|mi (?:dici|sai dire)|e|ma|allora|buongiorno)[,! ]+)*";
const CALENDAR = "(?:calendario|agenda|appuntamenti|impegni|eventi|programmi|settimana|giornata|riunioni)";
const DAYS =
  "(?:oggi|stasera|stamattina|domani|dopodomani|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|weekend|settimana)";

export const ITALIAN_QUESTIONS: QuestionTable = looseTable({
  list: `(?<!quello )(?:che|cosa|che cosa|cos') ?(?:ho|abbiamo|c'è|mi aspetta|devo fare|faccio|mi tocca)(?! bisogno)|(?:che|quali|quanti) (?:appuntamenti|eventi|impegni|programmi|piani|riunioni|altro)|(?:com'è|come sono) mess[oa]|com'è (?:la mia |il mio |la )*(?:${CALENDAR}|mattina|serata|pomeriggio)|(?:mostrami|fammi vedere|dimmi|leggimi|dammi|elenca|vedere) (?:il |i |la |gli |l'|i miei |il mio |la mia )?(?:${CALENDAR})|la mia agenda|ho (?:qualcosa|impegni|appuntamenti|programmi|altro|niente)|quant[ie] (?:appuntamenti|riunioni|impegni)|^(?:(?:il mio |il )?calendario|(?:i miei |gli )?(?:appuntamenti|impegni)|la mia giornata)(?!\\p{L})|^(?:e |ehi |ciao |senti )*(?:ho|abbiamo|c'è) (?!tempo|bisogno|un buco|libero)[^?]*${DAYS}[^?]*\\?$|con chi (?:ho|mi vedo|devo)|dove (?:ho|è|devo|ci vediamo)|qual è il (?:mio )?prossimo`,
  free: `(?:sono|sarò|siamo) (?:\\p{L}+ )?(?:liber[oai]|occupat[oai]|impegnat[oa]|disponibile)|ho (?:\\p{L}+ )?tempo|ho [^?]{0,30}liber[oa]|quando (?:sono|ho|posso)(?= (?:liber|tempo|un buco|un'ora))|ora libera|buco|spazio (?:liber|in agenda)|(?:mattin\\p{L}+|pomeriggio|sera|serata|giornata) (?:.* )?(?:è |sarà )?liber[oa]|(?:è|sarà) liber[oa] .*(?:mattin\\p{L}+|pomeriggio|sera|serata)`,
  when: "(?:quando|a che ora|che giorno) (?:è|ho|c'è|sono|devo|comincia|inizia|finisce|era|mi tocca|abbiamo|mi vedo|vedo|incontro|mi incontro)",
  next: "(?:che cosa|cosa|che) (?:ho|viene|c'è) (?:dopo|adesso|ora|poi)|(?:il mio |la mia )?prossim[oa] (?:appuntamento|evento|impegno|riunione)",
  parts: {
    morning: "(?:questa |la |mia |in |al )?mattin(?:a|ata|o)|stamattina",
    afternoon: "pomeriggio",
    evening: "ser(?:a|ata)|stasera",
  },
  clock: {
    time: `${LEAD}(?:che ore? (?:sono|è|abbiamo|si sono fatte)|hai l'ora|l'ora(?: esatta)?|sai l'ora)(?: adesso| ora| per favore)*`,
    date: `${LEAD}(?:(?:in )?che (?:giorno|data) (?:è|siamo|abbiamo)(?: oggi)?|quanti ne abbiamo(?: oggi)?|(?:qual è )?la data(?: di oggi| odierna)?|oggi che (?:giorno|data) è|che giorno della settimana è(?: oggi)?)(?: per favore)*`,
    dateOf: `${LEAD}(?:(?:in )?che (?:giorno|data)(?: della settimana)? (?:è|cade|sarà|viene|capita)|(?:qual è|quale sarà) la data (?:di |del |della )?|quando cade) ?{day}`,
  },
  products:
    "^(?:(?:mi |ci )?(?:puoi |potresti )?)?(?:trova|cerca|mostra|compra|trovi|cerchi|trovar|cercar|fammi vedere)(?:mi|e)?(?! .*(?:calendario|agenda|appuntamenti|impegni|buco|settimana|ricordi|oggi|domani))|prodott[oi]|fornitor[ei]|più (?:economic|convenient|car)[oiae]|meno car[oiae]|^(?:cerco|sto cercando|(?:vorrei|voglio) comprare) |^(?:quanto (?:costa|viene|vengono|costano)|che prezzo ha(?:nno)?) |^(?:avete|vendete) ",
  follow:
    "(?:e|e per|e invece|che ne dici di|che mi dici di|invece)(?: a)? {rest}|(?:lo stesso|uguale) (?:per|ma) {rest}",
  after: "(?:e )?(?:(?:il|la|quello|quella) )?(?:dopo|poi|successiv[oa])\\??",
  eventNoise:
    "e|che|cosa|cos'(?:ho|hai|abbiamo|è|altro)|cos|ho|abbiamo|c'è|quali|eventi|appuntament[oi]|il|la|lo|l'|l|i|gli|le|un|una|mio|mia|miei|calendario|agenda|mostrami|fammi|vedere|dimmi|leggimi|dammi|con chi|mi vedo|vedo|incontro|con|a|di|del|della|dell'|dei|quando|ora|è|sono|qualcosa|impegn[oi]|programm[ai]|piani|riunioni|in|per|nel|altro|niente|mi|tocca|aspetta|devo|fare|faccio|com'è|mess[oa]|giornata|settimana|dove|ciao|ehi|senti|buongiorno|buonasera|per favore|grazie|quant[ie]|qual|prossim[oa]|comincia|inizia|finisce|ancora|già|poi|dopo|in programma|segnat[oa]|elenca|era|ci|vediamo|da|al",
  productNoise:
    "trova|cerca|mostra|compra|trovi|cerchi|trovami|cercami|mostrami|trovarmi|cercarmi|fammi vedere|mi|prodott[oi]|fornitor[ei]|più|meno|economic[oaie]|convenient[ei]|car[oiae]|il|la|i|le|lo|gli|meglio|miglior[ei]|recensit[oi]|votat[oi]|disponibil[ei]|in magazzino|subito|nel|in ordine|(?<=(?:prezzo|fornitori|qualcosa|ordine) )(?:di|del|della|dell')|(?:che|cosa) (?:sia|siano)|un|una|cerco|sto|cercando|avete|vendete|hai|vorrei|voglio|comprare|c'è|ci sono|del|dello|della|delle|dei|degli|dell'|l'|ho bisogno|qual|quale|quali|è|sono|quanto|costa|costano|viene|vengono|prezzo|prezzi|ha|che|per prezzo|ordinat[oaie]|per favore|ciao|puoi|potresti|qualche|po'|un po' di|e",
  between: "(?:tra|fra) (?:i )?{a} e (?:i )?{b} ?(?:euros?|eur|€)|da {a2} a {b2} ?(?:euros?|eur|€)",
  under:
    "(?:sotto|a meno di|meno di|fino a|massimo|al massimo|non più di|che costi meno di)(?: i| gli)? {a} ?(?:euros?|eur|€)",
  over: "(?:sopra|più di|da almeno|oltre)(?: i| gli)? {a} ?(?:euros?|eur|€)",
  inStock: "disponibil[ei]|in magazzino",
  cheap: "(?<!\\p{L})(?:economic(?:[oa]|i|he)|convenient[ei])(?!\\p{L})|a buon mercato",
  cheapest: "più (?:economic|convenient)[oaie]\\p{L}*|meno car[oiae]|(?:in ordine di|per) prezzo",
  dearest: "più car[oiae]",
  best: "meglio recensit[oi]|più votat[oi]|miglior[ei]",
  spaced: true,
});
