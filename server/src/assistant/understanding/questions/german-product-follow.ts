import type { FollowTable } from "./product-follow-table.ts";

const SO = "(?:(?:und|ok(?:ay)?|also|super|gut|danke|ach|ah|aha|hm+|noch|dann)[, ]+)*";
const LEAST =
  "(?:mindest(?:bestell|abnahme)?(?:menge|bestellung|abnahme)n?|mindestens (?:bestellen|abnehmen|kaufen|nehmen))";

export const GERMAN_FOLLOW: FollowTable = {
  compare:
    "vergleiche?n?|vergleichst|vergleich|gegenüberstellen|unterschied(?:e|en)?|welche[rsn]? (?:davon |von (?:beiden|denen|den beiden) )?(?:ist|sind|wäre) (?:denn )?(?:der |die |das )?(?:billiger|günstiger|besser|billigste|günstigste|beste)|was ist (?:der |die |das )?(?:billiger|günstiger|besser)",
  ranks: "billiger|günstiger|besser|billigste[rsn]?|günstigste[rsn]?|beste[rsn]?",
  take: "(?:leg|pack|setz|tu|füg|nimm|speicher)\\p{L}* .{1,40} (?:(?:in|auf) (?:(?:den|die|meine?n?) )?(?:\\p{L}+)?(?:warenkorb|korb|liste|merkzettel|wunschliste|einkaufsliste|favoriten))|(?:bestelle?|kaufe?|reserviere?)(?: mir| mal| bitte)* (?:ihn|es|sie|das|die|den|\\d+|davon)(?! .*(?:kostet|preis|menge))(?: .{1,30})?",
  detail: `auf lager|lieferbar|verfügbar|vorrätig|wie ?viele?|(?:noch )?(?:was )?da|bestand|vorrat|preis|kostet|kosten|teuer|${LEAST}|lieferant(?:en)?|anbieter|hersteller|wer (?:verkauft|liefert|macht|stellt)|bewertung(?:en)?|bewertet|sterne|details?|mehr (?:über|zu|info|infos)|erzähl|beschreib`,
  all: "alle|die beiden|beide|diese|die zwei|sie|miteinander",
  it: "davon|dafür|dazu|daran|der da|den da|das da|dieser|dieses|diesen",
  about: `${SO}(?:(?:wie (?:hoch|gut|viel) |was |wer )?(?:ist|sind|wäre) )?(?:denn )?(?:der |die |das |sein |seine |deren )?(?:preis|${LEAST}|lieferant|anbieter|hersteller|bewertung(?:en)?|bestand)(?: (?:davon|dafür|dazu|bitte))*|${SO}(?:wie ?viele?(?: davon)? (?:ist|sind|gibt es|gibt's|habt ihr|haben sie)(?: davon)?(?: noch)?(?: da| auf lager| übrig)?|was (?:kostet|kosten) (?:er|es|das|der|die|sie)(?: denn)?|wie teuer (?:ist|sind) (?:er|es|das|der|die|sie)|wer (?:verkauft|liefert|macht) (?:ihn|es|das|den|sie)|(?:ist|sind) (?:er|es|das|der|sie) (?:noch )?(?:auf lager|lieferbar|verfügbar|da|vorrätig)|(?:noch )?(?:auf lager|lieferbar|verfügbar))`,
  quantity:
    "(?:für|von|bei|nehme?|brauche?|kaufe?|bestelle?) {n}(?! euro)|{n} (?:stück|kilo|kg|kisten|kartons|flaschen|packungen|säcke|dosen)",
  spaced: true,
};
