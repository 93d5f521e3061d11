import type { Page } from "@playwright/test";
import {
  beginStream,
  finishChunk,
  manyCallsChunks,
  startScriptedEndpoint,
  textChunk,
} from "@atrium/server/testing/scripted-model";
import { expectAccessible } from "../harness/accessible.ts";
import { answered, messageField, messages, say } from "../harness/chat.ts";
import { switchLanguage } from "../harness/languages.ts";
import { signUp } from "../harness/person.ts";
import { expect, test as base } from "../harness/test.ts";

const DAY_MS = 86_400_000;
/** A day ahead, `2026-11-19`, in the time zone that the tests' browsers have. */
const ahead = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toLocaleDateString("sv", { timeZone: "Europe/Berlin" });
const at = (days: number, time: string) => `${ahead(days)}T${time}`;
const NOTE = "Ask about the **terrace** & <b>prices</b>, and whether dogs may come along on weekdays after work";

/** What the model does about a message, by a word of it. */
const CALLS = {
  Sam: () => [["create_event", { title: "Lunch with Sam", start: at(1, "12:00"), end: at(1, "13:00") }]],
  plan: () => [
    [
      "create_event",
      {
        title: "Café Uno",
        start: at(2, "18:00"),
        end: at(2, "20:00"),
        location: "Via Roma 7",
        description: NOTE,
        reminders: [30],
        recurrence: "FREQ=WEEKLY",
      },
    ],
    ["change_event", { event: "Lunch", start: at(1, "13:30"), location: "Café Due" }],
    ["cancel_event", { event: "Lunch" }],
  ],
} as const satisfies Record<string, () => readonly (readonly [string, object])[]>;

const test = base.extend<object, { productEnv: Record<string, string> }>({
  productEnv: [
    async ({}, provide) => {
      const model = await startScriptedEndpoint((response, { body }) => {
        const last = body.messages?.at(-1);
        const word = Object.keys(CALLS).find((each) => String(last?.content).includes(each)) as keyof typeof CALLS;
        beginStream(response);
        response.end(
          last?.role === "user" && word in CALLS
            ? manyCallsChunks(CALLS[word]())
            : textChunk("Here's what I'd do.") + finishChunk(),
        );
      });
      await provide({ OPENAI_BASE_URL: model.baseUrl, OPENAI_API_KEY: "test", ATRIUM_MODEL: "scripted" });
      await model.close();
    },
    { scope: "worker" },
  ],
});

const SIZES = { "a desktop": { width: 1440, height: 900 }, "a phone": { width: 390, height: 844 } };
const SPOKEN = [
  {
    language: "en",
    order: "Lunch with Sam tomorrow at noon",
    vague: "What would make a good plan for my week?",
    labels: ["Suggestion: new event", "Suggestion: change", "Suggestion: delete"],
    buttons: { yes: "Yes, do it", no: "No, leave it", adjust: "Adjust", undo: "Undo" },
    done: "Your calendar is up to date.",
  },
  {
    language: "vi",
    order: "Ăn trưa với Sam lúc 12 giờ trưa mai",
    vague: "Mình nên có plan gì cho tuần này nhỉ?",
    labels: ["Đề xuất: thêm sự kiện", "Đề xuất: sửa sự kiện", "Đề xuất: xóa sự kiện"],
    buttons: { yes: "Có, làm đi", no: "Không, giữ nguyên", adjust: "Điều chỉnh", undo: "Hoàn tác" },
    done: "Lịch của bạn đã được cập nhật.",
  },
  {
    language: "zh-CN",
    order: "明天中午12点和Sam吃午饭",
    vague: "这周有什么好的plan？",
    labels: ["建议：新增日程", "建议：更改日程", "建议：删除日程"],
    buttons: { yes: "是，执行", no: "不，保留", adjust: "调整", undo: "撤销" },
    done: "好了，日历已更新。",
  },
  {
    language: "ja",
    order: "明日12時にSamとランチ",
    vague: "今週のplanはどうしよう？",
    labels: ["提案: 予定の追加", "提案: 予定の変更", "提案: 予定の削除"],
    buttons: { yes: "はい、実行", no: "いいえ、そのまま", adjust: "調整する", undo: "元に戻す" },
    done: "カレンダーは最新の状態です。",
  },
] as const;

const button = (page: Page, name: string) => page.getByRole("log").getByRole("button", { name, exact: true });

for (const [device, viewport] of Object.entries(SIZES))
  for (const { language, order, vague, labels, buttons, done } of SPOKEN)
    test.describe(`on ${device} in ${language}`, () => {
      test.use({ viewport });

      test("what a model would change is told in full, and done once it's confirmed", async ({ page }, info) => {
        await signUp(page);
        await page.goto("/new");
        await switchLanguage(page, language);
        await say(page, order, 2);
        await expect(button(page, buttons.undo)).toHaveCount(1);
        await say(page, vague, 4);
        for (const label of labels) await expect(page.getByRole("group", { name: label })).toBeVisible();
        const [added = ""] = labels;
        await expect(page.getByRole("group", { name: added })).toContainText(NOTE);
        await page.screenshot({ path: info.outputPath("proposed.png") });
        await page.emulateMedia({ colorScheme: "dark" });
        await page.screenshot({ path: info.outputPath("proposed-dark.png"), animations: "disabled" });
        await expectAccessible(page);

        await button(page, buttons.adjust).click();
        await expect(messageField(page)).toHaveValue(vague);
        await messageField(page).fill("");
        await button(page, buttons.no).click();
        await answered(page, 6);
        await say(page, vague, 8);
        await page.reload();
        await button(page, buttons.yes).click();
        await answered(page, 10);
        await expect(messages(page).last()).toContainText(done);
        await expect(button(page, buttons.yes)).toHaveCount(0);
        await page.screenshot({ path: info.outputPath("done-dark.png"), animations: "disabled" });
        await button(page, buttons.undo).last().click();
        await answered(page, 12);
      });
    });
