import type { OrderTable } from "./order.ts";

const MOVE =
  "(?:move|reschedule|re-schedule|postpone|shift|push|change|delay|put off|bump|slide|nudge|switch|swap|transfer|bring|shove|shunt|scoot|knock|kick)";
const CANCEL =
  "(?:cancel|cancle|cancell|delete|remove|clear|erase|call off|get rid of|scrap|wipe|ditch|axe|nuke|take off)";
/** What's done to other things, too: "take out the trash". */
const DISPOSE = "(?:drop|kill|bin|trash|take out)";
const MOVED =
  "(?: is| are| was| were| has been|'s been| got| gets|'s)?(?: now)? (?:moved|pushed|rescheduled|bumped|shifted|postponed|delayed|changed|switched|put off|brought forward)";
const DROPPED = "(?: is| are| was| were| has been| have been|'s been| got|'s)(?: now)? (?:cancell?ed|called off)";
/** "Shift tomorrow 2pm to 10pm" is one that somebody works. */
const NO_SHIFT = "(?!shift (?:(?:today|tonight|tomorrow|on|from|this|next|mon|tue|wed|thu|fri|sat|sun)|\\d))";
const NEEDS = "(?:needs? to|has to|have to|should|must|will have to|can)(?: now)?";
const AHEAD = "(?:before(?:hand)?|early|earlier|ahead(?: of time)?|in advance|prior)";
const REMINDER = "(?:reminder|notification|alert|nudge|ping|heads[- ]?up|shout|warning)";

const EVERY = "(?=(?:every|each|daily|weekly|monthly|yearly|annually|fortnightly|weekdays|once an?)(?!\\p{L}))";
const SAME =
  "(?:(?:and|also) )?(?:(?:add|schedule|book|do|put|create|make|set up|have) )?(?:the same(?: (?:thing|event|one|again))?|same(?: thing)?(?: again)?|another(?: one)?|one more|it again|that again|a copy)";

export const ENGLISH_ORDERS: OrderTable = {
  before:
    "(?:it )?turns out(?: that)?|apparently|heads up|fyi|just heard(?: that)?|update|change of plans?|(?:hi|hello|hey|good (?:morning|afternoon|evening))(?: there| atrium| assistant)?|nvm|never ?mind|(?:you|u) (?:can|could)|(?:would|are|will) you be able to|is it possible to|any chance (?:you|u|we|i) (?:can|could)|i was hoping (?:you|we|i) (?:could|can)|i was hoping to|please|pls|plz|hey|hi|hello|yo|ok(?:ay)?|alright|right|oh|oops|whoops|oopsie|hmm+|uh+|um+|er+m?|ah|aw|argh|ugh|abeg|oi|(?:(?:his|her|my|their|our|the) )?\\p{L}+ (?:just |has )?(?:texted|said|says|emailed|messaged|rang|called)(?: me| us)?(?: to say| saying| that)?(?= (?:it|that|the|we|they|he|she))|right so|right then|ach|och|aye|haha|omg|lol|god|quick one|before i forget|hiya|aight|well|actually|so|and|then|also|but|wait|hang on|hold on|sorry|my bad|scratch that|thanks|thank you|great|perfect|cool|awesome|nice|yeah|yes|no(?! more)|nope|(?:can|could|would|will) (?:you|u|ya)(?: please| pls| possibly| just| maybe| kindly)*|would (?:you|u) mind|(?:do|d')? ?you think you (?:can|could)|(?:can|could|may) (?:we|i)(?= (?:move|re-?schedule|postpone|shift|push|change|delay|bump|shove|cancel|delete|remove|skip|rename|make|bring|switch|swap|do|have|hold))|i was wondering if you could|(?:would you )?be so kind as to|i(?:'d| would) like(?: you)? to|(?:i|we)(?:'?m| am|'?re| are) (?:going to|gonna)|(?:i|we)(?:'ll| will)? ?(?:want|need|have|got|ve got|'ve got|wanna|gotta)(?: you)?(?: to)?(?= (?:move|re-?schedule|postpone|shift|push|change|delay|bump|cancel|delete|remove|drop|clear|rename|skip|edit|update|make|add|set|turn|extend|shorten|bring))|i gotta|gotta|need to|let'?s(?! (?:do|make|say))|we (?:should|need to|have to)|just|go ahead and|kindly|quickly|guess (?:i|we)(?:'ll| will)? ?(?:have to|need to)",
  after:
    "sorry|my bad|oops|please|pls|plz|thanks|thank you|thx|ty|for me|btw|by the way|fyi|if (?:you can|you could|possible|that'?s ok(?:ay)?)|ok(?:ay)?|would you|will you|could you|can you|mate|love|dear|again|now|asap|any ?more|any longer|after all|lol|haha|ta|cheers|thank u|(?:just |only )?this once|if (?:u|ya) can|yeah|right away|quick(?:ly)?|entirely|altogether|completely|too|as well",
  reason:
    "(?:sorry,? )?(?:i(?:'m|m| am|'ll be| will be| have| got| can'?t| cannot| won'?t|'ve)|we(?:'re| are|'ll| will| have| can'?t)|my \\S+ (?:is|has|are)|something(?:'s| has)? c[oa]me up|(?:he|she|they)(?:'s| is| are|'re| has)?|change of plans?|feeling|not feeling|turns out|looks like|there'?s|(?:\\S+ ){1,3}(?:can'?t|cannot|won'?t|is (?:sick|ill|out|busy|late|running late)|has to|needs))(?!\\p{L}).*",
  reasonOf:
    "(?:(?:my|the|our) )?(?!(?:i|we|they|he|she|you|it)(?!\\p{L}))(?<event>\\p{L}{2,}) (?:just |has )?(?:rang|called|phoned|texted|emailed|messaged)|(?!(?:i|we|they|he|she|you|it)(?!\\p{L}))(?<event>\\p{L}{2,}) (?:can'?t|cannot|couldn'?t|can only|won'?t be able to) (?:do|make)(?!\\p{L})(?: it)?(?: (?:at |on )?\\S{1,12})?|(?:(?:my|the|our) )?(?<event>\\p{L}[\\p{L}' ]{1,40}?)(?:'s| is| was| got| has| has been|'s been| is gonna be| will be)? (?:been )?(?:delayed|running late|running over|overrunning|late|postponed|pushed back|clashing)(?!\\p{L}).{0,20}",
  asks: "(?:is|was|are|were|why|who|what|when|where|how|should|did|does|has|if|do (?:i|you|we|they)|have (?:i|you|we|they))\\b.*",
  sentences: [
    [
      "undo",
      "(?:undo|undo (?:that|it|this|the last (?:one|thing|change|bit)|what you (?:just )?did)(?: change)?|un-?(?:delete|cancel)(?: (?:it|that|them))?|ctrl[- +]?z|revert(?: (?:that|it|back|the change))*|(?:put|change|move|take|set|switch) (?:it|that|them|everything) back(?: (?:to (?:how|what|where) (?:it|they) (?:was|were)(?: before)?|again|how it was))?|back to how it was|take (?:that|it) back|i didn'?t mean (?:that|to(?: do that)?)|(?:bring|get) (?:it|them|that) back|restore (?:it|that|them)|(?:that was|it was) a mistake)",
    ],
    ["place", "(?:(?:oh|and|btw|also) )*(?:it'?s|it is|it'?ll be) (?:at|in) {text}", "timeless"],
    ["rename", "(?:rename|retitle) {event} (?:to|into|as) {text}"],
    ["rename", '(?:change|update|edit|switch) {event} to (?=["“].+["”]$){text}'],
    ["rename", "(?:call|name) (?:it|that) {text}(?: instead)?"],
    ["rename", "(?:call|name|title) {event} (?=[\"'“‘]){text}(?: instead| from now on)?"],
    ["rename", "(?:call|name|title) {event} {text} (?:instead|from now on)"],
    ["rename", "(?:change|set|update|edit|switch) the (?:title|name) (?:of|for|on) {event} to {text}"],
    ["rename", "(?:change|set|update|edit|switch) {event}'?s? (?:title|name) to {text}"],
    ["rename", "(?:the )?(?:title|name) (?:of {event} )?(?:should be|should say|is now) {text}"],
    ["rename", "{event} (?:should be|is now|should now be) called {text}"],
    ["note", "(?:add|put|leave) (?:a |the )?(?:notes?|description) (?:to|on|in|for) {event}\\s*[:,-]\\s*{text}"],
    [
      "no-reminders",
      "(?:turn off|remove|delete|cancel|drop|switch off|disable) (?:the |all |my )?(?:reminders?|notifications?|alerts?) (?:for|of|from|on) {event}",
    ],
    ["no-reminders", "(?:no|don'?t send(?: me)?) (?:reminders?|notifications?|alerts?) (?:for|of|on) {event}"],
    ["no-reminders", "don'?t remind me (?:of|about) {event}"],
    ["remind", `(?:remind|alert|notify|ping|nudge|warn) me {by} ${AHEAD}`],
    ["remind", `(?:remind|alert|notify|ping|nudge|warn) me(?: about| of)? {event} {by} ${AHEAD}`],
    ["remind", "(?:remind|alert|notify|ping|nudge|warn) me {by} (?:before|ahead of) {event}"],
    ["remind", `(?:give|send|get) me an? ${REMINDER} {by} (?:before|ahead of) {event}`],
    ["remind", `(?:give|send|get) me an? ${REMINDER} {by} ${AHEAD}`],
    ["remind", `(?:give|send|get) me an? {by} ${REMINDER}`],
    ["remind", `(?:add|set|put|include)(?: in)? an? ${REMINDER} (?:for )?{by} (?:before|ahead of) {event}`],
    ["remind", `(?:add|set|put|include)(?: in)? an? ${REMINDER}(?: on it| to it| for it)?(?: for)? {by} ${AHEAD}`],
    ["remind", `(?:add|set|put|include)(?: in)? an? {by} ${REMINDER}`],
    [
      "remind",
      "(?:add|set) a (?:reminder|notification|alert) (?:for|to) {event} {by} (?:before|ahead|in advance|beforehand)",
    ],
    ["remind", "(?:add|set) a {by} (?:reminder|notification|alert) (?:for|to) {event}"],
    ["longer", "(?:make it )?{by} (?:longer|more)"],
    ["longer", "(?:extend|lengthen|prolong) by {by}"],
    [
      "longer",
      "(?:add|give|tack) (?:on )?(?:another |an extra |an additional )?{by}(?: more| extra)? (?:to|onto) {event}",
    ],
    ["longer", "(?:make )?{event} {by} longer"],
    ["longer", "(?:extend|lengthen|prolong) {event} by {by}"],
    ["shorter", "(?:make it )?{by} shorter"],
    ["shorter", "(?:make )?{event} {by} shorter"],
    ["shorter", "(?:shorten|cut|trim) {event} by {by}"],
    ["length", "(?:shorten|cut|trim|extend|lengthen|reduce) {event} (?:down )?to {by}"],
    ["length", "(?:just|only) {by}"],
    ["length", "(?:make it |it'?s |it is |it lasts |lasting |have it )?for (?:about )?{by}(?: long)?"],
    ["length", "make {event} (?:only |just )?{by}(?: long| instead)?"],
    ["length", "(?:set|make|have|let) {event} (?:to )?(?:last|run|take|go|be)(?: for| on for)? {by}"],
    [
      "length",
      "{event} (?:should|will|is going to|is gonna|'s going to|'s gonna|gonna|needs to|only|lasts|runs|takes|is)(?: now)?(?: only)?(?: last| run| take| be)?(?: for)? {by}(?: long| instead)?",
    ],
    [
      "until",
      "(?:make it |it'?s |it should |should |have it )?(?:last |run |go |be |end )?(?:until|till|til|thru|through) {to}(?: instead| not \\S{1,12})?",
    ],
    ["until", "(?:make it |it |it should |should |have it )?ends? (?:at|on|by) {to}(?: instead)?"],
    [
      "until",
      "(?:make |have |let |extend |shorten )?{event} (?:last |run |go |end |ends |lasts |runs |goes )?(?:until|till|til|thru|through) {to}(?: instead)?",
    ],
    ["until", "(?:make|have|let) {event} (?:end|finish) (?:at|on|by) {to}"],
    ["until", "(?:extend|lengthen|prolong|stretch|shorten|cut) {event} (?:out )?to {to}"],
    [
      "until",
      "{event} (?:now |actually )?(?:ends|finishes|will end|will finish|should end|should finish|is over|wraps up) (?:at |on |by )?{to}(?:,? (?:not|instead of|rather than) \\S{1,12})?",
      "told",
    ],
    ["end", "(?:no more|stop|end) {event} (?:on |at |as of )?{to}"],
    ["earlier", "(?:make it )?{by} (?:earlier|sooner)(?: than (?:that|planned))?"],
    ["later", "(?:make it )?{by} later(?: than (?:that|planned))?"],
    ["earlier", "(?:bring|move|pull) (?:forward|up) {event} by {by}"],
    ["earlier", "(?:bring|move|pull) {event} forward (?:by )?{by}"],
    ["earlier", `${MOVE} {event} (?:forward|up) (?:by )?{by}`],
    ["earlier", `(?:${MOVE}|start|make) {event} {by} (?:earlier|sooner)`],
    ["later", `(?:${MOVE}|start|make) {event} {by} later`],
    ["later", `${MOVE} {event} (?:back |out )?by {by}`],
    ["later", `${MOVE} {event} (?:back|out) {by}`],
    ["earlier", `(?:${MOVE}|start|make) {event} {by} (?:earlier|sooner) (?:for |on )?{when}`],
    ["later", `(?:${MOVE}|start|make) {event} {by} later (?:for |on )?{when}`],
    ["later", "(?:push|delay|postpone|bump|put off) {event} {by}"],
    ["later", "(?:push|move|put|shift) back {event} by {by}"],
    ["move", "(?:bring|pull) {event} (?:forward|up|back) to {to}"],
    ["move", "(?:bring|pull|move|push|put) (?:forward|up|back) {event} to {to}"],
    ["move", "{event} ?(?:->|=>|→) ?{to}", "told"],
    ["move", "can {event} (?:start|begin|be|happen) (?:at |on )?{to}(?: instead(?: of {when})?)?", "told"],
    [
      "move",
      `${NO_SHIFT}${MOVE} {event} (?:over |back |forward |up |out )?(?:to|until|till|for|onto|into) {to}(?: instead|,? not \\S{1,12})?`,
    ],
    ["move", `${NO_SHIFT}${MOVE} {event} (?:over )?on(?:to)? {to}(?: instead)?`],
    ["move", `${MOVE} (?:it |that )?(?:over |back |forward |up |out )?(?:to|until|till|for|onto) {to}(?: instead)?`],
    ["move", `${MOVE} {event} from {when} (?:over |back )?(?:to|until|till) {to}(?: instead)?`],
    ["move", `{event}${MOVED}(?: back| out| up| forward| over)? (?:to|until|till|for) {to}(?: instead)?`],
    ["earlier", `{event}${MOVED} (?:up|forward) (?:by )?{by}`],
    ["later", `{event}${MOVED}(?: back| out)? (?:by )?{by}(?: later)?`],
    ["later", "{event} (?:starts|begins|is|will start|will be)(?: now)?(?: running)? {by} (?:late|later)"],
    ["earlier", "{event} (?:starts|begins|is|will start|will be)(?: now)? {by} (?:early|earlier)"],
    ["move", "(?:do|have|hold|let'?s do|let'?s have) {event} {to} (?:instead|rather)"],
    ["repeat", `(?:make|have|set|let|do|repeat|schedule) {event} (?:to )?(?:repeat |recur |happen |be )?${EVERY}{to}`],
    ["repeat", `{event} (?:should |will |needs to )?(?:repeats?|recurs?|happens?|be) ${EVERY}{to}`],
    ["repeat", `(?:make it |do it |repeat )?${EVERY}{to}`],
    ["again", `${SAME} (?:for |on |at |in )?{to}(?: too| as well| again)?`],
    ["again", "{to} (?:too|as well)"],
    ["again", "(?:and also|and again|also|and|plus)[, ]+(?:on |at |for )?{to}", "told"],
    ["move", "(?:make|let'?s make) {event} {to}(?: instead)?", "told"],
    ["move", "{event}(?:'s| is| starts| begins| will be| should be| needs to be) (?:actually|now) {to}(?: instead)?"],
    [
      "move",
      "{event}(?:'s| is| starts| begins| will be| should be| should start| needs to be) (?:at |on )?{to} ?(?:instead|now|,? ?(?:not|instead of|rather than) \\S{1,12})",
    ],
    ["move", "(?:they|he|she|we) (?:can|could) only (?:do|make|manage|offer)(?: it| me| us)? (?:on |at )?{to}"],
    [
      "move",
      "{event} (?:should|is supposed to|needs to|has to|ought to) (?:actually |now )?(?:be|start|begin)(?: at| on)? {to}",
      "told",
    ],
    [
      "move",
      `{event} ${NEEDS} (?:move|shift|be (?:moved|pushed|shifted|rescheduled|bumped|postponed))(?: back| out| up| forward| over)? (?:to|until|till) {to}(?: instead)?`,
    ],
    ["later", `{event} ${NEEDS} be (?:pushed|moved|bumped|delayed|postponed)(?: back| out)? (?:by )?{by}`],
    ["move", "(?:change|set) the (?:time|date|day) of {event} to {to}"],
    ["move", "(?:make|let'?s make|let'?s do|let'?s say|do) (?:it|that)? ?{to}(?: instead)?"],
    ["move", "(?:i meant|i mean|better|rather|make that|change (?:it|that) to) {to}(?: instead)?"],
    ["move", "(?:how about|what about) {to} instead"],
    ["move", "(?:do |have |move |let'?s )*{event} (?:to |on )?{to} (?:instead of|rather than|not) {when}", "told"],
    [
      "move",
      "(?:actually|no|nope|sorry|oops|whoops|wait|oh|hmm+|scratch that|my bad|correction)[, ]+(?:(?:actually|wait|no|sorry|make it|make that|it'?s|i mean|i meant|let'?s do|let'?s say)[, ]+)*{to}",
    ],
    ["move", "{to},? (?:i mean|i meant|instead|rather|actually)"],
    ["move", "(?:put|stick|do|have) {event} (?:on|to|at|for) (?=.{1,60}\\binstead\\b){to}"],
    ["move", "not {event},? (?:but )?{to}"],
    ["move", "{to},? not \\S.{1,30}"],
    ["again", "(?=(?:and )?(?:the )?same time ){to}"],
    [
      "place",
      "{event}(?:'s| is| are| will be| takes place| happens| should be| is happening| is going to be)(?: actually)? (?:now )?(?:in|at) {text}",
    ],
    [
      "place",
      "(?:set|change|add|update|switch) the (?:place|location|address|room|venue) (?:of|for|on) {event} (?:to|as|:) {text}",
    ],
    [
      "place",
      "(?:add|set|put) (?:a |the )?(?:place|location|address|room|venue) (?:to|for|on) {event}\\s*(?::|\\s-)\\s*{text}",
    ],
    [
      "place",
      "(?:add|set|put|use) (?:the )?(?:place|location|address|room|venue)(?: as)?:? {text} (?:to|for|on) {event}",
    ],
    [
      "place",
      "(?:add|set|put|use|change|make|update|switch) (?:the |its )?(?:place|location|address|room|venue)(?: to| as| is|:| at)? (?!(?:of|for|to|on|in)\\b){text}",
    ],
    ["place", "(?:set|change|update|switch) {event}'?s? (?:place|location|address|room|venue) (?:to|as|:) {text}"],
    ["place", "(?:the )?(?:place|location|address|room|venue)(?: is|:| to| should be)? {text}"],
    [
      "place",
      "(?:move|switch|relocate) {event} (?:over )?(?:to|into) (?=(?:the )?(?:meeting |conference )?(?:room|zoom|teams|office|online)\\b){text}",
    ],
    ["place", "(?:it'?s |it is |it'?ll be |make it |we'?re meeting )?(?:at|in) {text}"],
    ["place", "(?:put|have|set|do|hold) (?:it|that) (?:at|in) {text}", "timeless"],
    [
      "cancel",
      "(?:take|strike|cross|knock) {event} off(?: (?:my|the) (?:calendar|schedule|list))?(?: (?:for|on) {when})?",
    ],
    ["cancel", "(?:take|cross) off {event}"],
    ["cancel", "take {event} out(?: of (?:my|the) (?:calendar|diary|schedule))?", "told"],
    ["cancel", "take {event} out {when}", "told"],
    ["cancel", `${CANCEL} (?:out )?{event}`],
    ["cancel", `${DISPOSE} {event}`, "told"],
    ["cancel", `{event}${DROPPED}`],
    ["cancel", "{event} (?:cancell?ed|called off)", "told"],
    ["cancel", "{event}(?:'s| is) off(?: now)?", "told"],
    ["cancel", "{event}(?:'s| is) off {when}", "told"],
    [
      "cancel",
      "{event} (?:has |have |'s |just )*(?:cancell?ed|bailed|pulled out|dropped out)(?: on (?:me|us))?",
      "told",
    ],
    ["cancel", "skip {event}"],
    ["cancel", "forget (?:about )?{event}", "told"],
    [
      "cancel",
      "(?:i |we )(?:don'?t|do not|no longer) (?:need|want)(?: to (?:go to|do|attend))? {event}(?: (?:any ?more|any longer|now|after all))?",
      "told",
    ],
    ["cancel", "(?:i'?m|i am|we'?re|we are) (?:not|no longer) (?:going|coming)(?: to)? {event}", "told"],
    ["cancel", "(?:i'?m|i am|we'?re|we are) (?:not|no longer) (?:doing|attending|having|making) {event}", "told"],
    [
      "cancel",
      "(?:i |we )?(?:can'?t|cannot|can not|won'?t|will not|won'?t be able to|am not going to be able to|not going to) (?:make it to|make|go to|attend|do|come to|be at|be in|be there for|join) {event}",
    ],
    [
      "cancel",
      "(?!(?:i|we|you)(?!\\p{L}))\\p{L}+ (?:can'?t|cannot|can not|won'?t|isn'?t|is not) (?:be able to |able to |going to )*(?:make it to|make|come to|do) (?!(?:it|that|this|next|then|today|tomorrow|tonight|(?:on |at )?\\d|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*(?!\\p{L}))){event}",
      "told",
    ],
    ["cancel", "no {event} (?=(?:today|tonight|tomorrow|this|next|on|for)\\b){when}", "told"],
    ["move", `${NO_SHIFT}(?:reschedule|re-schedule|move|postpone|bump|push|shift|delay|put off) {event}`],
    ["change", "(?:change|edit|update|modify|adjust) {event}"],
  ],
  it: "it|that|this|that one|this one|the event|the meeting|the appointment|that event|that meeting|that appointment|this event|this meeting",
  both: "both|the two|both of (?:them|those|these)|the both|those two|these two",
  all: "all of (?:them|it|those|these)|all three|all four|them all|all|everything|every(?: one)?|them|the whole lot|the lot|those|these",
  nth: [
    "(?:the )?(?:first|1st)(?: one)?",
    "(?:the )?(?:second|2nd)(?: one)?",
    "(?:the )?(?:third|3rd)(?: one)?",
    "(?:the )?(?:fourth|4th)(?: one)?",
    "(?:the )?(?:fifth|5th)(?: one)?",
    "(?:the )?last(?: one)?",
  ],
  one: "(?:just |only )?this once|(?:just|only) (?:this|that|the next)(?: (?:one|time))?|this (?:one )?(?:time|occurrence)|just once|this one|the next one|(?:just|only) (?:today|tomorrow)(?:'s)?",
  whole:
    "all of (?:them|it)|every (?:one|time|occurrence)|(?:the )?(?:whole |entire )?series|all occurrences|everything|every single one|all",
  kinds: "meeting|appointment",
  filler:
    "my|the|a|an|our|all|any|some|both|every|each|events?|appointments?|meetings?|please|to|with|at|on|of|from|for|and|that|this|it|one|ones|thing|called|named|calendar|schedule|agenda|diary|everything|series|off|in|only|just|'s|s|w|out|appts?|mtgs?|those|these|them|stuff|things|whole|rest|plans?|thanks|anymore|any more|entire|entirety|o'?clock",
  plural:
    "all|everything|every|both|events|appointments|meetings|calls|lunches|dinners|classes|lessons|them|plans|stuff|(?:my|the|our|whole) (?:schedule|calendar|agenda|diary|day|morning|afternoon|evening|week|weekend)|(?:my|the|our|all(?: of)?|whole(?: of)?) (?:\\p{L}+(?:'s)? )?(?:day|morning|afternoon|evening|night|weekend)(?= *$)|(?:whole|rest|all|entirety) of(?= (?:my |the )?(?:today|tomorrow|this|next|mon|tues|wednes|thurs|fri|satur|sun|day|morning|afternoon|evening|week))|my (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?= *$)|1:1s|\\p{L}{3,}(?<![s'’])s",
  unclear: "(?!)",
  kindOf: " (?:class|lesson|session|practice|training|appointment|appt|slot)",
  thatDay: "(?:on )?(?:that|the same|same) (?:very )?day",
  written: { on: "on", at: "at", something: "add something" },
  askedFor: "(?:for|to (?:have|do)) (?:an? |the |my |some |our )?(?<purpose>\\S.{0,80})",
  there: "there|then|in that slot|at that time|in there|for then",
  around:
    "(?:the |that )?same day|ok(?:ay)?|oh|ah|so|then|well|hmm+|uh+|um+|er+|make it|let'?s (?:say|do|make it|go with)|let'?s|say|do|how about|what about|how|maybe|perhaps|probably|i mean|i meant|i think|i guess|it'?s|that'?s|is|at|on|to|for|in|by|the|of|please|pls|thanks|thank you|instead|rather|better|best|fine|good|great|works|work|suits|works (?:for me|best|better)|for me|will do|is (?:fine|good|ok|perfect)|would (?:be|work)(?: (?:fine|good|great|better|best|perfect))?|perfect|sounds good|just|and|also|yes|yeah|yep|no|nope|onwards?|sorry|oops|whoops|my bad|wait|actually|put it|put|schedule it|book it|go with|can (?:we|you) (?:do|make it)|could we do|starting|start|starts|from|works too|if possible|around|about|ish|right|sure|correction|again|though|now|not|can|lah|obvs|obviously|ta|cheers|thx|thank u|ofc|of course|lol|haha|works then|i guess so|sorry about that|mate|love",
  amounts: [
    ["(?:an?|one) (?:quarter of an )?hour and a half|an hour and a half", 90],
    ["(?:a )?quarter (?:of an )?hour", 15],
    ["(?:a|one) fortnight", 20_160],
    ["the day", 1_440],
    ["the week", 10_080],
  ],
  spaced: true,
};
