import type {
  CalendarEvent,
  CalendarEventCreate,
  CalendarEventUpdate,
  Memory,
  Product,
  VisitStats,
} from "@atrium/shared-contracts/wire";
import type { Language, TextLanguage } from "@atrium/shared-contracts/spec";
import type * as z from "zod/mini";

export type NewEvent = z.infer<typeof CalendarEventCreate>;
export type EventChange = z.infer<typeof CalendarEventUpdate>;
/** Which occurrences of a recurring event to change; not needed for a single event. */
export interface OccurrenceScope {
  readonly scope: "one" | "following" | "all";
  /** Start of the occurrence, as an instant; required for `one` and `following`. */
  readonly occurrence?: string | undefined;
}

/** A single event, and which occurrence of a series it was. */
export interface SplitOff {
  readonly event: CalendarEvent;
  readonly of: { readonly series: string; readonly start: string };
}

/** What the assistant may do in the user's calendar. Every call is limited to that user's rows. */
export interface CalendarPort {
  /** @throws ApiError if there can't be such an event, with such a change */
  checkEvent(event: NewEvent, change?: Omit<EventChange, "version">): void;
  /** The first starts of a recurring event, at most so many. */
  firstDates(event: Pick<NewEvent, "start" | "end" | "timezone" | "allDay" | "recurrence">, most: number): Date[];
  /** Creates the event under `id`; calling it again with the same id returns the stored event. */
  createEvent(userId: string, id: string, event: NewEvent): Promise<CalendarEvent>;
  /** Occurrences that overlap [from, to), sorted by start; the range may span at most two years. */
  listEvents(userId: string, range: { from: string; to: string }): Promise<CalendarEvent[]>;
  updateEvent(userId: string, id: string, change: EventChange, scope?: OccurrenceScope): Promise<CalendarEvent>;
  /** Does nothing when the event is already gone. */
  deleteEvent(userId: string, id: string, scope?: OccurrenceScope): Promise<void>;
  /** The event, a recurring one as its series; null when it's gone. */
  getEvent(userId: string, id: string): Promise<CalendarEvent | null>;
  /** The single events that were split off a series, and go with it. */
  splitOff(userId: string, seriesId: string): Promise<readonly SplitOff[]>;
  /** Which occurrence of which series a single event was; null if it was none. */
  originOf(userId: string, id: string): Promise<SplitOff["of"] | null>;
  /** Puts an event back as it was, under its id, split off a series that's there if it was so. */
  restoreEvent(userId: string, event: CalendarEvent, of?: SplitOff["of"]): Promise<CalendarEvent>;
}

export interface ProductLookup {
  readonly q: string;
  /** The language that `q` is likely in; English if it isn't given. */
  readonly language?: Language;
  /** Bounds of the unit price, in minor units of the catalogue's currency. */
  readonly minPrice?: number;
  readonly maxPrice?: number;
  readonly inStock?: boolean;
  readonly sort?: "relevance" | "price-asc" | "price-desc" | "rating";
  readonly limit: number;
}

/** What the assistant may look up in the marketplace. */
export interface MarketplacePort {
  searchProducts(lookup: ProductLookup): Promise<{ products: readonly Product[]; total: number }>;
  /** Null when the product doesn't exist. */
  getProduct(id: string): Promise<Product | null>;
  /** What a user has looked at in [from, to), by days of the time zone. */
  visitsOf(userId: string, period: { from: Date; to: Date }, timezone: string): Promise<VisitStats>;
}

/** Temperatures in °C, wind in km/h, rain as the highest probability in percent. Times and dates are those of the place. */
export interface PlaceWeather {
  /** Its name and country: "Paris, France". */
  readonly place: string;
  readonly now: {
    /** `2026-11-18T10:45`. */
    readonly time: string;
    readonly temperature: number;
    readonly code: number;
    readonly wind: number;
    readonly isNight: boolean;
  };
  /** One per day, starting today. */
  readonly days: readonly {
    readonly date: string;
    readonly code: number;
    readonly low: number;
    readonly high: number;
    readonly rain: number | null;
    readonly wind: number | null;
  }[];
  /** One per hour of these days, if the service has them. */
  readonly hours: readonly {
    /** `2026-11-18T10:00`. */
    readonly time: string;
    readonly temperature: number;
    readonly code: number;
    readonly rain: number | null;
  }[];
}

export type WeatherAnswer =
  | { readonly kind: "weather"; readonly weather: PlaceWeather }
  | { readonly kind: "unknown-place" }
  | { readonly kind: "unreachable" };

/** Weather of a place by its name in any script. Its country in the answer is in `language`. Never throws, and never takes longer than its time limit. */
export interface WeatherPort {
  weatherAt(place: string, language: TextLanguage, signal: AbortSignal): Promise<WeatherAnswer>;
}

/** What the assistant may read of the user's files. */
export interface FilesPort {
  /** Null when the file is gone, or isn't the user's. */
  readFile(userId: string, id: string): Promise<Buffer | null>;
}

/** What the assistant may do with the user's memories. Every call is limited to that user's. It may only be used for replies with `memory: "on"`. */
export interface MemoryPort {
  /** Newest first. */
  list(userId: string): Promise<readonly Memory[]>;
  /** Remembers the text under `id`, on one line. What's there already, under that id or with that text, stays as it is. */
  add(userId: string, id: string, text: string): Promise<Memory>;
  /** Forgets those that are still there. */
  remove(userId: string, ids: readonly string[]): Promise<void>;
}

export interface AssistantPorts {
  readonly calendar: CalendarPort;
  readonly marketplace: MarketplacePort;
  readonly weather: WeatherPort;
  readonly files: FilesPort;
  readonly memory: MemoryPort;
}
