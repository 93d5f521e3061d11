// Components the frame itself doesn't need. They load with the first feature that does.
export {
  Avatar,
  Badge,
  Breadcrumbs,
  Checkbox,
  Chip,
  Divider,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  InputAdornment,
  InputLabel,
  Link as TextLink,
  List,
  ListItem,
  OutlinedInput,
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
// For features built while it was only here; others take it from the main entry.
export { CardLink, type CardLinkProps } from "./layout/card-link.tsx";
export { OutlinedField, type OutlinedFieldProps } from "./field/outlined-field.tsx";
export { PasswordField, type PasswordFieldProps } from "./field/password-field.tsx";
export { Popover } from "./overlay/popover.tsx";
