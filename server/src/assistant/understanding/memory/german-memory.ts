import { mainClause } from "./german-clause.ts";
import type { MemoryTable } from "./memory-table.ts";

const ABOUT_ME = "(?: über mich| von mir)?";

export const GERMAN_MEMORY: MemoryTable = {
  before: "bitte|hey|hallo|ok(?:ay)?|also|und|übrigens|atrium",
  after: "bitte|danke",
  remember: [
    "merke? dir(?: bitte| mal)*,? {fact:dass .+}",
    "merken sie sich(?: bitte)?,? {fact:dass .+}",
    "(?:merke? dir|merken sie sich)(?: bitte| mal)*(?: folgendes)?[,:] {fact}",
    "(?:denke?|denken sie)(?: bitte)? (?:daran|dran),? {fact:dass .+}",
    "(?:behalte?|behalten sie)(?: bitte)?(?: im (?:kopf|hinterkopf|gedächtnis))?,? {fact:dass .+}",
    "(?:vergiss|vergessen sie)(?: bitte)? nicht,? {fact:dass .+}",
    "(?:erinnere? dich|erinnern sie sich)(?: bitte)? daran,? {fact:dass .+}",
  ],
  rememberAsked: [
    "(?:kannst|könntest|würdest) du dir(?: bitte)? merken,? {fact:dass .+}",
    "(?:können|könnten|würden) sie sich(?: bitte)? merken,? {fact:dass .+}",
  ],
  recall: [
    `(?:was|woran) (?:hast du dir|haben sie sich)(?: alles)?${ABOUT_ME}(?: alles)? gemerkt`,
    "(?:woran|an was) (?:erinnerst du dich|erinnern sie sich)(?: noch)?",
    `was (?:weißt du|wissen sie)(?: alles)? (?:über mich|von mir)`,
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
  forgetIfKnown: ["(?:vergiss|vergessen sie)(?: bitte)? {fact}"],
  noFact: "das|es|dies|alles|mich",
  speaks:
    "merke?n?(?!\\p{L})|erinner|verg[ie]ss|denke? (?:daran|dran)|behalt|gedächtnis|ab jetzt|von nun an|in zukunft|künftig",
  spaced: true,
};
