import type { Product } from "@atrium/shared-contracts/wire";
import { DEFAULT_SETTINGS } from "@atrium/shared-contracts/wire";
import type { AssistantPorts, ProductLookup, WeatherAnswer } from "../reply/ports.ts";
import type { ReplyRequest } from "../reply/reply.ts";
import { memoryCalendar } from "./memory-calendar.ts";
import { memoryInMemory } from "./memory-in-memory.ts";

/** A Wednesday, 11:00 in Berlin. */
export const SENT_AT = new Date("2026-11-18T10:00:00Z");

/** A request from Ada in Berlin, for tests. */
export function requestOf(parts: Partial<ReplyRequest>): ReplyRequest {
  const remembered = new Map<string, unknown>();
  return {
    turnId: "6f1d1f0e-9d53-4d0e-9a34-0c1d3f6b7a11",
    userId: "0b0a4a55-6c3b-4b6e-8d4e-3c6f0a1b2c3d",
    text: "Tell me a joke",
    isOwn: true,
    attachments: [],
    sentAt: SENT_AT,
    history: [],
    summary: null,
    dialogue: null,
    addedElsewhere: [],
    act: null,
    suggested: null,
    person: {
      name: "Ada",
      location: null,
      timezone: "Europe/Berlin",
      language: "en",
      personality: ["witty"],
      personalInfo: null,
      role: null,
    },
    memory: "on",
    settings: DEFAULT_SETTINGS.chat,
    instructions: null,
    continues: null,
    shownCharacters: 0,
    async remember<T>(key: string, compute: () => Promise<T>): Promise<T> {
      if (!remembered.has(key)) remembered.set(key, await compute());
      return remembered.get(key) as T;
    },
    earlier: {},
    ...parts,
  };
}

export const COFFEE: Product = {
  id: "p-1",
  sku: "COF-1",
  name: "Organic coffee",
  description: "Beans",
  category: "Drinks",
  supplier: "Bean & Co",
  images: [],
  unit: "kg",
  currency: "EUR",
  priceTiers: [{ from: 1, unitPrice: 1_450 }],
  minimumOrderQuantity: 5,
  casePack: 1,
  stock: 30,
  rating: 4.5,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
};

/** Ports that keep events in memory and find the given products. */
export function fakePorts(products: readonly Product[] = [], weather: WeatherAnswer = { kind: "unreachable" }) {
  const { port, events } = memoryCalendar(SENT_AT);
  const memory = memoryInMemory(SENT_AT);
  const lookups: ProductLookup[] = [];
  const places: string[] = [];
  const ports: AssistantPorts = {
    calendar: port,
    marketplace: {
      async searchProducts(lookup) {
        lookups.push(lookup);
        return { products: products.slice(0, lookup.limit), total: products.length };
      },
      getProduct: async (id) => products.find((product) => product.id === id) ?? null,
      visitsOf: async () => ({ visits: 0, uniqueProducts: 0, meanDurationMs: null, topProducts: [], byDay: [] }),
    },
    weather: {
      async weatherAt(place) {
        places.push(place);
        return weather;
      },
    },
    files: { readFile: async () => null },
    memory: memory.port,
  };
  return { ...ports, events, memories: memory.memories, lookups, places };
}
