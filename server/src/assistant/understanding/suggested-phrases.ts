/** The prompts that the interface suggests, in each language: `(…)` captures the subject, and `english` is the English equivalent. */
const PHRASES: readonly (readonly [ask: RegExp, english: string])[] = [
  // This week's events
  [/^was steht diese woche in meinem kalender$/i, "What's on my calendar this week?"],
  [/^¿?qué tengo en el calendario esta semana$/i, "What's on my calendar this week?"],
  [/^qu'est-ce que j'ai dans mon agenda cette semaine$/i, "What's on my calendar this week?"],
  [/^cosa ho in calendario questa settimana$/i, "What's on my calendar this week?"],
  [/^o que tenho na agenda esta semana$/i, "What's on my calendar this week?"],
  [/^lịch của tôi tuần này có gì$/i, "What's on my calendar this week?"],
  [/^今週のカレンダーの予定を教えて$/, "What's on my calendar this week?"],
  [/^我的日历本周有什么安排$/, "What's on my calendar this week?"],
  [/^что у меня в календаре на этой неделе$/i, "What's on my calendar this week?"],
  [/^이번 주 내 캘린더에 무슨 일정이 있어$/, "What's on my calendar this week?"],
  // An event tomorrow
  [/^plane (?:ein(?:en)? )?(.+) morgen um (\d+)(?::00)?(?: uhr)?$/i, "Schedule $1 tomorrow at $2:00"],
  [/^agenda (?:una? )?(.+) mañana a las (\d+)(?::00)?$/i, "Schedule $1 tomorrow at $2:00"],
  [/^planifie (?:une? )?(.+) demain à (\d+) ?h(?:00)?$/i, "Schedule $1 tomorrow at $2:00"],
  [/^pianifica (?:una? )?(.+) domani alle (\d+)(?::00)?$/i, "Schedule $1 tomorrow at $2:00"],
  [/^agende (?:uma? )?(.+) amanhã às (\d+)(?::00|h)?$/i, "Schedule $1 tomorrow at $2:00"],
  [/^đặt lịch (.+) ngày mai lúc (\d+)(?::00)?$/i, "Schedule $1 tomorrow at $2:00"],
  [/^明日 ?(\d+) ?時に ?(.+?)の予定を追加して$/, "Schedule $2 tomorrow at $1:00"],
  [/^安排明天中午 ?(\d+) ?点(.+)$/, "Schedule $2 tomorrow at $1:00"],
  [/^запланируй (.+) завтра в (\d+)(?::00)?$/i, "Schedule $1 tomorrow at $2:00"],
  [/^내일 (\d+)시에 (.+?) 일정 추가해 ?줘$/, "Schedule $2 tomorrow at $1:00"],
  // The weather in a place
  [/^wie ist das wetter in (.+)$/i, "What's the weather in $1?"],
  [/^¿?cómo está el tiempo en (.+)$/i, "What's the weather in $1?"],
  [/^quel temps fait-il à (.+)$/i, "What's the weather in $1?"],
  [/^che tempo fa a (.+)$/i, "What's the weather in $1?"],
  [/^como está o tempo em (.+)$/i, "What's the weather in $1?"],
  [/^thời tiết ở (.+) thế nào$/i, "What's the weather in $1?"],
  [/^(.+)の天気は$/, "What's the weather in $1?"],
  [/^(.+)的天气怎么样$/, "What's the weather in $1?"],
  [/^какая сейчас погода: (.+)$/i, "What's the weather in $1?"],
  [/^(.+) 날씨 어때$/, "What's the weather in $1?"],
  // A product
  [/^finde (.+) im marktplatz$/i, "Find $1 in the marketplace"],
  [/^busca (.+) en el mercado$/i, "Find $1 in the marketplace"],
  [/^trouve (?:du |de la |des )?(.+) dans la place de marché$/i, "Find $1 in the marketplace"],
  [/^trova (?:del(?:la)? |dell')?(.+) nel (?:marketplace|mercato)$/i, "Find $1 in the marketplace"],
  [/^encontre (.+) no (?:marketplace|mercado)$/i, "Find $1 in the marketplace"],
  [/^tìm (.+) trong chợ bán buôn$/i, "Find $1 in the marketplace"],
  [/^マーケットプレイスで(.+)を探して$/, "Find $1 in the marketplace"],
  [/^在批发市场搜索(.+)$/, "Find $1 in the marketplace"],
  [/^найди (.+) на маркетплейсе$/i, "Find $1 in the marketplace"],
  [/^마켓플레이스에서 (.+) 찾아 ?줘$/, "Find $1 in the marketplace"],
];

/** The suggested products, to be replaced by their names in the sample catalogue, which is in English. */
const COFFEE = /(?<!\p{L})(?:kaffee|café|caffè|cà phê|кофе|コーヒー|咖啡|커피)(?!\p{L})/giu;

/** Translates a prompt that the interface suggests in another language into English; returns any other text as is. */
export function inEnglishIfSuggested(text: string): string {
  const ask = text
    .normalize("NFC")
    .replace(/(?<![?？。.！!\s\u00A0\u202F])[?？。.！!\s\u00A0\u202F]+$/u, "")
    .trim();
  for (const [pattern, english] of PHRASES) {
    if (pattern.test(ask)) return ask.replace(pattern, english).replaceAll(COFFEE, "coffee");
  }
  return text;
}
