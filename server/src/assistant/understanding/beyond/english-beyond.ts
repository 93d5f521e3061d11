import type { BeyondTable } from "./beyond-table.ts";

/** What may be said before anything else. */
const LEAD = "^(?:(?:please|hey|hi|ok|well|so|and|but|no(?=,)|oh|ugh|god|man|actually)[,!]? +)*";

const UNMEANT = [
  "^[^:?]{2,60}(?<!\\p{L})(?:says?|said|reads?|wrote|writes|states?|stated|texted|messaged|emailed|told|asks|asked)(?: (?:me|us|here))?\\s*(?:[:\"“]|(?<= )'|,\\s*[\"“'])",
  "^[^:,]{0,20}according to [^:,]{2,40}[:,]",
  "^(?!.{0,20}remind)[^:?,]{2,40}(?<!\\p{L})(?:asked|told|wants|wanted|ordered|begged|texted|emailed) me to (?:please )?(?:add|put|create|schedule|book|set up|make|plan)(?!\\p{L})",
  `${LEAD}(?:forget(?: about)?(?! (?:to|me|not))|avoid|never(?! mind)|skip(?= the| my)|under no circumstances|on no account|in no case|anything but|if only|imagine(?! dragons)|suppose|supposing|pretend|(?:let's|let us) (?:imagine|pretend|suppose)|assuming i|i wish(?! to| you)|what if i|rather no|(?:definitely|absolutely|certainly|better|preferably|really|ideally) (?:no|not|never)|(?:add|put|schedule|book|create|plan) nothing|don't you dare|(?:you|we|i) should(?:n't| not)|let's not|let us not)(?!\\p{L})(?!.{0,80}forget)`,
  `${LEAD}(?:i|we)(?: (?:really|absolutely|just|totally))*(?: (?:hate|loathe|detest|despise|dislike|dread)|(?: can't|'m| am) (?:stand|dreading|scared of|afraid of|sick of|tired of))(?!\\p{L})[^,;?]*$`,
  "(?<!\\p{L})(?:would(?:'ve| have)? (?:be|been)|(?:i|we)(?:'d| would) (?:love|like)) .{1,80}(?<!\\p{L})but .{0,20}(?:can't|cannot|won't|no time|don't|not)(?!\\p{L})",
  "(?<!\\p{L})would(?:'ve| have) been (?:so |really )?(?:nice|great|lovely|fun|good|perfect)",
  `${LEAD}(?:i|we) (?:(?:was|were) (?:going|about|planning) to .{1,100}(?<!\\p{L})but(?!\\p{L})|(?:almost|nearly) (?:add|schedul|book|creat|put|plann)|decided (?:against|not to))`,
  "(?<!\\p{L})don't (?:add|put|book|schedule) (?:it|this|that|them)(?: (?:in|yet))?[.! ]*$",
  "^[^:?]{2,40}(?<!\\p{L})(?:goes|message|e-?mail|mail|note|letter): ?(?:please )?(?:add|put|create|schedule|book|make|plan)(?!\\p{L})",
  "^(?:the|my|our|a) (?:\\p{L}+ )?(?:poster|sign|mail|e-?mail|note|message|letter|flyer|memo) (?:says|said|reads)(?!\\p{L})",
  `${LEAD}(?:i (?:refuse|dreamt|dreamed|dream of)|good thing i|luckily i|(?:i|we) should(?:'ve| have))(?!\\p{L})`,
].join("|");

export const ENGLISH_BEYOND: BeyondTable = {
  unmeant: UNMEANT,
  inside:
    "(?:has |have |been |is |was )*(?:cancell?ed|called off|postponed)|(?:is|are)(?:n't| not) (?:running|happening|on|open)|(?:won't|can't|isn't|not) (?:\\p{L}+ )?(?:make it|come|coming|be there)|(?:going to|gonna|will|it'll|might|should|surely|definitely) (?:be (?:\\p{L}+ )?(?:hot|cold|sunny|rainy|windy|warm)|rain|snow)(?!\\p{L})|rain .{0,40}for sure|there(?:'s| is| are| will be) no(?!\\p{L})",
};
