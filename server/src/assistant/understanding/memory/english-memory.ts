import type { MemoryTable } from "./memory-table.ts";

const REMEMBER = "(?:remember|memori[sz]e|keep in mind|bear in mind|don't forget|do not forget|never forget)";
const FOR_LATER = "(?: please| for me| for later| for next time| for the future| from now on)?";
const ABOUT_ME = "(?: about me| of me)?";

export const ENGLISH_MEMORY: MemoryTable = {
  before:
    "can you|could you|would you|will you|i want you to|i need you to|fyi|please|pls|hey|hi|hello|ok(?:ay)?|oh|so|and|also|by the way|btw|just|atrium",
  after: "please|pls|thanks|thank you|ok(?:ay)?",
  remember: [
    `(?:always )?${REMEMBER}${FOR_LATER},? that {fact}`,
    `(?:always )?${REMEMBER}${FOR_LATER}(?: this| the following)?: {fact}`,
    "remember,? {fact:(?:i|i'm|i've|i'd|i'll|we|we're|we've) .+}",
    "remember,? {fact:(?:my|our) .+? (?:is|are|isn't|aren't|was|were|has|have|likes?|loves?|hates?|prefers?|needs?|works?|lives?|can't|can|doesn't|don't) .+}",
    "for (?:future reference|next time|the future),? {fact:(?:i|i'm|i've|we|we're|my|our) .+}",
    "(?:add|save)(?: this)? to (?:your )?memory: {fact}",
    "remember,? {fact:(?!(?:to|when|what|how|the time|me|us|it|this|that)(?!\\p{L}))(?:(?!is |are ).)+? (?:is|are|isn't|aren't|has|likes?|loves?|hates?|prefers?|needs?) .+}",
    "(?:note|make a (?:mental )?note)(?: down)? that {fact:(?:i|i'm|i've|we|we're|my|our) .+}",
    "(?:i want|i need|i'd like|i would like) you to remember,? that {fact}",
  ],
  rememberAsked: [
    `(?:can|could|would|will) you(?: please)? (?:remember|memori[sz]e|keep in mind)${FOR_LATER},? that {fact}`,
  ],
  recall: [
    `what (?:do|can) you (?:still )?remember${ABOUT_ME}`,
    "what do you know about me",
    `what have you (?:remembered|memori[sz]ed|saved)${ABOUT_ME}`,
    "what (?:did|have) i (?:ask|asked|tell|told) you to remember",
    "(?:show|list|tell)(?: me)?(?: all)?(?: of)? (?:my|your) memor(?:y|ies)",
    `(?:show|list|tell) me (?:what|everything) you remember${ABOUT_ME}`,
    "what(?:'s| is) in your memory",
    "what (?:did|have) i (?:tell|told|say|said)(?: to)?(?: you)? about (?!today|tomorrow|tonight|this|next).+",
    `do you remember anything${ABOUT_ME}`,
    "what (?:have|did) i (?:told|tell|asked|ask) you(?: (?:to remember|so far|before|already))?",
    "what (?:do|did|have) you (?:got|have|saved?|noted?|stored?)(?: down)? (?:about|on) me",
    "what (?:facts|things|notes)? ?(?:have you|do you have) (?:saved|remembered|stored|got)(?: about me)?",
    "(?:what|which) (?:things|facts|memories|notes) (?:do|did|have) you (?:remember|remembered|keep|kept|have|save|saved)(?: about me)?",
    "(?:remind me|tell me) what (?:i (?:asked|told) you(?: to remember)?|you know about me)",
  ],
  forgetAll: [
    "forget everything(?: about me| (?:that )?you (?:know|remember)(?: about me)?| i(?:'ve)? (?:told|asked) you(?: to remember)?)?",
    "forget all (?:about me|(?:my|your) memories)",
    "(?:delete|clear|erase|wipe|remove)(?: all)?(?: of)? (?:my|your) memor(?:y|ies)",
  ],
  forget: [
    "(?:you can )?forget that {fact}",
    "(?:you can )?forget (?:what|that) i (?:said|told you) about {fact}",
    "(?:don't|stop) remember(?:ing)?(?: that)? {fact}",
    "(?:delete|remove|erase) {fact} from (?:your |my )?memory",
  ],
  forgetIfKnown: [
    "(?:you can |can you )?forget (?:about )?{fact}",
    "(?:delete|remove|erase) {fact:(?:the|my) (?:note|memory|fact|bit) (?:on|about|that|with|of) .+?}",
  ],
  noFact: "it|that|this|them|these|those|me|everything",
  speaks:
    "\\b(?:remember|memori[sz]e|memory|memories|keep in mind|bear in mind|forget|from now on|note that|next time)\\b",
  spaced: true,
};
