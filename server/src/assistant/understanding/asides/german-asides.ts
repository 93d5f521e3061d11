import { type AsideTable, clause } from "./aside-table.ts";

const LEAD =
  "(?:(?:und|aber|denn|weil|da|also|sorry|ach|oh|ups|mist|leider|haha|lol|ja|nein|naja|tut mir leid|übrigens) )*";
const SUBJECT = "(?:ich|wir|er|sie|es|das|der|die|mein\\p{L}{0,2} \\p{L}+|unser\\p{L}{0,2} \\p{L}+|\\p{L}+)";
const VERBS =
  "(?:bin|ist|sind|war|waren|hab|habe|hat|haben|hatte|kann|können|muss|müssen|will|wollen|freu|freue|freut|freuen|schaff|schaffe|schaffen|brauch|brauche|braucht|vergess|vergesse|komm|kommt|kommen|wird|werden|fühl|fühle|geht|hoffe|glaub|glaube|hasse|liebe|steck|stecke|lieg|liege)";

export const GERMAN: AsideTable = {
  divides:
    /(?<=[\p{L}\p{N})"“!'])\s*(?:[,;!]+|(?<=\p{L}{3})(?<!(?<!\p{L})(?:str|bzw|evtl|inkl|prof|usw))\.+(?=\s)|\s[-–—]+|\s?…)\s+|(?<=\?)\s+|\s+(?=(?:weil|denn|sonst) )/iu,
  between: ", ",
  namesBesideTime: true,
  comment: clause(
    `(?:(?:danke|dankeschön|vielen dank|merci|bitte|lg|vg|super|gut|ok|okay|alles klar|perfekt|prima|toll|cool|hallo|hi|hey|moin|servus|guten (?:morgen|tag|abend)|ach(?: ja| so)?|oh|ups|mist|sorry|entschuldigung|tut mir leid|haha|lol|juhu|hurra|endlich|leider|puh|na ja|naja|wichtig|dringend|keine lust|keine ahnung|wenn(?:'s| es)? geht|wenn möglich|sei so lieb|du|genau|schon wieder|wie immer|wie besprochen|wie ausgemacht|freu mich|yeah)(?: (?:dir|schön|schonmal|schon mal|im voraus|du|dann|schon))*[.! ]*$|(?:weil|denn|sonst|damit|hoffentlich|endlich|freu|bin|hab|habe|muss|kann|bisschen|so ein|was für|keine|nicht dass|wird) (?!.*eintragen).*|${LEAD}${SUBJECT} ${VERBS}(?!\\p{L}).*)[^?]*$`,
  ),
  takesBack:
    /(?<!\p{L})(?:doch nicht|lieber nicht|oder (?:nicht|doch)|abgesagt|ausgefallen|fällt (?:\p{L}+ )?aus|entfällt|verschoben|verlegt|vielleicht|falls|kann (?:ich |wir )?(?:da |doch |leider )*nicht|nicht (?:mehr )?(?:kommen|gehen|eintragen|dabei)|vergiss es)(?!\p{L})/iu,
  request: clause(
    "(?:und |dann |also |bitte |kannst du |könntest du )*(?:(?:trag|schreib|notier|setz|pack|mach|nimm|speicher)\\p{L}*(?: mir)?(?: (?:das|es|ihn|sie|mir|bitte|mal|doch|schnell))+(?: (?:ein|auf|rein|dazu|in (?:den|meinen) kalender(?: ein)?))?|(?:mir |uns )?(?:das |es |ihn |bitte |mal )*(?:eintragen|notieren|vormerken|einplanen|aufschreiben)|bitte (?:eintragen|notieren|vormerken))[.!? ]*$",
  ),
  undecided:
    /(?<!\p{L})(?:falls|womöglich|mal sehen|mal schauen|unter vorbehalt|noch nicht (?:sicher|fest|ganz sicher)|(?:trag|lösch|verschieb|streich|sag)\p{L}* (?:(?:das|es|ihn|sie|noch|bitte|mal) )*nicht|soll(?:te)? (?:ich|wir)(?= )|oder (?:doch )?(?:nicht|lieber)[\s?.!]*$|weiß (?:ich )?(?:noch )?nicht|passt das|geht das|wenn (?:ich|wir|er|sie|es|das|nichts|niemand|alle|noch|du zeit)|kann (?:ich |wir )?(?:da |doch |leider )+nicht|(?:ist|wurde) (?:\p{L}+ )?(?:abgesagt|verschoben|verlegt))(?!\p{L})/iu,
  past: /(?<!\p{L})(?:seit|gestern|vorgestern|letzte[nrsm]?|war|waren|hatte|hatten|wurde|vor (?:einer|einem|zwei|drei|\d+))(?!\p{L})/iu,
  part: clause(
    "(?:mit|im|in|am|an|um|bei|beim|von|vom|für|zum|zur|und|oder|dann|danach|auch|der|die|das|den|dem|mein|meine|unser|beide|alle|jede[nrs]?|nicht|nur|dauert|ort)(?!\\p{L})|\\S+$",
  ),
  order: "trag ein: ",
  rephrased: [
    [
      /^(?:ich (?:muss|soll|sollte|darf nicht vergessen,?) )(?<errand>[^,;.?!]{2,80}?)[\s,;.–-]+(?:bitte |kannst du |und )*erinnere? mich (?:bitte )?(?<when>[^,;.?!]*?)(?: daran| dran)?[.!]*$/iu,
      "erinnere mich $<when> daran, $<errand>",
    ],
  ],
  details: [
    [
      /^(?:(?:das ist|ist|es ist|findet|wir treffen uns|treffpunkt|treffpunkt ist|ort|und zwar)[: ]+)?((?:im|in der|beim|bei) (?!(?:regen|schnee|gutem|schlechtem|bedarf|fragen)(?!\p{L}))\p{L}[^,?]{1,50}?)(?: statt)?$/iu,
      (_, place: string) => place.replace(/ (\p{Ll})/u, (_all, letter: string) => ` ${letter.toUpperCase()}`),
    ],
    [
      /^(?:es |das |er |sie )?(?:dauert|geht)(?: (?:ca|circa|etwa|ungefähr|so|wohl|nur))*\.? ([\p{L}\d,.]+(?: [\p{L}\d]+)?(?: [\p{L}\d]+)?)$/iu,
      "für $1",
    ],
    [
      /^(?:ca\.? |etwa |ungefähr )?((?:eine|zwei|drei|anderthalb|eine halbe|\d+(?:,5)?) ?(?:stunden?|h|min(?:uten)?))(?: lang)?$/iu,
      "für $1",
    ],
    [/^(?:das ist |ist )?(?:ganztägig|den ganzen tag)$/iu, "ganztägig"],
  ],
};
