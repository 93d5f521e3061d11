// The overlays that aren't open yet when a page first shows, as one chunk.
export { Dialog, Drawer, Menu } from "@mui/material";
