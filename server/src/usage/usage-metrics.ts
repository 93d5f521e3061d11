import { Counter, type Registry } from "prom-client";
import type { ModelUsage, UsageKind } from "./model-usage.ts";

/** How many models have names in the metrics; each name is a series. People may choose from all that an endpoint lists. */
const NAMED_MODELS = 50;
const OTHER = "other";

export interface UsageMetrics {
  took(kind: UsageKind, usage: ModelUsage): void;
  /** A run that didn't begin, because the person's budget was used up. */
  refused(kind: UsageKind): void;
}

/** Counters of the tokens that this process's models took. */
export function createUsageMetrics(registry: Registry): UsageMetrics {
  const labelNames = ["kind", "model"] as const;
  const registers = [registry];
  const tokens = new Counter({
    name: "atrium_model_tokens_total",
    help: "Tokens that endpoints say their models took. Reasoning is part of the output, cached part of the input",
    labelNames: [...labelNames, "type"],
    registers,
  });
  const estimated = new Counter({
    name: "atrium_model_tokens_estimated_total",
    help: "Estimated tokens of input and output of calls whose endpoint didn't say how many they took",
    labelNames,
    registers,
  });
  const refusals = new Counter({
    name: "atrium_token_budget_refusals_total",
    help: "Calls of a model that weren't made because the person's tokens of the day were used up",
    labelNames: ["kind"] as const,
    registers,
  });
  const named = new Set<string>();
  const nameOf = (model: string) => {
    if (named.size < NAMED_MODELS) named.add(model);
    return named.has(model) ? model : OTHER;
  };
  return {
    took(kind, { model, input, output, reasoning, cached, counted }) {
      const labels = { kind, model: nameOf(model) };
      const types = { input, output, reasoning, cached };
      for (const [type, count] of Object.entries(types)) if (count !== null) tokens.inc({ ...labels, type }, count);
      const unknown = counted - (input ?? 0) - (output ?? 0);
      if (unknown > 0) estimated.inc(labels, unknown);
    },
    refused: (kind) => refusals.inc({ kind }),
  };
}
