import type { WeatherTable } from "./weather-table.ts";

const ASKING = "(?:will|is|does|going to|gonna|did|has|might|could)";

export const ENGLISH_WEATHER: WeatherTable = {
  topics: [
    [
      "umbrella",
      "(?:need|take|bring|carry|want|pack|wear|grab) (?:an? |my |the )?(?:umbrella|brolly|rain ?coat|rain ?jacket|wellies|mac(?!\\p{L}))|^umbrella(?: needed)?(?=\\?|$| (?:today|tonight|tomorrow|on|this|for)(?!\\p{L}))",
    ],
    [
      "snow",
      `${ASKING}.*\\bsnow(?:ing|y|ed|s)?|(?:chance|risk) of snow|any snow|^snow(?=\\?|$| (?:today|tonight|tomorrow|on|in|this)(?!\\p{L}))`,
    ],
    [
      "rain",
      `(?:${ASKING}|stay)\\b.*\\b(?:rain(?:ing|y|ed|s)?|dry|wet|pour(?:ing)?|(?:chuck|bucket|piss|tip|pelt|lash|hammer|throw)(?:ing)?(?: it)? (?:down|it down))|(?:chance|risk) of rain|any rain|^rain(?=\\?|$| (?:today|tonight|tomorrow|on|in|this)(?!\\p{L}))`,
    ],
    ["wind", "(?:how|is|will|be|get) .*\\bwind(?:y|s)?|wind speed|^windy(?=\\?|$)"],
    ["sun", "(?:will|is|be|get|any) .*\\b(?:sun(?:ny|shine)?|clear sk(?:y|ies))|^sunny(?=\\?|$| )"],
    [
      "cold",
      "how (?:cold|cool|chilly)|(?:will|is|be|get) (?:it )?(?:\\S+ ){0,4}(?:cold|cool|chilly|freez(?:e|ing))|(?:need|take|wear|bring) (?:a |my )?(?:coat|jacket)",
    ],
    ["hot", "how (?:hot|warm)|(?:will|is|be|get) (?:it )?(?:\\S+ ){0,4}(?:hot|warm)|(?:maximum|highest) temperature"],
    [
      "any",
      "weather|wether|wheather|waether|weahter|forecast|forcast|(?:what|how)(?:'?s| is)(?: it)?(?: going to be| gonna be)? (?:it )?(?:like|looking)?(?: out(?:side)?| up| down| over)? (?:in|there in)(?= \\S)|temperatures?|how many degrees|(?:is|will|be) (?:it )?(?:\\S+ ){0,3}(?:humid|foggy|cloudy|stormy)|humidity",
    ],
  ],
  before:
    "please|pls|plz|teh|hte|da|hey|hiya|hello|yo|btw|any idea|wondering|tell us|kind of|sort of|hey|hi|ok|so|and|then|tell me|show me|give me|get|check|look up|can you|could you|would you|do you know|what'?s|what is|what are|what will|what|how'?s|how is|how|is there|is it|is|are|was|will there be|will it|will|would|does it|does|did it|did|do i need|do i have to|do we need|do|should i|should we|shall i|need|going|to|gonna|be|being|get|getting|there|it|the|an|a|any|my|i|me|of|like|looks?|looking|take|bring|carry|wear|pack|grab|umbrellas?|brolly|wellies|mac|rain ?(?:coat|jacket)|coat|jacket|weather|wether|wheather|waether|weahter|forecasts?|forcasts?|temperatures?|rain(?:ing|y|s|ed)?|snow(?:ing|y|s|ed)?|wind(?:y|s)?|sun(?:ny|shine)?|clear|sky|skies|dry|wet|hot|warm|cold|cool|chilly|freezing|humid(?:ity)?|foggy|cloudy|stormy|chance|risk|many degrees|in|for|at|around|near|over|on|about|by|when|during|the weather|right|now|rn|currently|outside|out|up|down|here|chuck(?:ing)?|bucket(?:ing)?|pour(?:ing)?|piss(?:ing)?|tip(?:ping)?|pelt(?:ing)?|lash(?:ing)?|hammer(?:ing)?",
  after:
    "please|pls|plz|ta|cheers|mate|love|thx|thank you|btw|teh|hte|thanks|be|being|get|gets|getting|like|look|looks|going|to|gonna|will|is|was|does|did|it|the|an|a|any|of|there|need|i|what|how|hot|warm|cold|cool|chilly|freezing|freeze|dry|wet|humid(?:ity)?|foggy|cloudy|stormy|weather|wether|wheather|waether|weahter|forecasts?|forcasts?|temperatures?|rain(?:ing|y|s)?|snow(?:ing|y|s)?|wind(?:y|s)?|sun(?:ny|shine)?|umbrella|right|now|rn|atm|currently|outside|here|at the moment|in|on|for|at|the (?:next|coming)|'s|s|or not|to work|at work|for work|with me|again|too|also|then|expected|likely|with",
  lead: "in|at|near|around|for(?! (?:today|now|me|us|this|the (?:next|coming|week|day|rest)))",
  spaced: true,
};
