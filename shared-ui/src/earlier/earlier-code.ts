// What the main entry had before, as one chunk.
export {
  Avatar,
  Badge,
  Checkbox,
  Divider,
  FormControl,
  FormControlLabel,
  FormHelperText,
  InputAdornment,
  InputLabel,
  LinearProgress,
  OutlinedInput,
  TextField,
} from "@mui/material";
export { OutlinedField } from "../field/outlined-field.tsx";
export { PasswordField } from "../field/password-field.tsx";
