import { expect, it } from "@jest/globals";
import { fakePorts, requestOf } from "../testing/scene.ts";
import { talk } from "../testing/talk.ts";

const conversation = (language: string) => {
  const ports = fakePorts();
  return { say: talk(ports, { person: { ...requestOf({}).person, language } }), events: ports.events };
};

it.each([
  ["en", "明天下午三点开会", "开会", "取消开会", "是"],
  ["en", "mai 3h chiều họp với sếp", "Họp với sếp", "hủy họp với sếp", "có"],
  ["de", "明日15時に歯医者", "歯医者", "歯医者をキャンセル", "はい"],
  ["ja", "завтра в 15:00 встреча с Аней", "Встреча с Аней", "отмени встречу с Аней", "да"],
  ["fr", "lunch with Sam tomorrow at 3pm", "Lunch with Sam", "cancel lunch with Sam", "yes"],
])(
  "somebody whose interface is in %s is understood in another language: %s",
  async (language, order, title, cancel, yes) => {
    const { say, events } = conversation(language);
    await say(order);
    expect(events).toMatchObject([{ title, start: "2026-11-19T14:00:00.000Z" }]);
    await say(cancel);
    expect(events).toHaveLength(1);
    await say(yes);
    expect(events).toEqual([]);
  },
);

it("what's only considered in another language than the interface's is proposed", async () => {
  const { say, events } = conversation("fr");
  await say("schedule a meeting with Ana tomorrow at 12 depending on the weather");
  expect(events).toEqual([]);
});

it.each([
  ["en", "¿qué tengo mañana?"],
  ["en", "オリーブオイルを探して"],
])("in %s, %j isn't answered in words that aren't its own", async (language, question) => {
  const { say } = conversation(language);
  expect((await say(question)).text).not.toMatch(/no language model/);
});
