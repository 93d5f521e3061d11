import { type ReactNode, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";

/**
 * A layer beside the application for what is seen, heard and reached over an open dialog, too. A dialog hides everything beside it from
 * screen readers and calls the focus back when it leaves: this layer stays audible, and the focus that a person brings into it is theirs.
 */
export function LiveLayer({ children }: { readonly children: ReactNode }) {
  const [layer] = useState(() => document.createElement("div"));
  useLayoutEffect(() => {
    document.body.append(layer);
    const audible = new MutationObserver(() => layer.removeAttribute("aria-hidden"));
    audible.observe(layer, { attributeFilter: ["aria-hidden"] });
    layer.removeAttribute("aria-hidden");
    // The focus trap of a dialog listens at the document.
    const keepToItself = (event: FocusEvent) => event.stopPropagation();
    layer.addEventListener("focusin", keepToItself);
    return () => {
      audible.disconnect();
      layer.removeEventListener("focusin", keepToItself);
      layer.remove();
    };
  }, [layer]);
  return createPortal(children, layer);
}
