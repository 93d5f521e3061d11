// What `@atrium/shared-contracts` exported before it had three entries: features built against contract 1 import all of it under that name.
import {
  type FeatureService,
  type FeatureView,
  type FeatureViewProps,
  type ShellApi,
  type View,
} from "@atrium/shared-contracts/contract";

export { HttpError, perShell, readFeatureModule } from "@atrium/shared-contracts/contract";
export * from "@atrium/shared-contracts/spec";

/** The last version of contract 1, which this shell still serves. */
export const CONTRACT_VERSION = "1.2.0";

export function defineView<Props extends FeatureViewProps = FeatureViewProps>(view: View<Props>): FeatureView<Props> {
  return { kind: "view", contractVersion: CONTRACT_VERSION, View: view };
}

export function defineService<Service>(create: (shell: ShellApi) => Service): FeatureService<Service> {
  return { kind: "service", contractVersion: CONTRACT_VERSION, create };
}
