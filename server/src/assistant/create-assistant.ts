import type { CalendarService } from "../calendar/calendar-service.ts";
import type { Config } from "../config/config.ts";
import { ApiError } from "../http/errors.ts";
import type { Log } from "../log/log.ts";
import { createBuiltInAssistant } from "./built-in/built-in-assistant.ts";
import { calendarPort } from "./domain-ports.ts";
import type { AssistantPorts } from "./ports.ts";
import type { Assistant } from "./reply.ts";
import { createOpenMeteo } from "./weather/open-meteo.ts";

/** The configured model's assistant, or the built-in one without a model. */
export function createAssistant(deps: {
  config: Pick<Config, "model" | "weather">;
  log: Log;
  calendar: CalendarService;
  wordDelayMs: number | undefined;
}): Assistant {
  const { config, log } = deps;
  const ports: AssistantPorts = {
    calendar: calendarPort(deps.calendar),
    marketplace: {
      searchProducts: () => Promise.reject(new ApiError("unavailable")),
      getProduct: () => Promise.reject(new ApiError("unavailable")),
    },
    weather: createOpenMeteo({ ...config.weather, log }),
  };
  return createBuiltInAssistant(ports, deps.wordDelayMs === undefined ? {} : { wordDelayMs: deps.wordDelayMs });
}
