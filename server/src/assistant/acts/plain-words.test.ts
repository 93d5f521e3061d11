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
])("what may be somebody else's words is no plain order: %j", (text) => {
  expect(isPlain(text)).toBe(false);
});

it.each([
  "check the oven at 10:30",
  "read to the kids tomorrow 19:30",
  "review with Kim on Friday at 10:00",
  "明天10:30检查作业",
  "ask Sam to call me tomorrow at 5pm",
  'add "Read this: and that" tomorrow at 5pm',
])("is one: %j", (text) => {
  expect(isPlain(text)).toBe(true);
});
