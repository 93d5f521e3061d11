import type { CalendarEvent, CalendarEventCreate, CalendarEventUpdate, Product } from "@atrium/shared-contracts/wire";
import type * as z from "zod/mini";

export type NewEvent = z.infer<typeof CalendarEventCreate>;
export type EventChange = z.infer<typeof CalendarEventUpdate>;
/** Which occurrences of a recurring event are meant; a single event needs none. */
export interface OccurrenceScope {
  readonly scope: "one" | "following" | "all";
  /** Start of the occurrence, as an instant; needed for one and following. */
  readonly occurrence?: string;
}

/** What the assistant may do with its user's calendar. Every call is limited to that user's rows. */
export interface CalendarPort {
  /** Creates the event under `id`; the same id again answers the stored event and makes no second. */
  createEvent(userId: string, id: string, event: NewEvent): Promise<CalendarEvent>;
  /** Occurrences that touch [from, to), by start; at most two years wide. */
  listEvents(userId: string, range: { from: string; to: string }): Promise<CalendarEvent[]>;
  updateEvent(userId: string, id: string, change: EventChange, scope?: OccurrenceScope): Promise<CalendarEvent>;
  /** An event that is gone already is no error. */
  deleteEvent(userId: string, id: string, scope?: OccurrenceScope): Promise<void>;
}

export interface ProductLookup {
  readonly q: string;
  /** Bounds of the unit price in minor units of the catalogue's currency. */
  readonly minPrice?: number;
  readonly maxPrice?: number;
  readonly inStock?: boolean;
  readonly sort?: "relevance" | "price-asc" | "price-desc" | "rating";
  readonly limit: number;
}

/** What the assistant may look up in the marketplace. */
export interface MarketplacePort {
  searchProducts(lookup: ProductLookup): Promise<{ products: readonly Product[]; total: number }>;
  /** Null when there is no such product. */
  getProduct(id: string): Promise<Product | null>;
}

export interface PlaceWeather {
  /** As the geocoder names it: "Paris, France". */
  readonly place: string;
  readonly now: { readonly temperature: number; readonly code: number; readonly wind: number };
  /** From today on, one a day. Temperatures in °C, rain as the highest probability in percent. */
  readonly days: readonly {
    readonly date: string;
    readonly code: number;
    readonly low: number;
    readonly high: number;
    readonly rain: number | null;
  }[];
}

export type WeatherAnswer =
  | { readonly kind: "weather"; readonly weather: PlaceWeather }
  | { readonly kind: "unknown-place" }
  | { readonly kind: "unreachable" };

/** Weather of a named place. Never throws and never takes longer than its time limit. */
export interface WeatherPort {
  weatherAt(place: string, signal: AbortSignal): Promise<WeatherAnswer>;
}

export interface AssistantPorts {
  readonly calendar: CalendarPort;
  readonly marketplace: MarketplacePort;
  readonly weather: WeatherPort;
}
