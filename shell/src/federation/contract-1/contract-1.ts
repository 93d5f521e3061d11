// What features built against contract 1 import as `@atrium/shared-contracts`, before it had entries. New features can't: it isn't in the sharing policy.
import {
  CONTRACT_1_VERSION,
  type FeatureService,
  type FeatureView,
  type FeatureViewProps,
  type ShellApi,
  type View,
} from "@atrium/shared-contracts/contract";

export { HttpError, readFeatureModule } from "@atrium/shared-contracts/contract";
export * from "@atrium/shared-contracts/spec";
export { CONTRACT_1_VERSION as CONTRACT_VERSION } from "@atrium/shared-contracts/contract";

// The version marks the module, so that the shell gives it the ShellApi of contract 1.
export function defineView<Props extends FeatureViewProps = FeatureViewProps>(view: View<Props>): FeatureView<Props> {
  return { kind: "view", contractVersion: CONTRACT_1_VERSION, View: view };
}

export function defineService<Service>(create: (shell: ShellApi) => Service): FeatureService<Service> {
  return { kind: "service", contractVersion: CONTRACT_1_VERSION, create };
}

/** Creates one value per ShellApi, on first use. */
export function perShell<T>(create: (shell: ShellApi) => T): (shell: ShellApi) => T {
  const made = new WeakMap<ShellApi, { value: T }>();
  return (shell) => {
    let entry = made.get(shell);
    if (!entry) made.set(shell, (entry = { value: create(shell) }));
    return entry.value;
  };
}
