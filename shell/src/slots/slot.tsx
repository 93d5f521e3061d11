import { useObservable } from "@atrium/shared-ui";
import type { ReactNode } from "react";
import { localized } from "../core/language/language-choice.ts";
import { useFeatureHost } from "../federation/host/feature-host.tsx";
import { FeatureRegion } from "../federation/region/feature-region.tsx";
import { RegionHolder } from "../federation/region/region-holder.tsx";
import { fillingsOf } from "./fillings.ts";
import type { Filled, Slots, ViewSlot } from "./slots.ts";

interface SlotProps<Name extends ViewSlot> {
  readonly name: Name;
  /** Props for every view, apart from the shell. */
  readonly props: Slots[Name]["props"];
  /** Selects which fillings to show. Default: all. */
  where?(filling: Filled<Name>): boolean;
  /** Maximum number shown, first by order. Default: all. */
  readonly most?: number;
  /** Shown in place of a view while its code loads. Default: a skeleton. */
  renderLoading?(filling: Filled<Name>): ReactNode;
  /** Shown in place of a view that failed. Default: the explanation. */
  readonly failed?: ReactNode;
  /** Shown when no filling is. Default: nothing. */
  readonly empty?: ReactNode;
  /** Wraps each view. `label` is the filling's, in the language of the interface. Default: no wrapper. */
  children?(view: ReactNode, label: string | undefined): ReactNode;
}

/** Renders the views that features put into a slot, by their order. Each has its own region, so a failing view doesn't affect the others. */
export function Slot<Name extends ViewSlot>(slot: SlotProps<Name>) {
  const {
    name,
    props,
    where = () => true,
    most,
    empty = null,
    children = (view) => view,
    renderLoading,
    failed,
  } = slot;
  const { features, language } = useFeatureHost();
  const current = useObservable(language.language$, language.language);
  const fillings = fillingsOf(features.manifests, name);
  const shown = fillings.filter(where).slice(0, most);
  const view = (filling: Filled<Name>) => {
    const { featureId, expose, label } = filling;
    const region = { featureId, expose, props, failed, loading: renderLoading?.(filling) };
    return children(<FeatureRegion compact {...region} />, label && localized(label, current));
  };
  return (
    <>
      {fillings.map((filling) => (
        <RegionHolder
          key={`${filling.featureId} ${filling.id}`}
          featureId={filling.featureId}
          shown={shown.includes(filling)}
          compact
          failed={failed}
        >
          {() => view(filling)}
        </RegionHolder>
      ))}
      {shown.length === 0 && empty}
    </>
  );
}
