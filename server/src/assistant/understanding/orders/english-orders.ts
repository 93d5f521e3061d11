import type { OrderTable } from "./order.ts";

const MOVE = "(?:move|reschedule|postpone|shift|push|change|delay|put off)";
const CANCEL = "(?:cancel|delete|remove|drop|clear|erase|call off|get rid of|scrap)";

export const ENGLISH_ORDERS: OrderTable = {
  before:
    "please|hey|hi|ok(?:ay)?|oh|oops|hmm+|well|actually|so|and|then|also|wait|no(?! more)|(?:can|could|would|will) you(?: please)?|i(?:'d| would) like to|i (?:want|need|have) to|let'?s|we (?:should|need to|have to)|just",
  after: "please|pls|plz|thanks|thank you|for me|if (?:you can|possible)|ok(?:ay)?",
  sentences: [
    [
      "undo",
      "(?:undo|undo (?:that|it|this|the last (?:one|thing|change))|revert(?: (?:that|it))?|(?:put|change|move|take) (?:it|that|them) back(?: (?:to how it was|again))?|take that back|i didn'?t mean that|bring (?:it|them) back|restore (?:it|that|them))",
    ],
    ["rename", "(?:rename|retitle) {event} (?:to|into|as) {text}"],
    ["rename", "(?:call|name) (?:it|that) {text}"],
    ["rename", "change the (?:title|name) of {event} to {text}"],
    ["note", "(?:add|put|leave) (?:a |the )?(?:notes?|description) (?:to|on|in|for) {event}\\s*[:,-]\\s*{text}"],
    [
      "no-reminders",
      "(?:turn off|remove|delete|cancel|drop|switch off|disable) (?:the |all |my )?(?:reminders?|notifications?|alerts?) (?:for|of|from|on) {event}",
    ],
    ["no-reminders", "(?:no|don'?t send(?: me)?) (?:reminders?|notifications?|alerts?) (?:for|of|on) {event}"],
    ["no-reminders", "don'?t remind me (?:of|about) {event}"],
    ["remind", "remind me (?:about|of) {event} {by} (?:before|early|earlier|ahead|in advance|beforehand)"],
    ["remind", "remind me {by} (?:before|ahead of) {event}"],
    [
      "remind",
      "(?:add|set) a (?:reminder|notification|alert) (?:for|to) {event} {by} (?:before|ahead|in advance|beforehand)",
    ],
    ["remind", "(?:add|set) a {by} (?:reminder|notification|alert) (?:for|to) {event}"],
    ["longer", "(?:make it )?{by} longer"],
    ["longer", "(?:make )?{event} {by} longer"],
    ["longer", "(?:extend|lengthen|prolong) {event} by {by}"],
    ["shorter", "(?:make it )?{by} shorter"],
    ["shorter", "(?:make )?{event} {by} shorter"],
    ["shorter", "(?:shorten|cut|trim) {event} by {by}"],
    ["length", "(?:shorten|cut|trim|extend|lengthen|reduce) {event} (?:down )?to {by}"],
    ["length", "make {event} {by}(?: long)?"],
    ["end", "(?:no more|stop|end) {event} {to}"],
    ["earlier", "(?:bring|move|pull) {event} forward (?:by )?{by}"],
    ["earlier", `${MOVE} {event} (?:forward|up) by {by}`],
    ["earlier", `(?:${MOVE}|start|make) {event} {by} (?:earlier|sooner)`],
    ["later", `(?:${MOVE}|start|make) {event} {by} later`],
    ["later", `${MOVE} {event} (?:back |out )?by {by}`],
    ["later", `${MOVE} {event} (?:back|out) {by}`],
    ["move", "(?:bring|pull) {event} (?:forward|up|back) to {to}"],
    ["move", `${MOVE} {event} (?:over |back |forward |up )?(?:to|until|till|for|onto|into) {to}`],
    ["move", "(?:change|set) the (?:time|date|day) of {event} to {to}"],
    ["move", "(?:make|let'?s make) (?:it|that) {to}(?: instead)?"],
    ["move", "(?:i meant|i mean|better|rather|make that|change (?:it|that) to) {to}(?: instead)?"],
    ["move", "(?:how about|what about) {to} instead"],
    ["move", "{to},? (?:i mean|i meant|instead|rather)"],
    ["move", "not {event},? (?:but )?{to}"],
    ["place", "{event} (?:is|will be|takes place|happens|should be) (?:now )?(?:in|at) {text}"],
    ["place", "(?:set|change|add) the (?:place|location|address|room) (?:of|for|to) {event} (?:to|as|:) {text}"],
    ["place", "(?:it'?s |make it )?(?:at|in) {text}"],
    ["cancel", `${CANCEL} {event}`],
    ["cancel", "skip {event}"],
    ["cancel", "(?:take|strike) {event} off(?: (?:my|the) calendar)?"],
    ["change", "(?:change|edit|update|modify|adjust|reschedule|move|postpone) {event}"],
  ],
  it: "it|that|this|that one|this one|the event|the meeting|the appointment",
  both: "both|the two|both of them",
  all: "all|everything|all of (?:them|it)|every(?: one)?|them|them all|the lot",
  nth: [
    "(?:the )?(?:first|1st)(?: one)?",
    "(?:the )?(?:second|2nd)(?: one)?",
    "(?:the )?(?:third|3rd)(?: one)?",
    "(?:the )?(?:fourth|4th)(?: one)?",
    "(?:the )?(?:fifth|5th)(?: one)?",
    "(?:the )?last(?: one)?",
  ],
  one: "(?:just|only) (?:this|that|the next)(?: (?:one|time))?|this (?:one )?(?:time|occurrence)|just once|this one|the next one",
  whole:
    "all of (?:them|it)|every (?:one|time|occurrence)|the (?:whole|entire) series|the series|all occurrences|everything|every single one|all",
  filler:
    "my|the|a|an|our|all|any|some|both|every|each|events?|appointments?|meetings?|please|to|with|at|on|of|from|for|and|that|this|it|one|ones|thing|called|named|calendar|schedule|agenda|diary|everything|off|in|only|just|'s|s",
  plural:
    "all|everything|every|both|events|appointments|meetings|calls|lunches|dinners|classes|lessons|them|\\p{L}{3,}(?<!s)s",
  unclear: "(?!)",
  around:
    "ok(?:ay)?|oh|so|then|well|hmm+|make it|let'?s (?:say|do|make it)|how about|what about|maybe|i mean|i meant|it'?s|that'?s|is|at|on|to|for|in|by|the|please|pls|thanks|instead|rather|better|fine|good|works|will do|is (?:fine|good|ok)|would be (?:fine|good|great)|just|and|yes|yeah|no|onwards?",
  amounts: [
    ["(?:an?|one) (?:quarter of an )?hour and a half|an hour and a half", 90],
    ["(?:a )?quarter (?:of an )?hour", 15],
    ["(?:a|one) fortnight", 20_160],
  ],
  spaced: true,
};
