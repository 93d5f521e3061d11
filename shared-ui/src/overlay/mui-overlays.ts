// The overlays that aren't open yet when a page first shows, and what only stands in them, as one chunk.
export {
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Drawer,
  Menu,
  MenuItem,
} from "@mui/material";
