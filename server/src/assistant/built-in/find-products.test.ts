import { describe, expect, it } from "@jest/globals";
import type { ProductLookup } from "../reply/ports.ts";
import { COFFEE, fakePorts, requestOf } from "../testing/scene.ts";
import { talk } from "../testing/talk.ts";

/** A marketplace with one kind of coffee, at 14.50. */
function conversation(language = "en", isEmpty = false) {
  const lookups: ProductLookup[] = [];
  const ports = {
    ...fakePorts(),
    marketplace: {
      ...fakePorts().marketplace,
      searchProducts: async (lookup: ProductLookup) => {
        lookups.push(lookup);
        const { q, maxPrice = Infinity } = lookup;
        const products = !isEmpty && ["", "coffee"].includes(q) && maxPrice >= 1_450 ? [COFFEE] : [];
        return { products, total: products.length };
      },
    },
  };
  const say = talk(ports, { person: { ...requestOf({}).person, language } });
  return { lookups, say };
}

describe("a search that finds nothing", () => {
  it("tells so, and offers the same at another price", async () => {
    const { say, lookups } = conversation();
    const { text, cards } = await say("find coffee under 2 euros");
    expect(text).toBe(
      "I didn't find any products for \"coffee\" under €2 in the marketplace. Here's what it has instead:",
    );
    expect(cards).toMatchObject([{ kind: "marketplace.product", data: { id: COFFEE.id } }]);
    expect(lookups[1]).toEqual({ q: "coffee", language: "en", sort: "relevance", limit: 5 });
  });

  it("offers the best rated of all where there's nothing like it", async () => {
    const { say, lookups } = conversation("de");
    const { text, cards } = await say("finde Regenschirme");
    expect(text).toBe("Ich habe im Marktplatz keine Produkte gefunden („Regenschirme“). Das gibt es stattdessen:");
    expect(cards).toHaveLength(1);
    expect(lookups.at(-1)).toEqual({ q: "", language: "de", sort: "rating", limit: 5 });
  });

  it("offers nothing of an empty marketplace", async () => {
    const { text, cards } = await conversation("en", true).say("find coffee");
    expect(text).toMatch(/Try other words or another price\.$/);
    expect(cards).toEqual([]);
  });
});
