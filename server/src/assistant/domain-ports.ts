import { searchProducts } from "./search/best-products.ts";
import { firstDates } from "../calendar/first-dates.ts";
import { changedDraft, checkedDraft, draftOf } from "../calendar/event-draft.ts";
import type { CalendarService } from "../calendar/calendar-service.ts";
import type { MarketplaceService } from "../marketplace/marketplace-service.ts";
import type { VisitService } from "../marketplace/visit-service.ts";
import type { MediaService } from "../media/media-service.ts";
import { ApiError } from "../errors/api-error.ts";
import type { CalendarPort, FilesPort, MarketplacePort, OccurrenceScope } from "./reply/ports.ts";

const toScope = (scope: OccurrenceScope | undefined) =>
  scope === undefined
    ? undefined
    : { scope: scope.scope, ...(scope.occurrence === undefined ? {} : { occurrence: new Date(scope.occurrence) }) };

const isGone = (error: unknown) =>
  error instanceof ApiError && (error.code === "event_not_found" || error.code === "occurrence_not_found");

/** Gives the assistant access to the calendar. */
export const calendarPort = (calendar: CalendarService): CalendarPort => ({
  checkEvent: (event, change = {}) => void checkedDraft(changedDraft(draftOf(event), change)),
  firstDates,
  createEvent: (userId, id, event) => calendar.create(userId, event, { id, source: "assistant" }),
  listEvents: (userId, { from, to }) => calendar.list(userId, new Date(from), new Date(to)),
  updateEvent: (userId, id, change, scope) => calendar.update(userId, id, change, toScope(scope)),
  async deleteEvent(userId, id, scope) {
    try {
      await calendar.remove(userId, id, toScope(scope));
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  },
  async getEvent(userId, id) {
    try {
      return await calendar.get(userId, id);
    } catch (error) {
      if (isGone(error)) return null;
      throw error;
    }
  },
  splitOff: (userId, seriesId) => calendar.splitOff(userId, seriesId),
  originOf: (userId, id) => calendar.originOf(userId, id),
  restoreEvent: (userId, event, of) => calendar.restore(userId, event, of),
});

/** Gives the assistant access to the marketplace. */
export const marketplacePort = (marketplace: MarketplaceService, visits: VisitService): MarketplacePort => ({
  visitsOf: (userId, { from, to }, timezone) => visits.stats(userId, from, to, timezone),
  searchProducts: (lookup) => searchProducts(marketplace, lookup),
  async getProduct(id) {
    try {
      return await marketplace.get(id);
    } catch (error) {
      if (error instanceof ApiError && error.code === "product_not_found") return null;
      throw error;
    }
  },
});

/** Gives the assistant access to files. */
export const filesPort = (media: Pick<MediaService, "read">): FilesPort => ({
  async readFile(userId, id) {
    try {
      return (await media.read(userId, id)).bytes;
    } catch (error) {
      const isGone = error instanceof ApiError && error.code === "media_not_found";
      if (isGone || (error as NodeJS.ErrnoException).code === "ENOENT") return null;
      throw error;
    }
  },
});
