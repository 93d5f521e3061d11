import { mainClause } from "./german-clause.ts";
import type { MemoryTable } from "./memory-table.ts";

const ABOUT_ME = "(?: über mich| von mir)?";

export const GERMAN_MEMORY: MemoryTable = {
  before: "bitte|hey|hallo|hi|ok(?:ay)?|also|und|übrigens|atrium|ach|ach ja|mal|sag mal|du|ja|nein",
  after: "bitte|danke",
  remember: [
    "(?:merke?|notier|behalte?) dir(?: bitte| mal| doch)*,? {fact:dass .+}",
    "merken sie sich(?: bitte)?,? {fact:dass .+}",
    "(?:merke? dir|merken sie sich)(?: bitte| mal| doch)*(?: folgendes)?(?:[,:]| -) {fact}",
    "merke? dir(?: bitte| mal| doch)* {fact:(?!das(?!\\p{L})|es(?!\\p{L})|für|mal|bitte|folgendes)(?:ich|wir|mein|meine|unser|unsere|der|die|das) .+}",
    "(?:denke?|denken sie)(?: bitte)? (?:daran|dran),? {fact:dass .+}",
    "(?:behalte?|behalten sie)(?: bitte)?(?: im (?:kopf|hinterkopf|gedächtnis))?,? {fact:dass .+}",
    "(?:vergiss|vergessen sie)(?: bitte)? nicht,? {fact:dass .+}",
    "(?:erinnere? dich|erinnern sie sich)(?: bitte)? daran,? {fact:dass .+}",
  ],
  rememberAsked: [
    "(?:kannst|könntest|würdest) du dir(?: bitte| mal)* merken,? {fact:dass .+}",
    "(?:können|könnten|würden) sie sich(?: bitte)? merken,? {fact:dass .+}",
  ],
  recall: [
    `(?:was|woran) (?:hast du dir|haben sie sich)(?: (?:alles|denn|so|bisher|schon|bis jetzt|eigentlich))*${ABOUT_ME}(?: (?:alles|so|bisher|schon))* gemerkt`,
    "was (?:merkst du dir|hast du (?:alles )?(?:gespeichert|notiert))(?: (?:alles|so|über mich|von mir))*",
    "(?:zeig|sag|nenn)(?:e)? mir(?: mal)?,? was du (?:dir (?:alles )?(?:über mich )?gemerkt hast|(?:alles )?über mich weißt)",
    "(?:woran|an was) (?:erinnerst du dich|erinnern sie sich)(?: noch)?",
    `was (?:weißt du|weisst du|wissen sie)(?: (?:alles|so|denn|eigentlich|schon))* (?:über mich|von mir)(?: (?:alles|so))*`,
    "was (?:solltest du dir|sollten sie sich) merken",
    "(?:zeig|zeige|zeigen sie)(?: mir)? (?:meine|deine|ihre|alle) erinnerungen",
  ],
  forgetAll: [
    "(?:vergiss|vergessen sie)(?: bitte)? alles(?: über mich|,? was (?:du|sie) (?:über mich|von mir) (?:weißt|wissen)|,? was (?:du dir|sie sich) gemerkt (?:hast|haben))?",
    "(?:lösche?|löschen sie)(?: bitte)? (?:alle )?(?:meine|deine|ihre|alle) erinnerungen",
  ],
  forget: [
    "(?:vergiss|vergessen sie)(?: bitte)?(?: wieder)?,? {fact:dass .+}",
    "(?:vergiss|vergessen sie)(?: bitte)?,? was ich (?:dir |ihnen )?(?:über|zu|von) {fact} gesagt habe",
    "(?:merke? dir|merken sie sich)(?: bitte)? nicht mehr,? {fact:dass .+}",
  ],
  noted: mainClause,
  forgetIfKnown: [
    "(?:vergiss|vergessen sie)(?: bitte)?(?: wieder)? (?:das|die sache|die info|den kram)(?: wieder)? (?:mit|über|von|zu)(?: (?:der|dem|den|die|das))? {fact}",
    "(?:vergiss|vergessen sie)(?: bitte)? {fact}",
  ],
  noFact: "das|es|dies|alles|mich|mal|nichts|nicht",
  speaks:
    "notiere? dir|gespeichert|merke?n?(?!\\p{L})|erinner|verg[ie]ss|denke? (?:daran|dran)|behalt|gedächtnis|ab jetzt|von nun an|in zukunft|künftig",
  spaced: true,
};
