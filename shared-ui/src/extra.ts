// Components the frame itself doesn't need. They load with the first feature that does.
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
