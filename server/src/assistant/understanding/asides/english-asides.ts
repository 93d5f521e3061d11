import { type AsideTable, clause } from "./aside-table.ts";

const SUBJECT =
  "i|i'?m|i'?ve|i'?ll|i'?d|we|we'?re|we'?ve|he|he'?s|she|she'?s|they|they'?re|they'?ve|it|it'?s|that'?s|there'?s|nobody'?s?|somebody'?s?|someone'?s?|something|everyone'?s?|everybody'?s?|(?:my|the|his|her|our|their) (?:\\p{L}+ ){0,2}\\p{L}+(?:'s| is| are| was| were| has| have| had| got| can'?t?| wants?| needs?| just| made| moved| came| keeps?| signed| said| texted| called)|\\p{L}+(?:'s|s)? (?:is|are|was|were|has|have|had|got|came|moved|signed|texted|called|said|wants|needs|keeps|made|down|ill|sick|stuffed|late|running|breathing)";

export const ENGLISH: AsideTable = {
  divides:
    /(?<=[\p{L}\p{N})"”!?])\s*(?:[,;!?]+|(?<=\p{L}{2})\.+(?=\s)|\s[-–—]+)\s+|\s+(?=(?:because|cos|cuz|since|so (?:that )?(?:i|we) (?:don'?t|can|won'?t|am|'?m))\s)/iu,
  between: ", ",
  comment: clause(
    `(?:(?:and|so|but|cos|cuz|because|cause|since|as|lol|haha|ugh|omg|ok|okay|oh|ah|yeah|well|god|anyway|apparently|turns out) )*(?:(?:${SUBJECT})(?![\\p{L}'])|(?:don'?t|can'?t|won'?t|didn'?t|need|needs|wish|hope|hoping|fingers|finally|very|super|so|too|sorry|obvs|lol|lmao|haha|ugh|ok|okay|oh|ah|hey|hi|hello|morning|yay|phew|argh|god|damn|shoot|oops|whoops|yaar|mate|abeg|typical|apparently|turns out|long story|thanks|thank you|ta|cheers|running|packing|freezing|flying|feels|as usual|as always|no rush|just|like|what a|who)(?![\\p{L}'])|[^,]*(?<!\\p{L})(?:lol|anyway|yaar|though|typical)$)`,
  ),
  request: clause(
    "(?:(?:and|so|just|can you|could you|would you|will you|pls|please|plz|kindly|go ahead and) )*(?:add|put|pop|stick|get|pencil|note|book|save|chuck|bung|whack|log|schedule|sort)(?: (?:it|that|this|me|them|in|on|down|up|there|to|the|my|our|calendar|diary|schedule|cal|pls|please|will ya|would you|for me|thanks|out|somewhere))*[.! ]*$",
  ),
};
