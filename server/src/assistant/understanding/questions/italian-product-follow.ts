import { looseTable } from "../accents.ts";
import type { FollowTable } from "./product-follow-table.ts";

export const ITALIAN_FOLLOW: FollowTable = looseTable({
  compare:
    "confronta(?:mi|re|l[ie])?|paragona(?:mi|re|l[ie])?|confronto|differenz[ae] (?:c'è )?(?:tra|fra)|(?:qual|quale) (?:(?:dei|tra|fra) \\p{L}+(?: \\p{L}+)? )?(?:è|costa|conviene) (?:il |la )?(?:più (?:economic|convenient|car)[oae]|miglior[ei]|meglio|meno|di più)|quale conviene|versus|vs",
  ranks: "più (?:economic|convenient|car)[oae]|miglior[ei]|meglio|costa meno|conviene",
  take: "(?:aggiungi|metti|mettimi|inserisci|salva|aggiungil[oa]|mettil[oa])(?: .{1,40})? (?:nel|al|nella|alla|in|tra i|ai|sul) ?(?:(?:mio|mia|miei) )?(?:carrello|lista|preferiti|ordine|cestino)(?: \\p{L}+)*|(?:(?:vorrei|voglio|puoi) )?(?:compra|ordina|acquista|comprami|ordinami|ordinare|comprare|acquistare)(?:l[oaie]|(?: (?:il|la|i|le|quello|quella|\\d+)(?: .{1,30})?))",
  detail:
    "in magazzino|disponibil[ei]|disponibilità|scort[ae]|quant[ie] (?:ne )?(?:restano|rimangono|ce ne sono|sono|avete)|quanto (?:costa|viene|costano|vengono|costerebbe|è)|(?:che|a che) prezzo|prezzo|ordine minimo|minimo (?:d'ordine|ordinabile)|quantità minima|minimo|fornitor[ei]|chi (?:lo |la )?(?:vende|produce|fa|fornisce)|di chi è|valutazion[ei]|recension[ei]|opinioni|stelle|punteggio|dettagli|dimmi di più|più (?:informazioni|info|dettagli)|parlami",
  all: "i due|entrambi|tutti|(?:tra|fra) (?:loro|questi|quelli)|(?:confronta|paragona)l[ie]|questi|quelli",
  it: "quello|quella|di quello|lo vende|lo produce",
  about:
    "(?:(?:e|ok|allora|bene|grazie|perfetto|ma)[,]? )*(?:(?:qual|quale|chi|che|com'|quanto|di quanto)(?: ?(?:è|ha|sono))? ?)?(?:(?:il|la|l'|le|suo|sua|i) ?)*(?:ordine minimo|minimo|quantità minima|fornitore|prezzo|valutazione|recensioni|disponibilità|minimo d'ordine)(?: (?:ha|è))*|(?:(?:e|ma) )*(?:(?:è|sono|ce n'è|c'è|ne avete)(?: ancora)?(?: (?:disponibil[ei]|in magazzino))?|quant[ie] (?:ne restano|ce ne sono|ne rimangono|ne avete)|quanto (?:costa|viene|costano)|chi (?:lo|la) (?:vende|produce|fa))",
  quantity:
    "(?:per|se compro|compro|prendo|se ne prendo|ne voglio|ne prendo|voglio) {n}(?! (?:euro|prim))|{n} (?:pezzi|unità|scatole|sacchi|bottiglie|chili|kg|confezioni|casse|sacchetti)",
  spaced: true,
});
