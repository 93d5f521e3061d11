// Parts that the frame itself does not need: loaded with the first feature that does.
export {
  Breadcrumbs,
  FormLabel,
  Radio,
  RadioGroup,
  Rating,
  Switch,
  Tab,
  Tabs,
  ToggleButton,
  ToggleButtonGroup,
} from "@mui/material";
export { Popover } from "./overlay/popover.tsx";
