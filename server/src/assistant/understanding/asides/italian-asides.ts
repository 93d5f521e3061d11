import { loose } from "../accents.ts";
import { type AsideTable, clause } from "./aside-table.ts";

const LEAD =
  "(?:(?:e|ma|che|perché|tanto|quindi|ciao|ehi|senti|guarda|ah|oh|uffa|uff+|mannaggia|oddio|cavolo|beh|allora|ok|scusa|scusami|purtroppo|inoltre|tra l'altro|grazie|mamma mia|dai) )*";
const ABOUT =
  "(?:sto (?:male|poco|morendo|impazzendo|da cani)|sono (?:\\p{L}+issim[oa]|malat[oa]|stanc[oa]|mort[oa]|in ritardo|impegnat[oa]|distrutt[oa]|incasinat[oa]|felicissim[oa]|a pezzi|di corsa)|non (?:posso|possiamo|mi|ci|vado|riesco|so|voglio|ho|ce la|c'è|vedo l'ora|ne)|mi (?:hanno|ha|sono|fa|serve|dimentico|scordo|scoccia|dispiace|è)|ci (?:hanno|ha)|ho (?:la febbre|febbre|l'influenza|mal di|un casino|sonno|fame|fretta|paura|da fare|troppo|troppe|un imprevisto)|che (?:bello|rabbia|noia|ansia|palle|pizza|stress|barba|schifo|fatica|felicità|gioia|vergogna)|(?:mi[oa]|il|la) (?:\\p{L}+ ){1,3}(?:sta|non|è|ha|dice|vuole|mi)|lui|lei|sempre|mai|meno male|altrimenti|sennò|se no|finalmente|speriamo|così (?:non|poi)|è (?:saltato|successo|urgente|importante)|era ora)";

export const ITALIAN: AsideTable = {
  divides: new RegExp(
    loose(
      "(?<=[\\p{L}\\p{N})\"”!'])\\s*(?:[,;!]+|(?<=\\p{L}{2})(?<!(?<!\\p{L})(?:sig|dott|prof|avv|ing|geom|tel|num))\\.+(?=\\s)|\\s[-–—]+|\\s?…)\\s+|(?<=\\?)\\s+|\\s+(?=(?:perché|poiché|dato che|visto che|che (?:sto|sono (?:malat|in ritardo|impegnat)|non (?:posso|riesco|mi)|ho (?:la febbre|da fare|un impegno)|altrimenti|sennò|se no))\\s)",
    ),
    "iu",
  ),
  between: ", ",
  comment: clause(
    loose(
      `${LEAD}(?:${ABOUT}(?!\\p{L})|(?:per favore|per piacere|per cortesia|pls|please|grazie(?: mille)?|ciao+|buongiorno|buonasera|salve|ehi|senti|guarda|allora|dai|ok(?:ay)?|va bene|bene|perfetto|ottimo|uffa|uff+|oddio|mannaggia|ops|ah(?:ah)+|eh(?:eh)+|sì|come stai|come va|tutto bene|scusa(?:mi)?|urgente|importante|se puoi|se riesci|quando puoi|mi raccomando|gentilissim[oa])[.! ]*$)[^?]*$`,
    ),
  ),
  request: clause(
    loose(
      "(?:(?:e|quindi|allora|per favore|me l[oa]|(?:puoi|potresti)) )*(?:(?:segn|appunt|annot|aggiung|salv|inserisc|fiss|pianific|programm)(?:a|i)(?:me)?l[oaie]|segna|mettil[oaie]|mettimel[oa]|metticel[oa]|segnar(?:me)?l[oa]|metterl[oa]|aggiungerl[oa]|inserirl[oa]|me l[oa] (?:segni|metti)|l[oa] (?:segni|metti|aggiungi))(?: (?:in (?:calendario|agenda)|nel (?:mio )?calendario|sul calendario|per favore|pls|dai|grazie|subito|che (?:sennò|se no) (?:mi|me) (?:dimentico|scordo|lo dimentico|lo scordo)))*[.!? ]*$",
    ),
  ),
  undecided: new RegExp(
    loose(
      "(?<!\\p{L})(?:scherz(?:o|avo)|per scherzo|non (?:segnarl[oa]|metterl[oa]|aggiungerl[oa]|cancellarl[oa]|toccarl[oa])|non (?:segnare|mettere|aggiungere|cancellare) (?:niente|nulla|ancora)|lascia (?:stare|perdere)|meglio di no|non so (?:se|ancora)|non è (?:sicuro|certo|confermato)|da confermare|dipende|può darsi|potrebbe|devo (?:confermare|chiedere|sentire|verificare)|se (?:posso|riesco|riusciamo|vuole|piove|non piove|viene|c'è tempo|va bene)|aspetta(?=[\\s.!…]*$)|che (?:ne dici|ne pensi)|ti sembra|va bene\\?)(?!\\p{L})",
    ),
    "iu",
  ),
  past: new RegExp(
    loose(
      "(?<!\\p{L})(?:ieri|ieri sera|l'altro ieri|scors[oa]|ero|era|eravamo|sono (?:stat[oa]|andat[oa])|è (?:stat[oa]|andat[oa])|fa|da (?:ieri|stamattina|lunedì))(?!\\p{L})",
    ),
    "iu",
  ),
  part: clause(
    loose(
      "(?:con|in|a|al|alla|all'|da|dal|dalla|per|di|del|e|o|anche|poi|il|la|lo|i|le|un|una|mio|mia|ricordami|avvisami|porta|compra|chiama|invita|luogo|nota)(?!\\p{L})|\\S+$",
    ),
  ),
  order: "aggiungi ",
};
