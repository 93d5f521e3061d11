import type { Language } from "@atrium/shared-contracts/spec";
import type { FeatureManifest } from "@atrium/shared-contracts/wire";
import { localized } from "../../core/language/language-choice.ts";
import { isAtOrBelow } from "../../federation/routes/route-feature.ts";
import { fillingsOf } from "../../slots/fillings.ts";
import { loadService } from "../../slots/load-service.ts";
import type { Filled } from "../../slots/slots.ts";
import type { Host } from "../host/host.ts";
import type { Session } from "../host/session.ts";
import type { Command } from "./command.ts";

/** Features' commands on a path, from metadata alone; a command's code is fetched when it runs. */
export function featureCommands({ features }: Host, session: Session, language: Language, pathname: string): Command[] {
  const title = (featureId: string, manifests: readonly FeatureManifest[]) => {
    const manifest = manifests.find(({ id }) => id === featureId);
    return manifest ? localized(manifest.title, language) : featureId;
  };
  const isOffered = ({ below }: Filled<"command">) =>
    below?.some((path) => pathname !== path && isAtOrBelow(pathname, path)) ?? true;
  return fillingsOf(features.manifests, "command")
    .filter(isOffered)
    .map((filling): Command => {
      const { featureId, id, label, icon = "sparkles", keys, ownKeys } = filling;
      return {
        id: `${featureId}/${id}`,
        group: title(featureId, features.manifests),
        label: label ? localized(label, language) : id,
        english: label?.en ?? id,
        icon,
        keys: keys === undefined ? [] : [keys],
        ownKeys: ownKeys === undefined ? [] : [ownKeys],
        async run() {
          await (await loadService(filling, features, session)).run(id);
        },
      };
    });
}
