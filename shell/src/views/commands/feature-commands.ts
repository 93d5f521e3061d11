import type { Command as CommandService, Language } from "@atrium/shared-contracts";
import type { FeatureManifest } from "@atrium/shared-contracts/wire";
import { localized } from "../../core/language/language-choice.ts";
import { fillingsOf } from "../../federation/routes/route-feature.ts";
import type { Host } from "../host/host.ts";
import type { Session } from "../host/session.ts";
import type { Command } from "./command.ts";

/** Commands of features, from their metadata alone; the code behind one is fetched when it is run. */
export function featureCommands(host: Host, session: Session, language: Language): Command[] {
  const { features } = host;
  const title = (featureId: string, manifests: readonly FeatureManifest[]) => {
    const manifest = manifests.find(({ id }) => id === featureId);
    return manifest ? localized(manifest.title, language) : featureId;
  };
  return fillingsOf(features.manifests, "command").map((filling): Command => {
    const { featureId, id, expose, label, icon = "sparkles", keys } = filling;
    return {
      id: `${featureId}/${id}`,
      group: title(featureId, features.manifests),
      label: label ? localized(label, language) : id,
      english: label?.en ?? id,
      icon,
      keys: keys === undefined ? [] : [keys],
      async run() {
        const { module, version } = await features.load(featureId, expose);
        if (module.kind !== "service") throw new TypeError(`${featureId}/${expose} is not a service`);
        await (module as CommandService).create(session.shellApi({ id: featureId, version })).run(id);
      },
    };
  });
}
