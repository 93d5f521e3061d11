import { describe, expect, it } from "@jest/globals";
import { understand } from "../understand.ts";
import { inZone } from "../zone.ts";

// A Wednesday, 11:00 in Berlin.
const now = inZone(new Date("2026-11-18T10:00:00Z"), "Europe/Berlin");

/** "rain | Oslo | 11-21..11-22", "any | here | now", "cold | Rome | 11-19 6-12". */
function told(text: string, language: string): string {
  const intent = understand(text, { now, language });
  if (intent.kind !== "weather") return intent.kind;
  const { topic, place, period, hours } = intent;
  const first = period?.from.toString().slice(5);
  const last = period?.to.subtract({ days: 1 }).toString().slice(5);
  const days = first === undefined ? "now" : first === last ? first : `${first}..${last}`;
  return `${topic} | ${place ?? "here"} | ${days}${hours === null ? "" : ` ${hours.join("-")}`}`;
}

describe("a question about the weather in English", () => {
  it.each([
    ["what's the weather in Lisbon tomorrow?", "any | Lisbon | 11-19"],
    ["will it rain?", "rain | here | now"],
    ["do I need an umbrella tomorrow?", "umbrella | here | 11-19"],
    ["how hot will it get on Friday?", "hot | here | 11-20"],
    ["weather this weekend", "any | here | 11-21..11-22"],
    ["Will it snow in Oslo this weekend?", "snow | Oslo | 11-21..11-22"],
    ["Paris weather", "any | Paris | now"],
    ["is it going to rain in New York tonight", "rain | New York | 11-18 18-24"],
    ["weather in Nice", "any | Nice | now"],
    ["how cold will it be in Hot Springs tomorrow morning?", "cold | Hot Springs | 11-19 6-12"],
    ["what was the weather yesterday in Rome", "any | Rome | 11-17"],
    ["will it be windy on Saturday in Cork", "wind | Cork | 11-21"],
    ["weather in 東京 right now", "any | 東京 | now"],
    ["forecast for next week", "any | here | 11-22..11-28"],
    ["what's the forecast for Paris, Texas on Friday", "any | Paris, Texas | 11-20"],
    ["should I take an umbrella to work?", "umbrella | here | now"],
    ["is it sunny in Nice today?", "sun | Nice | 11-18"],
    ["How windy is it in Chicago?", "wind | Chicago | now"],
    ["find umbrellas under 20 euros", "products"],
    ["Remind me to take an umbrella tomorrow at 8", "calendar.create-when"],
    ["Weather", "any | here | now"],
    ["what's the temperature in São Paulo", "any | São Paulo | now"],
    ["will it be warm in Athens on 3 December", "hot | Athens | 12-03"],
    ["umbrella tomorrow?", "umbrella | here | 11-19"],
    ["when will it rain in Bergen?", "rain | Bergen | now"],
    ["Lunch with Rainer tomorrow at noon", "calendar.create"],
    ["Snow removal tomorrow at 9", "calendar.create"],
    ["will there be rain at 3pm tomorrow", "rain | here | 11-19 15-16"],
    ["Do I have anything tomorrow?", "calendar.list"],
    ["Is Sam free tomorrow", "unknown"],
    ["how warm is it in Reading", "hot | Reading | now"],
    ["what's the weather like there", "any | here | now"],
  ])("%s", (text, meaning) => expect(told(text, "en")).toBe(meaning));
});

describe("a question about the weather in Vietnamese", () => {
  it.each([
    ["mai Đà Nẵng có mưa ko", "rain | Đà Nẵng | 11-19"],
    ["thời tiết ở Cần Thơ ngày mai thế nào", "any | Cần Thơ | 11-19"],
    ["ngày mai có mưa không", "rain | here | 11-19"],
    ["sáng mai có cần mang áo mưa ko", "umbrella | here | 11-19 6-12"],
    ["thứ 6 trời nắng ko ta", "sun | here | 11-20"],
    ["cuối tuần này Sa Pa có lạnh không", "cold | Sa Pa | 11-21..11-22"],
    ["dự báo thời tiết Huế", "any | Huế | now"],
    ["thứ sáu Hà Nội nóng bao nhiêu độ", "hot | Hà Nội | 11-20"],
    ["hôm qua Vinh có mưa không", "rain | Vinh | 11-17"],
    ["Đà Lạt có cần mang ô không", "umbrella | Đà Lạt | now"],
    ["thời tiết", "any | here | now"],
    ["mai trời có mưa không nhỉ", "rain | here | 11-19"],
    ["tìm ô dưới 20 euro", "products"],
    ["nhắc mình mang áo mưa 7h sáng mai", "calendar.create"],
    ["tối nay Sài Gòn có gió mạnh không", "wind | Sài Gòn | 11-18 18-24"],
    ["có tuyết ở Sa Pa cuối tuần không", "snow | Sa Pa | 11-21..11-22"],
    ["ngày mai ở Ô Môn có nắng không", "sun | Ô Môn | 11-19"],
  ])("%s", (text, meaning) => expect(told(text, "vi")).toBe(meaning));
});

describe("a question about the weather in Chinese", () => {
  it.each([
    ["明天杭州天气怎么样", "any | 杭州 | 11-19"],
    ["今天会下雨吗", "rain | here | 11-18"],
    ["周五要带伞吗", "umbrella | here | 11-20"],
    ["周末上海会冷吗", "cold | 上海 | 11-21..11-22"],
    ["北京这周末天气", "any | 北京 | 11-21..11-22"],
    ["加拿大天气怎么样", "any | 加拿大 | now"],
    ["多伦多有多冷", "unknown"],
    ["后天新会会下雨吗", "rain | 新会 | 11-20"],
    ["明天早上要带雨伞吗", "umbrella | here | 11-19 6-12"],
    ["周五最高多少度", "hot | here | 11-20"],
    ["昨天成都下雨了吗", "rain | 成都 | 11-17"],
    ["提醒我明天8点带伞", "calendar.create-when"],
    ["哈尔滨明天下雪吗", "snow | 哈尔滨 | 11-19"],
    ["明天风大吗", "wind | here | 11-19"],
    ["天气", "any | here | now"],
    ["东京现在多少度", "any | 东京 | now"],
    ["查一下巴黎明天的天气", "any | 巴黎 | 11-19"],
    ["20欧以内的雨伞", "products"],
    ["明天晚上广州会不会下雨", "rain | 广州 | 11-19 18-24"],
    ["下周天气怎么样", "any | here | 11-23..11-29"],
    ["重庆热不热", "hot | 重庆 | now"],
    ["今天外面冷不冷", "cold | here | 11-18"],
    ["明天是晴天吗", "sun | here | 11-19"],
  ])("%s", (text, meaning) => expect(told(text, "zh-CN")).toBe(meaning));
});

describe("a question about the weather in Japanese", () => {
  it.each([
    ["明日の札幌の天気", "any | 札幌 | 11-19"],
    ["雨降る？", "rain | here | now"],
    ["あさって傘いるかな", "umbrella | here | 11-20"],
    ["今週末の京都の天気は？", "any | 京都 | 11-21..11-22"],
    ["金曜日はどのくらい暑くなる？", "hot | here | 11-20"],
    ["今治の天気", "any | 今治 | now"],
    ["東京は明日雨が降りますか", "rain | 東京 | 11-19"],
    ["明日傘必要？", "umbrella | here | 11-19"],
    ["今夜の大阪は雨？", "rain | 大阪 | 11-18 18-24"],
    ["新潟で雪降りますか", "snow | 新潟 | now"],
    ["昨日の福岡の天気", "any | 福岡 | 11-17"],
    ["20ユーロ以下の傘を探して", "umbrella | 20ユーロ以下の傘を探して | now"],
    ["明日8時に傘を持っていくのをリマインドして", "calendar.create-when"],
    ["明日の朝、那覇は風強い？", "wind | 那覇 | 11-19 6-12"],
    ["来週の天気を教えて", "any | here | 11-22..11-28"],
    ["にかほ市の天気", "any | にかほ市 | now"],
    ["パリの明日の最高気温は？", "hot | パリ | 11-19"],
    ["土曜日は晴れる？", "sun | here | 11-21"],
    ["明日は寒い？", "cold | here | 11-19"],
  ])("%s", (text, meaning) => expect(told(text, "ja")).toBe(meaning));
});

describe("a question about the weather in German", () => {
  it.each([
    ["regnet's morgen in Hamburg?", "rain | Hamburg | 11-19"],
    ["Wie wird das Wetter am Wochenende in München?", "any | München | 11-21..11-22"],
    ["Brauche ich morgen einen Regenschirm?", "umbrella | here | 11-19"],
    ["wie heiß wird es am Freitag?", "hot | here | 11-20"],
    ["Wetter Regensburg", "any | Regensburg | now"],
    ["schneit es heute Abend?", "snow | here | 11-18 18-24"],
    ["wird es morgen kalt in Bad Tölz?", "cold | Bad Tölz | 11-19"],
    ["Wetter übermorgen in Köln", "any | Köln | 11-20"],
    ["war gestern in Bonn Regen?", "rain | Bonn | 11-17"],
    ["Wie ist das Wetter in Frankfurt am Main?", "any | Frankfurt am Main | now"],
    ["Wie viel Grad hat es gerade in Wien?", "any | Wien | now"],
  ])("%s", (text, meaning) => expect(told(text, "de")).toBe(meaning));
});

describe("a question about the weather in Spanish", () => {
  it.each([
    ["va a llover el sábado en Bilbao?", "rain | Bilbao | 11-21"],
    ["¿Necesito paraguas mañana?", "umbrella | here | 11-19"],
    ["¿Qué tiempo hará pasado mañana en La Paz?", "any | La Paz | 11-20"],
    ["¿cuánto calor hará el viernes?", "hot | here | 11-20"],
    ["el tiempo en Sevilla este fin de semana", "any | Sevilla | 11-21..11-22"],
    ["¿Hace frío en Burgos?", "cold | Burgos | now"],
    ["pronóstico para Las Palmas", "any | Las Palmas | now"],
  ])("%s", (text, meaning) => expect(told(text, "es")).toBe(meaning));
});

describe("a question about the weather in French", () => {
  it.each([
    ["il fait quel temps à Lyon ?", "any | Lyon | now"],
    ["est-ce qu'il va pleuvoir demain à Nice ?", "rain | Nice | 11-19"],
    ["J'ai besoin d'un parapluie demain ?", "umbrella | here | 11-19"],
    ["quelle température vendredi à Le Havre", "any | Le Havre | 11-20"],
    ["météo Saint-Étienne ce week-end", "any | Saint-Étienne | 11-21..11-22"],
    ["Fera-t-il chaud samedi ?", "hot | here | 11-21"],
    ["va-t-il neiger après-demain à Grenoble ?", "snow | Grenoble | 11-20"],
  ])("%s", (text, meaning) => expect(told(text, "fr")).toBe(meaning));
});

describe("a question about the weather in Italian", () => {
  it.each([
    ["che tempo fa a Torino sabato?", "any | Torino | 11-21"],
    ["pioverà domani a Roma?", "rain | Roma | 11-19"],
    ["mi serve l'ombrello domani?", "umbrella | here | 11-19"],
    ["quanto caldo farà venerdì?", "hot | here | 11-20"],
    ["previsioni per il weekend a La Spezia", "any | La Spezia | 11-21..11-22"],
    ["nevica a Cortina dopodomani?", "snow | Cortina | 11-20"],
  ])("%s", (text, meaning) => expect(told(text, "it")).toBe(meaning));
});

describe("a question about the weather in Portuguese", () => {
  it.each([
    ["vai chover em Recife amanhã?", "rain | Recife | 11-19"],
    ["preciso de guarda-chuva amanhã?", "umbrella | here | 11-19"],
    ["como está o tempo no Porto?", "any | Porto | now"],
    ["quanto calor vai fazer na sexta?", "hot | here | 11-20"],
    ["previsão para o fim de semana em São Paulo", "any | São Paulo | 11-21..11-22"],
    ["Faz frio em Curitiba depois de amanhã?", "cold | Curitiba | 11-20"],
  ])("%s", (text, meaning) => expect(told(text, "pt")).toBe(meaning));
});

describe("a question about the weather in Russian", () => {
  it.each([
    ["какая завтра погода в Сочи?", "any | Сочи | 11-19"],
    ["будет ли дождь в субботу?", "rain | here | 11-21"],
    ["нужен ли зонт завтра?", "umbrella | here | 11-19"],
    ["насколько жарко будет в пятницу в Омске?", "hot | Омске | 11-20"],
    ["погода на выходные в Санкт-Петербурге", "any | Санкт-Петербурге | 11-21..11-22"],
    ["послезавтра в Казани снег будет?", "snow | Казани | 11-20"],
  ])("%s", (text, meaning) => expect(told(text, "ru")).toBe(meaning));
});

describe("a question about the weather in Korean", () => {
  it.each([
    ["내일 부산 비 와?", "rain | 부산 | 11-19"],
    ["오늘 우산 필요해?", "umbrella | here | 11-18"],
    ["주말 제주도 날씨 어때?", "any | 제주도 | 11-21..11-22"],
    ["금요일에 얼마나 더워?", "hot | here | 11-20"],
    ["서울 날씨", "any | 서울 | now"],
    ["모레 대구에 눈 와요?", "snow | 대구 | 11-20"],
    ["내일 저녁 강릉 날씨 알려줘", "any | 강릉 | 11-19 18-24"],
  ])("%s", (text, meaning) => expect(told(text, "ko")).toBe(meaning));
});

it.each([
  ["en", "Dinner with Mr Cold tomorrow at 8pm"],
  ["de", "Treffen mit Frau Kalt morgen um 10"],
  ["de", "Herrn Wind morgen anrufen"],
  ["vi", "Gặp chị Nắng 3h chiều mai"],
  ["ja", "寒川さんと会議 明日10時"],
  ["zh-CN", "明天10点和晴晴开会"],
])("a name that's a word for weather, too, is no question about it (%s: %s)", (language, text) => {
  expect(understand(text, { now, language }).kind).not.toBe("weather");
});
