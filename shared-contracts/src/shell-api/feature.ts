import type { ShellApi } from "./shell-api.ts";
import { CONTRACT_VERSION } from "./version.ts";

/** A React component. The contract doesn't import React, so the return type is left open. */
export type View<Props> = (props: Props) => unknown;

/** Props of every view the shell mounts for a feature. */
export interface FeatureViewProps {
  readonly shell: ShellApi;
}

/** Default export of an exposed module that renders something: routes, panels, cards. */
export interface FeatureView<Props extends FeatureViewProps = FeatureViewProps> {
  readonly kind: "view";
  readonly contractVersion: string;
  readonly View: View<Props>;
}

/** Default export of an exposed module that renders nothing: search providers, commands, notification sources. */
export interface FeatureService<Service> {
  readonly kind: "service";
  readonly contractVersion: string;
  create(shell: ShellApi): Service;
}

export function defineView<Props extends FeatureViewProps = FeatureViewProps>(view: View<Props>): FeatureView<Props> {
  return { kind: "view", contractVersion: CONTRACT_VERSION, View: view };
}

export function defineService<Service>(create: (shell: ShellApi) => Service): FeatureService<Service> {
  return { kind: "service", contractVersion: CONTRACT_VERSION, create };
}

/**
 * Returns the view or service that a remote's module exports. Throws a TypeError that names `reference` and what's wrong with it,
 * so an empty module fails here and not during a render.
 */
export function readFeatureModule(module: unknown, reference: string): FeatureView | FeatureService<unknown> {
  const exported = (module as { default?: unknown } | null | undefined)?.default as Partial<FeatureView> | undefined;
  const { kind, contractVersion } = exported ?? {};
  if (typeof contractVersion !== "string") throw new TypeError(`${reference} exports no feature module`);
  const code = kind === "view" ? exported?.View : (exported as Partial<FeatureService<unknown>> | undefined)?.create;
  if (typeof code !== "function") throw new TypeError(`${reference} exports a feature module without its code`);
  return exported as FeatureView | FeatureService<unknown>;
}
