import type {
  CommandRunner,
  FeatureViewProps,
  MessageCardProps,
  NotificationEmitter,
  SearchSource,
  SidebarPanelProps,
} from "@atrium/shared-contracts";
import type { SlotFilling, SlotName } from "@atrium/shared-contracts/wire";

/** What `feature.json` says of a filling besides what every filling has. */
type Metadata = Omit<SlotFilling, "slot" | "id" | "expose" | "order">;

/** A slot whose fillings draw: a view that gets these props besides the shell. */
interface Draws<Known extends keyof Metadata, Props extends FeatureViewProps = FeatureViewProps> {
  readonly metadata: Pick<Metadata, Known>;
  readonly props: Omit<Props, keyof FeatureViewProps>;
}

/** A slot whose fillings serve: code that creates this service. */
interface Serves<Known extends keyof Metadata, Service> {
  readonly metadata: Pick<Metadata, Known>;
  readonly service: Service;
}

/** Every slot: what is known of a filling before its code is there, and what the code is. */
export interface Slots {
  "sidebar.panel": Draws<"label" | "paths", SidebarPanelProps>;
  "settings.panel": Draws<"label" | "tab">;
  "home.card": Draws<"label">;
  "message.card": Draws<"label" | "kinds", MessageCardProps>;
  "search.provider": Serves<"label" | "icon" | "immediate", SearchSource>;
  command: Serves<"label" | "icon" | "keys", CommandRunner>;
  "notification.source": Serves<never, NotificationEmitter>;
}

export type ViewSlot = {
  [Name in SlotName]: Slots[Name] extends { readonly service: unknown } ? never : Name;
}[SlotName];
export type ServiceSlot = Exclude<SlotName, ViewSlot>;

/** One filling of a slot, and whose it is. */
export type Filled<Name extends SlotName> = Pick<SlotFilling, "id" | "expose" | "order"> &
  Slots[Name]["metadata"] & { readonly slot: Name; readonly featureId: string };
