// What the main entry had before, as one chunk.
export {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormHelperText,
  InputAdornment,
  InputLabel,
  LinearProgress,
  OutlinedInput,
  TextField,
} from "@mui/material";
export { OutlinedField } from "./outlined-field.tsx";
export { PasswordField } from "./password-field.tsx";
