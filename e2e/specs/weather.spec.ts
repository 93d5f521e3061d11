import type { Page } from "@playwright/test";
import { expectAccessible } from "../harness/accessible.ts";
import { messages, say } from "../harness/chat.ts";
import { switchLanguage } from "../harness/languages.ts";
import { signUp } from "../harness/person.ts";
import { expect, test as base } from "../harness/test.ts";
import { startWeatherService } from "../harness/weather-service.ts";

const test = base.extend<object, { productEnv: Record<string, string> }>({
  productEnv: [
    async ({}, provide) => {
      const { url, stop } = await startWeatherService();
      await provide({ WEATHER_BASE_URL: url, GEOCODING_BASE_URL: url });
      await stop();
    },
    { scope: "worker" },
  ],
});
test.use({ serviceWorkers: "block" });

const SIZES = { "a desktop": { width: 1440, height: 900 }, "a phone": { width: 390, height: 844 } };
/** Each language on one device, to save time. */
const SPOKEN = [
  {
    language: "en",
    device: "a desktop",
    place: "Weather in Lisbon, Portugal",
    tomorrow: ["Do I need an umbrella tomorrow in Lisbon?", /^Yes, take an umbrella\. Most likely around 3:00 PM\./],
    now: ["Weather in Lisbon", /now: 16°C, partly cloudy, wind 18 km\/h/],
    week: ["What's the weather in Lisbon next week?", /next week: /],
    plot: /^Temperature and chance of rain by the hour/,
  },
  {
    language: "ja",
    device: "a phone",
    place: "リスボン, ポルトガル の天気",
    tomorrow: ["明日リスボンで傘いる？", /^はい、傘を持って行ってください。最も可能性が高いのは15:00頃です。/],
    now: ["リスボンの天気は？", /16°C、ところにより曇り/],
    week: ["来週のリスボンの天気は？", /^来週の/],
    plot: /^時間ごとの気温と降水確率/,
  },
] as const;

const last = (page: Page) => messages(page).last();

for (const { language, device, place, tomorrow, now, week, plot } of SPOKEN)
  test.describe(`on ${device} in ${language}`, () => {
    test.use({ viewport: SIZES[device] });

    test("a question about the weather is answered first, and its card has days and hours", async ({ page }, info) => {
      await signUp(page);
      await page.goto("/new");
      await switchLanguage(page, language);
      const card = last(page).getByRole("group", { name: place });
      const shoot = async (name: string) => {
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          await expectAccessible(page, `${name} ${colorScheme}`);
          await page.screenshot({ path: info.outputPath(`${name}-${colorScheme}.png`) });
        }
      };

      await say(page, tomorrow[0], 2);
      await expect(last(page).getByText(tomorrow[1])).toBeVisible();
      await expect(card.getByRole("img", { name: plot })).toBeVisible();
      await expect(card.getByRole("listitem")).toHaveCount(8);
      await expect(card).toContainText("14°C");
      await shoot("tomorrow");

      await say(page, now[0], 4);
      await expect(last(page).getByText(now[1])).toBeVisible();
      await expect(card.getByRole("img", { name: plot })).toBeVisible();
      // Seven days, and every third of 24 hours.
      await expect(card.getByRole("listitem")).toHaveCount(15);
      await shoot("now");

      await say(page, week[0], 6);
      await expect(last(page).getByText(week[1])).toBeVisible();
      await expect(card.getByRole("img")).toHaveCount(0);
      await expect(card.getByRole("listitem")).toHaveCount(7);
      await shoot("week");
    });
  });

const WEATHER_CODE = /mfe-chat.*weather.*\.js/;

test.describe("without its code", () => {
  // The code that can't be fetched.
  test.use({ expectedErrors: WEATHER_CODE });

  test("the card takes the place of a skeleton of the same size, and is said in words where it can't be drawn", async ({
    page,
  }) => {
    await signUp(page);
    await page.goto("/new");
    await say(page, "Weather in Lisbon", 2);
    const card = last(page).locator(".cards > *");
    await expect(card).toHaveAccessibleName("Weather in Lisbon, Portugal");
    const heightOf = async () => Math.round((await card.boundingBox())?.height ?? 0);
    const drawn = await heightOf();

    let fetchIt = () => {};
    const isFetched = new Promise<void>((resolve) => {
      fetchIt = resolve;
    });
    await page.route(WEATHER_CODE, async (route) => {
      await isFetched;
      await route.continue();
    });
    await page.reload();
    await expect(card).toHaveAttribute("aria-busy", "true");
    expect(Math.abs((await heightOf()) - drawn)).toBeLessThanOrEqual(2);
    fetchIt();
    await expect(card).toHaveAccessibleName("Weather in Lisbon, Portugal");
    await expect(last(page)).not.toContainText("by the hour:");

    await page.unroute(WEATHER_CODE);
    await page.route(WEATHER_CODE, (route) => route.abort());
    await page.reload();
    await expect(last(page)).toContainText(
      /Lisbon, Portugal: now 16°C, partly cloudy, wind 18 km\/h; .* by the hour: /,
    );
  });
});
