import { useObservable } from "@atrium/shared-ui";
import { BehaviorSubject } from "@atrium/shared-contracts/rx";
import { type ReactNode, createContext, memo, useContext, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { RegionBoundary } from "./region-boundary.tsx";

/** A view that shows inside another feature's view. */
interface Guest {
  readonly id: number;
  readonly element: Element;
  /** Undefined once its place was unmounted. */
  readonly view: ReactNode | undefined;
  /** `left`: while it was unmounted with its place. */
  caught(error: unknown, left: boolean): void;
  gaveUp(error: unknown): void;
}

type Guests = BehaviorSubject<ReadonlyMap<number, Guest>>;

const GuestsContext = createContext<Guests | null>(null);

/**
 * Provides for views of features that show inside another feature's view. They're drawn where they belong, but mounted here: a feature that unmounts
 * part of itself takes its boundaries with it, so what a view in there throws meanwhile would otherwise reach the feature around it.
 */
export function GuestRegions({ children }: { readonly children: ReactNode }) {
  const [guests$] = useState<Guests>(() => new BehaviorSubject<ReadonlyMap<number, Guest>>(new Map()));
  const guests = useObservable(guests$, guests$.value);
  const [forget] = useState(() => (id: number) => {
    const rest = new Map(guests$.value);
    rest.delete(id);
    guests$.next(rest);
  });
  return (
    <GuestsContext value={guests$}>
      {children}
      {[...guests.values()].map((guest) => (
        <GuestRegion key={guest.id} guest={guest} forget={forget} />
      ))}
    </GuestsContext>
  );
}

interface GuestRegionProps {
  readonly guest: Guest;
  forget(id: number): void;
}

const GuestRegion = memo(function GuestRegion({ guest, forget }: GuestRegionProps) {
  const { id, element, view } = guest;
  const left = view === undefined;
  useEffect(() => {
    if (!left) return;
    // By then, all cleanups have run, and the boundary has handled what they threw.
    const timer = setTimeout(() => forget(id));
    return () => clearTimeout(timer);
  }, [left, id, forget]);
  return (
    <RegionBoundary
      place={String(left)}
      caught={(error) => guest.caught(error, left)}
      gaveUp={guest.gaveUp}
      fallback={() => null}
    >
      {left ? null : createPortal(view, element)}
    </RegionBoundary>
  );
});

let lastId = 0;

interface GuestPlaceProps extends Pick<Guest, "caught" | "gaveUp"> {
  readonly children: ReactNode;
}

/** Where a guest shows. It's in the page by the time the browser paints, and leaves with this. */
export function GuestPlace({ children: view, caught, gaveUp }: GuestPlaceProps) {
  const guests$ = useContext(GuestsContext);
  if (!guests$) throw new Error("GuestPlace must be used within GuestRegions");
  const [id] = useState(() => (lastId += 1));
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) put(guests$, { id, element: place.current, view, caught, gaveUp });
  }, [guests$, id, view, caught, gaveUp]);
  // Not a layout effect: Suspense runs the cleanups of those for content it only hides.
  useEffect(
    () => () => {
      const guest = guests$.value.get(id);
      if (guest) put(guests$, { ...guest, view: undefined });
    },
    [guests$, id],
  );
  return <div ref={place} style={{ height: "100%" }} />;
}

function put(guests$: Guests, guest: Guest) {
  guests$.next(new Map(guests$.value).set(guest.id, guest));
}
