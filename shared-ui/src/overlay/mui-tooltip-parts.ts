// What MUI's Tooltip consists of once it shows, as one chunk.
export { Grow, Popper } from "@mui/material";
