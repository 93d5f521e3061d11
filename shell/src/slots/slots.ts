import type {
  CommandRunner,
  FeatureViewProps,
  MessageCardProps,
  NotificationEmitter,
  SearchSource,
  SharedPageProps,
  SidebarPanelProps,
} from "@atrium/shared-contracts/contract";
import type { SlotFilling, SlotName } from "@atrium/shared-contracts/wire";

/** The slot-specific metadata in `feature.json`, beyond what every filling has. */
type Metadata = Omit<SlotFilling, "slot" | "id" | "expose" | "order">;

/** A slot whose fillings are views. They get these props in addition to the shell. */
interface Draws<Known extends keyof Metadata, Props extends FeatureViewProps = FeatureViewProps> {
  readonly metadata: Pick<Metadata, Known>;
  readonly props: Omit<Props, keyof FeatureViewProps>;
}

/** A slot whose fillings are services: their code creates this service. */
interface Serves<Known extends keyof Metadata, Service> {
  readonly metadata: Pick<Metadata, Known>;
  readonly service: Service;
}

/** Every slot: what is known about a filling before its code loads, and what the code provides. */
export interface Slots {
  "sidebar.panel": Draws<"label" | "paths", SidebarPanelProps>;
  "settings.panel": Draws<"label" | "tab">;
  "home.start": Draws<"label">;
  "home.card": Draws<"label">;
  "shared.page": Draws<"label", SharedPageProps>;
  "message.card": Draws<"label" | "kinds" | "shape", MessageCardProps>;
  "search.provider": Serves<"label" | "icon" | "immediate", SearchSource>;
  command: Serves<"label" | "icon" | "keys" | "ownKeys" | "below", CommandRunner>;
  "notification.source": Serves<"whenIdle", NotificationEmitter>;
}

export type ViewSlot = {
  [Name in SlotName]: Slots[Name] extends { readonly service: unknown } ? never : Name;
}[SlotName];
export type ServiceSlot = Exclude<SlotName, ViewSlot>;

/** A filling of a slot, and the feature it belongs to. */
export type Filled<Name extends SlotName> = Pick<SlotFilling, "id" | "expose" | "order"> &
  Slots[Name]["metadata"] & { readonly slot: Name; readonly featureId: string };
