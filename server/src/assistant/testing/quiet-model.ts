import { createLog } from "../../log/log.ts";
import { createModelAssistant } from "../model/model-assistant.ts";
import type { AssistantPorts } from "../reply/ports.ts";
import { AMPLE } from "./ask-model.ts";
import { notedUsage } from "./noted-usage.ts";

/** The assistant of a model at an endpoint, with limits that it doesn't reach. What it logs and takes is dropped. */
export const quietModel = (ports: AssistantPorts, baseUrl: string) =>
  createModelAssistant(ports, {
    config: { apiKey: "key-1", baseUrl, name: "small-model", maxTokens: 8_000, contextTokens: 32_000 },
    usage: notedUsage().usage,
    log: createLog("silent"),
    limits: AMPLE,
  });
