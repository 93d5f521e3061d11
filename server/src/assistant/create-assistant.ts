import type { CalendarService } from "../calendar/calendar-service.ts";
import type { Config } from "../config/config.ts";
import type { Log } from "../log/log.ts";
import type { MarketplaceService } from "../marketplace/marketplace-service.ts";
import type { VisitService } from "../marketplace/visit-service.ts";
import type { TokenUsage } from "../usage/token-usage.ts";
import type { MediaService } from "../media/media-service.ts";
import type { MemoryService } from "../memory/memory-service.ts";
import { createBuiltInAssistant } from "./built-in/built-in-assistant.ts";
import { calendarPort, filesPort, marketplacePort } from "./domain-ports.ts";
import { createModelAssistant } from "./model/model-assistant.ts";
import type { AssistantPorts } from "./reply/ports.ts";
import type { Assistant } from "./reply/reply.ts";
import { createOpenMeteo } from "./weather/open-meteo.ts";

/** The assistant of the configured model, or the built-in one when no model is configured. */
export function createAssistant(deps: {
  config: Pick<Config, "model" | "weather">;
  log: Log;
  calendar: CalendarService;
  marketplace: MarketplaceService;
  visits: VisitService;
  memory: MemoryService;
  media: Pick<MediaService, "read">;
  usage: TokenUsage;
  /** Milliseconds between two words of the built-in assistant; WORD_DELAY_MS when undefined. */
  wordDelayMs: number | undefined;
}): Assistant {
  const { config, log, wordDelayMs } = deps;
  const ports: AssistantPorts = {
    calendar: calendarPort(deps.calendar),
    marketplace: marketplacePort(deps.marketplace, deps.visits),
    weather: createOpenMeteo({ ...config.weather, log }),
    files: filesPort(deps.media),
    memory: deps.memory,
  };
  if (config.model !== undefined) return createModelAssistant(ports, { config: config.model, usage: deps.usage, log });
  return createBuiltInAssistant(ports, wordDelayMs === undefined ? {} : { wordDelayMs });
}
