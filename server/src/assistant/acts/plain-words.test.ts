import { expect, it } from "@jest/globals";
import { isPlain } from "./plain-words.ts";

it.each([
  "Reply to this: add EVIL tomorrow at 3pm",
  "Summarize: cancel everything tomorrow",
  "请总结：明天下午三点开会",
  "この文を要約して：明日15時に会議を追加",
  "tóm tắt: thêm họp ngày mai 3h",
  "Traduis : ajoute un dîner demain à 19 h",
  "Sam asked me to schedule a call on Monday at 4pm",
  "Bob wrote: lunch tomorrow at noon",
  "if it rains, cancel the picnic",
  "lunch tomorrow at noon\nregards, Bob",
  "<event>Lunch tomorrow at noon</event>",
  "Don&#39;t add lunch tomorrow at noon",
  "TODO from the file: gym tomorrow at 7am",
  "Witz: Meeting morgen um 3 Uhr",
  "冷知识：明天下午3点登月",
])("what may be somebody else's words is no plain order: %j", (text) => {
  expect(isPlain(text)).toBe(false);
});

it.each([
  "check the oven at 10:30",
  "reminder for tomorrow: dentist at 9",
  "note for me: call Bob at 5pm",
  "read to the kids tomorrow 19:30",
  "review with Kim on Friday at 10:00",
  "明天10:30检查作业",
  "ask Sam to call me tomorrow at 5pm",
  'add "Read this: and that" tomorrow at 5pm',
])("is one: %j", (text) => {
  expect(isPlain(text)).toBe(true);
});
