import {
  Box,
  Calendar,
  Check,
  CircleAlert,
  CircleCheck,
  CircleX,
  Eye,
  EyeOff,
  Info,
  RotateCw,
  TriangleAlert,
  WifiOff,
  X,
  type LucideIcon,
} from "lucide-react";

/** Icons on pages that show before the frame is loaded: sign-in, public pages, errors. */
export const FIRST_GLYPHS = {
  box: Box,
  calendar: Calendar,
  check: Check,
  alert: CircleAlert,
  success: CircleCheck,
  error: CircleX,
  eye: Eye,
  "eye-off": EyeOff,
  info: Info,
  retry: RotateCw,
  warning: TriangleAlert,
  offline: WifiOff,
  close: X,
} satisfies Record<string, LucideIcon>;
