import type { ReplyStep } from "@atrium/shared-contracts/wire";
import type { AssistantPorts } from "./ports.ts";
import type { StepReport } from "./with-steps.ts";

/** A step without a detail that's blank. */
const about = (kind: string, detail?: string): ReplyStep =>
  detail === undefined || detail.trim() === "" ? { kind } : { kind, detail };

/** The ports, reporting what's done through them. What's refused or comes to nothing is never reported as done. */
export function reportedPorts(ports: AssistantPorts, report: StepReport): AssistantPorts {
  /** `done` says what was done, from what came of it; null if nothing was. Defaults to the step that had begun. */
  const reported = async <T>(
    step: ReplyStep,
    work: Promise<T>,
    done: (result: T) => ReplyStep | null = () => step,
  ): Promise<T> => {
    report.begun(step);
    const result = await work;
    const finished = done(result);
    if (finished !== null) report.done(finished);
    return result;
  };
  const { calendar, marketplace, weather, files, memory } = ports;
  return {
    calendar: {
      checkEvent: (event, change) => calendar.checkEvent(event, change),
      firstDates: (event, most) => calendar.firstDates(event, most),
      getEvent: (userId, id) => calendar.getEvent(userId, id),
      listEvents: (userId, range) => reported(about("calendar"), calendar.listEvents(userId, range)),
      createEvent: (userId, id, event) =>
        reported(about("calendar.create", event.title), calendar.createEvent(userId, id, event)),
      updateEvent: (userId, id, change, scope) =>
        reported(about("calendar.change"), calendar.updateEvent(userId, id, change, scope), ({ title }) =>
          about("calendar.change", title),
        ),
      deleteEvent: (userId, id, scope) => reported(about("calendar.delete"), calendar.deleteEvent(userId, id, scope)),
      splitOff: (userId, seriesId) => calendar.splitOff(userId, seriesId),
      originOf: (userId, id) => calendar.originOf(userId, id),
      restoreEvent: (userId, event, of) =>
        reported(about("calendar.restore", event.title), calendar.restoreEvent(userId, event, of)),
    },
    marketplace: {
      searchProducts: (lookup) => reported(about("marketplace", lookup.q), marketplace.searchProducts(lookup)),
      getProduct: (id) =>
        reported(about("marketplace.product"), marketplace.getProduct(id), (product) =>
          product === null ? null : about("marketplace.product", product.name),
        ),
      visitsOf: (userId, period, timezone) =>
        reported(about("marketplace.visits"), marketplace.visitsOf(userId, period, timezone)),
    },
    weather: {
      weatherAt: (place, language, signal) =>
        reported(about("weather", place), weather.weatherAt(place, language, signal), ({ kind }) =>
          kind === "weather" ? about("weather", place) : null,
        ),
    },
    files,
    // What it's about isn't said: it's of the person, and steps are shared.
    memory: {
      list: (userId) => memory.list(userId),
      add: (userId, id, text) => reported(about("memory.add"), memory.add(userId, id, text)),
      remove: (userId, ids) => reported(about("memory.remove"), memory.remove(userId, ids)),
    },
  };
}
