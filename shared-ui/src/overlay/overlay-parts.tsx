import type * as Mui from "@mui/material";
import type { ElementType } from "react";
import { useLazyCode } from "../lazy-code/lazy-code.ts";
import { overlays } from "./overlays.tsx";

/** MUI's, from the code that the overlay around it has already loaded. */
function part<Name extends "DialogActions" | "DialogContent" | "DialogContentText" | "DialogTitle" | "MenuItem">(
  name: Name,
): (typeof Mui)[Name] {
  function OverlayPart(props: object) {
    const { code } = useLazyCode(overlays);
    const Part: ElementType | undefined = code?.[name];
    return Part && <Part {...props} />;
  }
  // Keeps MUI's type: its `component` also decides what other properties there are.
  return OverlayPart as (typeof Mui)[Name];
}

export const DialogActions = part("DialogActions");
export const DialogContent = part("DialogContent");
export const DialogContentText = part("DialogContentText");
export const DialogTitle = part("DialogTitle");
export const MenuItem = part("MenuItem");
