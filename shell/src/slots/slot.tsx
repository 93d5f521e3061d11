import { useObservable } from "@atrium/shared-ui";
import { Fragment, type ReactNode } from "react";
import { localized } from "../core/language/language-choice.ts";
import { useFeatureHost } from "../federation/host/feature-host.tsx";
import { FeatureRegion } from "../federation/region/feature-region.tsx";
import { fillingsOf } from "./fillings.ts";
import type { Filled, Slots, ViewSlot } from "./slots.ts";

interface SlotProps<Name extends ViewSlot> {
  readonly name: Name;
  /** What every view gets besides the shell. */
  readonly props: Slots[Name]["props"];
  /** Which fillings show; default all. */
  where?(filling: Filled<Name>): boolean;
  /** How many show at most, the first by order; default all. */
  readonly most?: number;
  /** Shown in a view's place while its code arrives; default a skeleton. */
  readonly loading?: ReactNode;
  /** Shown in a view's place when it failed; default the explanation. */
  readonly failed?: ReactNode;
  /** Shown when no filling does; default nothing. */
  readonly empty?: ReactNode;
  /** Puts something around each view; `label` is the filling's, in the language of the interface. Default the view alone. */
  children?(view: ReactNode, label: string | undefined): ReactNode;
}

/** The views that features put into a slot, by their order. Each stands in a region of its own: what goes wrong in one costs that one. */
export function Slot<Name extends ViewSlot>(slot: SlotProps<Name>) {
  const { name, props, where = () => true, most, empty = null, children = (view) => view, ...instead } = slot;
  const { features, language } = useFeatureHost();
  const current = useObservable(language.language$, language.language);
  const fillings = fillingsOf(features.manifests, name).filter(where).slice(0, most);
  if (fillings.length === 0) return empty;
  return fillings.map(({ featureId, id, expose, label }) => (
    <Fragment key={`${featureId} ${id}`}>
      {children(
        <FeatureRegion featureId={featureId} expose={expose} compact props={props} {...instead} />,
        label && localized(label, current),
      )}
    </Fragment>
  ));
}
