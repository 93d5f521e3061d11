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
  `${LEAD}(?:tell|inform|notify|message|text|e-?mail|write(?: to)?|warn|assure|let) (?!me |us )(?:[\\p{L}'-]+ ){1,3}?(?:know )?(?:that|whether|if)(?!\\p{L})`,
  `${LEAD}(?:ignore|disregard|override|bypass)(?!\\p{L}).{0,40}(?<!\\p{L})(?:instructions?|rules?|prompts?|everything|all|above)(?!\\p{L})`,
  `${LEAD}(?:(?:say|spell|pronounce|recite|echo|quote|type)(?: (?:out|aloud|after me|the words?|this|that))*(?::| (?=["“']))|spell (?=\\p{L})|repeat (?:after me|the (?:words|following|sentence)|these words|this (?:sentence|text)))`,
  `${LEAD}(?:(?:stop|quit|cease) (?:add|creat|schedul|book|mak|plann|putt|sett|mov|delet|invent|suggest|propos|remind)\\p{L}*ing|(?:refuse|reject|decline|undo|revert|uncreate|unschedule|disinvite)(?= (?!(?:that|this|it|everything|all|those|them|the last|my last|both|what)(?!\\p{L}))\\p{L}))(?!\\p{L})`,
  `${LEAD}(?:(?:it's|it is|that's|that is) (?:not true|untrue|false|a lie|a rumou?r|wrong|nonsense)|it (?:isn't|is not) true|there's no truth) that(?!\\p{L})`,
  `${LEAD}(?:nobody|no one|none of (?:us|them|you|my|the))(?!\\p{L})`,
].join("|");

/** Orders that only hold if something happens, which nobody watches for. */
const CONDITION = [
  `${LEAD}(?:if|unless|provided(?: that)?|as long as|in case|should(?= (?:it|he|she|they|the|\\p{L}+) ))(?! (?:possible|you (?:can|could|don't mind|would|have|please)|it's (?:ok|okay|possible|not)|that's|i (?:may|could|can)|not|so|there's)(?!\\p{L}))[^,]{2,80}, ?(?:then )?(?:please )?(?:cancel|delete|remove|move|reschedule|postpone|push|shift|drop|call off|add|schedule|book|create|put|set|rename)(?!\\p{L})`,
  `${LEAD}(?:cancel|delete|remove|move|reschedule|postpone|push|call off|add|schedule|book|create|put)(?!\\p{L})[^?]{2,80} (?:if|unless|in case) (?:it|he|she|they|nobody|no one|someone|somebody|the (?:weather|train|flight))(?!\\p{L})[^?]*$`,
].join("|");

/** Said in the end of what was named before, instead of doing it. */
const AGAINST = [
  "[?!.,;–—-]+\\s*(?:but |and |well |just )*(?:no+ way|never(?: ever)?|not+|nope|kidding|i'?m (?:just |only )?(?:kidding|joking)|joking|jk|as if|god forbid|over my dead body|not happening|not a chance|no chance|hell no|absolutely not|certainly not|of course not|no thank you|i(?:'d| would) (?:hate|loathe|rather (?:not|die))(?: .{0,30})?|(?:i|we) (?:disagree|object|refuse|don't (?:want|agree|like|think so))(?: .{0,30})?)",
  "\\?\\s*(?:no|nah)",
  ", (?:he|she|they|(?-i:\\p{Lu})\\p{L}+) (?:said|says|thinks|thought|suggested|claims?|claimed|insists?|insisted)",
  ", said (?:he|she|they|the \\p{L}+|(?-i:\\p{Lu})\\p{L}+)",
].join("|");

const BEING =
  "has|leaves|departs|arrives|begins|starts|finishes|opens|closes|goes|flies|gets|gives|takes|drives|travels|sings|speaks|teaches|attends|joins|marries|graduates|celebrates|brings|eats|dines|cooks|buys|sells|pays|announces|publishes|performs|does|makes|sees|hosts|retires|resigns|will(?! smith)|wo(?:uld|n't)";
/** Verbs that are plural nouns, too: "school plays". */
const NOUNS =
  "comes|lands|plays|returns|works|launches|releases|visits|runs|moves|turns|presents|trains|races|fights|votes|ships|stops|ends|walks|signs|interviews|meets|sails|docks|hands|talks|calls|swims|delivers|docks|boards";
const OF_MANY =
  "have|leave|depart|arrive|begin|start|finish|open|close|go|fly|get|give|take|drive|travel|sing|speak|teach|attend|join|marry|graduate|celebrate|bring|eat|dine|cook|come|land|play|return|work|launch|visit|run|move|meet|sail";

/** Somebody or something, and what they do. */
const TOLD = [
  `^(?:the|their|his|her|this|that|some|every|each|our(?! (?:flight|train|bus|ferry|plane|coach)(?!\\p{L}))) (?:[\\p{L}'-]+ ){1,3}?(?<!(?:rake|raking|sweep|autumn|fallen|dead) )(?:${BEING}|${NOUNS})(?!\\p{L})`,
  `^(?:the|their|his|her|these|those|some|all|our) (?:[\\p{L}'-]+ ){0,2}?(?:[\\p{L}-]+s|people|children|men|women) (?:${OF_MANY})(?!\\p{L})`,
  `^[\\p{L}-]{2,}(?:'s \\p{L}+)? (?<!(?:rake|raking|sweep|autumn|fallen|dead) )(?:${BEING})(?!\\p{L})`,
  `^[\\p{L}-]{2,}(?:'s \\p{L}+)? (?:${NOUNS}) (?:a|an|the|his|her|their|to|in|at|from|with|for|against|out|by|\\p{L}+ly)(?!\\p{L})`,
  "^(?!get|buy|give|bring|take|make|send|show|teach|read|pick|drop|tell|find|order|cook|feed|return|pay)[\\p{L}-]{2,} \\p{L}{2,}(?<!s)s (?:a|an|the|his|her|their|its) ",
  `^[\\p{L}-]{2,} and [\\p{L}-]{2,} (?:${OF_MANY})(?!\\p{L})(?! with)`,
  "^[^,?]+(?<!(?:is|are|was|were|been|got|gets|'s|now|meeting|it)) (?:moved|rescheduled|postponed|pushed|shifted) (?:to|until|till)$",
  "^(?:print|photocopy|scan) (?!.{0,40}(?:tickets?|pass(?:es)?|documents?|papers?|forms?|labels?|photos?|contracts?|invoices?|report|slides|copies))",
].join("|");

/** Words that order to write down what's told. */
const NOTED =
  "(?<!\\p{L})(?:add|put (?:it|that|this|in|down)|note|schedule|book it|remind|save|write (?:it|that)|pop it|stick it|please|pls|calendar)(?!\\p{L})";

export const ENGLISH_BEYOND: BeyondTable = {
  unmeant: UNMEANT,
  condition: CONDITION,
  against: AGAINST,
  told: `^(?!.*(?:${NOTED}))(?:${TOLD})`,
  inside:
    "(?:has |have |been |is |was )*(?:cancell?ed|called off|postponed)|(?:is|are)(?:n't| not) (?:running|happening|on|open)|(?:won't|can't|isn't|not) (?:\\p{L}+ )?(?:make it|come|coming|be there)|(?:going to|gonna|will|it'll|might|should|surely|definitely) (?:be (?:\\p{L}+ )?(?:hot|cold|sunny|rainy|windy|warm)|rain|snow)(?!\\p{L})|rain .{0,40}for sure|(?:did(?:n't| not)|won't|does(?:n't| not)|isn't going to) (?:work out|happen|take place)|(?:is|'s) off[.! ]*$|there(?:'s| is| are| will be) no(?!\\p{L})",
};
