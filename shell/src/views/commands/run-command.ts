import type { TFunction } from "@atrium/shared-ui/i18n";
import { FeatureLoadError } from "../../federation/loading/feature-load-error.ts";
import type { Host } from "../host/host.ts";
import type { Command } from "./command.ts";

/** Runs a command. A failure shows in a toast and affects nothing else. */
export async function runCommand(command: Command, { language, telemetry, toasts, features }: Host): Promise<void> {
  try {
    await command.run();
  } catch (error) {
    const [featureId = ""] = command.id.split("/");
    features.forget(featureId);
    console.warn(`The command ${command.id} failed`, error);
    telemetry.report(error, { command: command.id });
    const t = language.i18n.getFixedT(language.language, "shell");
    toasts.show({
      title: t("commands.failed", { command: command.label }),
      description: reasonOf(error, t),
      variant: "destructive",
    });
  }
}

function reasonOf(error: unknown, t: TFunction<"shell">): string {
  if (error instanceof FeatureLoadError) return t(`feature.cause.${error.reason.kind}`, { ...error.reason });
  return error instanceof Error ? error.message : String(error);
}
