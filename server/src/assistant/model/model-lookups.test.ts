import { afterEach, describe, expect, it } from "@jest/globals";
import { COFFEE, fakePorts } from "../testing/scene.ts";

import { closeConversations, conversation, dinner, kinds, withEvents } from "../testing/model-conversation.ts";

afterEach(closeConversations);

describe("the tools for looking things up", () => {
  it("tell the beginning of a result of 1 MB", async () => {
    const ports = fakePorts([{ ...COFFEE, description: "x".repeat(1_000_000) }]);
    const { say, results } = await conversation(ports);
    const { text } = await say("Tell me", [[["get_product", { id: "p-1" }]]]);
    expect(text).toBe("Ok.");
    expect(results[0]).toContain("Only the beginning");
    expect(results[0]?.length).toBeLessThan(17_000);
  });

  it("tell prices in whole euros", async () => {
    const priced = { ...COFFEE, priceTiers: [{ from: 1, unitPrice: 1140 }] };
    const { say, results } = await conversation(fakePorts([priced]));
    await say("Find coffee", [[["search_products", { query: "coffee" }]], [["get_product", { id: "p-1" }]]]);
    expect(results).toHaveLength(2);
    for (const result of results) expect(result).toContain('"priceTiers":[{"from":1,"unitPrice":11.4}]');
  });

  it("tell free times, prices at a quantity and visits", async () => {
    const ports = await withEvents(dinner);
    const rice = {
      ...COFFEE,
      id: "p-2",
      priceTiers: [
        { from: 1, unitPrice: 200 },
        { from: 20, unitPrice: 150 },
      ],
    };
    const found = fakePorts([COFFEE, rice]);
    found.marketplace.visitsOf = async (_, { from, to }, timezone) => ({
      visits: 2,
      uniqueProducts: 1,
      meanDurationMs: null,
      topProducts: [],
      byDay: [{ day: `${from.toISOString()} ${to.toISOString()} ${timezone}`, visits: 2 }],
    });
    const { say, results } = await conversation({ ...found, calendar: ports.calendar });
    const { cards } = await say("Tell me", [
      [
        ["free_times", { from: "2026-11-22T18:00", to: "2026-11-22T23:00", minutes: 60 }],
        ["compare_products", { ids: ["p-1", "p-2", "p-3"], quantity: 10 }],
        ["product_visits", { from: "2026-11-01", to: "2026-11-18" }],
      ],
    ]);
    const [free, compared, visits] = results.map((each) => JSON.parse(each) as unknown);
    expect(free).toEqual([
      { from: "2026-11-22T18:00", to: "2026-11-22T19:00" },
      { from: "2026-11-22T20:00", to: "2026-11-22T23:00" },
    ]);
    expect(compared).toMatchObject({
      products: [
        { id: "p-1", atQuantity: { kind: "priced", unitPrice: 14.5, total: 145 } },
        { id: "p-2", atQuantity: { kind: "priced", unitPrice: 2, total: 20, cheaperFrom: 20, cheaperUnitPrice: 1.5 } },
      ],
      missing: ["p-3"],
    });
    expect(visits).toMatchObject({
      visits: 2,
      byDay: [{ day: "2026-10-31T23:00:00.000Z 2026-11-18T23:00:00.000Z Europe/Berlin" }],
    });
    expect(kinds(cards)).toEqual(["marketplace.product", "marketplace.product"]);
  });
});
