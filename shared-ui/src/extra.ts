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
  TextField,
  ToggleButton,
  ToggleButtonGroup,
} from "@mui/material";
export type { TextFieldProps } from "@mui/material";
export { Popover } from "./overlay/popover.tsx";
