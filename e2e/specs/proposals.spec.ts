import type { Page, TestInfo } from "@playwright/test";
import {
  beginStream,
  finishChunk,
  manyCallsChunks,
  startScriptedEndpoint,
  textChunk,
} from "@atrium/server/testing/scripted-model";
import { expectAccessible } from "../harness/accessible.ts";
import { answered, messageField, messages, say } from "../harness/chat.ts";
import { switchLanguage, textOf } from "../harness/languages.ts";
import { signUp } from "../harness/person.ts";
import { expect, test as base } from "../harness/test.ts";

const DAY_MS = 86_400_000;
/** A day ahead, `2026-11-19`, in the time zone that the tests' browsers have. */
const ahead = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toLocaleDateString("sv", { timeZone: "Europe/Berlin" });
const at = (days: number, time: string) => `${ahead(days)}T${time}`;
const NOTE = "Ask about the **terrace** & <b>prices</b>, and whether dogs may come along on weekdays after work";

/** What the model does about a message, by a word of it. What it calls an event, the orders in all languages say. */
const CALLS = {
  Sam: () => [["create_event", { title: "Sam", start: at(1, "12:00"), end: at(1, "13:00") }]],
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
    ["change_event", { event: "Sam", start: at(1, "13:30"), location: "Café Due" }],
    ["cancel_event", { event: "Sam" }],
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

const SIZES = { "a desktop": { width: 1280, height: 900 }, "a phone": { width: 390, height: 844 } };
/** Each language on one device, to save time, those with long words on the phone, and one on both. */
const SPOKEN = [
  {
    language: "en",
    devices: ["a desktop", "a phone"],
    order: "Lunch with Sam tomorrow at noon",
    vague: "What would make a good plan for my week?",
  },
  {
    language: "vi",
    devices: ["a phone"],
    order: "Ăn trưa với Sam lúc 12 giờ trưa mai",
    vague: "Mình nên có plan gì cho tuần này nhỉ?",
  },
  { language: "zh-CN", devices: ["a desktop"], order: "明天中午12点和Sam吃午饭", vague: "这周有什么好的plan？" },
  { language: "ja", devices: ["a phone"], order: "明日12時にSamとランチ", vague: "今週のplanはどうしよう？" },
] as const;

const button = (page: Page, name: string) => page.getByRole("log").getByRole("button", { name, exact: true });

/** Takes a picture in light and in dark. */
async function picture(page: Page, info: TestInfo, name: string) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: info.outputPath(`${name}-${colorScheme}.png`), animations: "disabled" });
  }
  await page.emulateMedia({ colorScheme: "light" });
}

for (const { language, devices, order, vague } of SPOKEN)
  for (const device of devices)
    test.describe(`on ${device} in ${language}`, () => {
      test.use({ viewport: SIZES[device] });
      const text = (key: string) => textOf("mfe-chat", `choices.${key}`, language);
      const yes = text("confirm");
      const all = (number: number) => text("confirmAll").replace("{{number}}", String(number));
      const last = (page: Page) => messages(page).last();

      test("what a model would change is told in full, done once it's confirmed, and told what became of", async ({
        page,
        context,
      }, info) => {
        await signUp(page);
        await page.goto("/new");
        await switchLanguage(page, language);
        await say(page, order, 2);
        await expect(button(page, text("undo"))).toHaveCount(1);
        await say(page, vague, 4);
        for (const kind of ["create", "change", "cancel"])
          await expect(page.getByRole("group", { name: text(`proposal.${kind}`) })).toBeVisible();
        await expect(page.getByRole("group", { name: text("proposal.create") })).toContainText(NOTE);
        await expect(button(page, `${yes}: Café Uno`)).toBeVisible();
        await expect(button(page, all(3))).toBeVisible();
        await picture(page, info, "several");
        await expectAccessible(page);

        await button(page, text("adjust")).click();
        await expect(messageField(page)).toHaveValue(vague);
        await expect(messageField(page)).toBeFocused();
        const selected = await messageField(page).evaluate((field: HTMLTextAreaElement) =>
          field.value.slice(field.selectionStart, field.selectionEnd),
        );
        expect(selected).toBe(vague);
        await expect(page.getByText(text("adjustHint"))).toBeVisible();
        await picture(page, info, "adjusted");
        await messageField(page).fill("");
        await button(page, text("declineAll")).click();
        await answered(page, 6);
        await expect(messages(page).nth(3).getByText(text("state.declined"), { exact: true })).toHaveCount(3);
        await picture(page, info, "declined");

        await say(page, vague, 8);
        await button(page, `${yes}: Café Uno`).click();
        await answered(page, 10);
        await expect(messages(page).nth(7).getByText(text("state.done"), { exact: true })).toHaveCount(1);
        await picture(page, info, "one-of-several");
        // It's as open after other messages, and in another tab, which is high enough to show all of them.
        await say(page, "?", 12);
        const other = await context.newPage();
        await other.setViewportSize({ width: SIZES[device].width, height: 6_000 });
        await other.goto(page.url());
        await answered(other, 12);
        const told = (state: string) =>
          messages(other)
            .nth(7)
            .getByText(text(`state.${state}`), { exact: true });
        await expect(told("done")).toHaveCount(1);
        await page.reload();
        await button(page, all(2)).click();
        await answered(other, 14);
        await expect(last(page)).toContainText("Sam");
        await expect(told("done")).toHaveCount(3);
        await expect(button(other, yes)).toHaveCount(0);
        await picture(page, info, "done");
        await last(page)
          .getByRole("button", { name: text("undo"), exact: true })
          .click();
        await answered(other, 16);
        await expect(last(page)).toContainText("Sam");
        for (const again of [false, true]) {
          if (again) await other.reload();
          await expect(told("undone")).toHaveCount(2);
          await expect(told("done")).toHaveCount(1);
          await expect(messages(other).nth(13).getByText(text("state.undone"), { exact: true })).toBeVisible();
        }
        await picture(other, info, "all");
        await other.close();
        await picture(page, info, "undone");
      });
    });

test("what's asked again, or for too long, can't be answered anymore, and what's undone by words isn't offered again", async ({
  page,
}, info) => {
  await signUp(page);
  await page.goto("/new");
  await say(page, "Lunch with Sam tomorrow at noon", 2);
  await say(page, "What would make a good plan for my week?", 4);
  await say(page, "What would make a good plan for my week?", 6);
  await expect(messages(page).nth(3).getByText("No longer open", { exact: true })).toHaveCount(3);
  await expect(button(page, "Yes, do it all (3)")).toHaveCount(1);
  await picture(page, info, "closed");
  await say(page, "Undo that", 8);
  await expect(messages(page).last()).toContainText("Taken back: Sam");
  await expect(messages(page).nth(1).getByText("Taken back", { exact: true })).toBeVisible();
  await expect(button(page, "Undo")).toHaveCount(0);
  await page.reload();
  await answered(page, 8);
  await expect(messages(page).nth(1).getByText("Taken back", { exact: true })).toBeVisible();
  await expect(button(page, "Undo")).toHaveCount(0);
  await picture(page, info, "undone-by-words");
});
