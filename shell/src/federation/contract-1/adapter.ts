import {
  CONTRACT_1_VERSION,
  type FeatureService,
  type FeatureView,
  type FeatureViewProps,
  type ShellApi,
} from "@atrium/shared-contracts/contract";
import { type ComponentType, createElement } from "react";

type FeatureModule = FeatureView | FeatureService<unknown>;

const modules = new WeakMap<FeatureModule, FeatureModule>();
const apis = new WeakMap<ShellApi, ShellApi>();

/**
 * A feature's module as one of this contract. What was built against contract 1 gets the ShellApi of contract 1; other modules stay as they are.
 * Returns the same module each time, so that a view isn't mounted anew.
 */
export function adaptModule(module: FeatureModule): FeatureModule {
  if (!module.contractVersion.startsWith("1.")) return module;
  const known = modules.get(module);
  if (known) return known;
  const adapted = adapt(module);
  modules.set(module, adapted);
  return adapted;
}

function adapt(module: FeatureModule): FeatureModule {
  if (module.kind === "service") return { ...module, create: (shell) => module.create(shellApi1(shell)) };
  const View = module.View as ComponentType<FeatureViewProps>;
  return { ...module, View: (props) => createElement(View, { ...props, shell: shellApi1(props.shell) }) };
}

/**
 * Contract 2 took nothing out of the ShellApi, so all that differs is the version that the feature reads. What it added stays: the shared UI uses it,
 * whichever feature it's in.
 */
function shellApi1(shell: ShellApi): ShellApi {
  const known = apis.get(shell);
  if (known) return known;
  const adapted: ShellApi = Object.freeze({ ...shell, contractVersion: CONTRACT_1_VERSION });
  apis.set(shell, adapted);
  return adapted;
}
