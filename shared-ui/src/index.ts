// Components the frame and most features use. MUI's are exported by name, so the build keeps only these.
export {
  Alert,
  AlertTitle,
  Box,
  Button,
  ButtonBase,
  CircularProgress,
  CssBaseline,
  IconButton,
  InputBase,
  ListItemButton,
  ListItemIcon,
  Skeleton,
  Tooltip,
  Typography,
  useMediaQuery,
} from "@mui/material";
export type { BoxProps, ButtonProps, IconButtonProps, StackProps } from "@mui/material";

export { ConfirmDialog, type ConfirmDialogProps } from "./dialog/confirm-dialog.tsx";
export * from "./earlier/earlier-containers.tsx";
export * from "./earlier/earlier-parts.tsx";
export type { OutlinedFieldProps } from "./field/outlined-field.tsx";
export type { PasswordFieldProps } from "./field/password-field.tsx";
export { defineFeatureView } from "./shell/define-feature-view.tsx";
export { FeatureFrame } from "./shell/feature-frame.tsx";
export { type FeatureTexts, featureTexts } from "./shell/feature-texts.ts";
export { Icon, type IconName, type IconProps, addGlyphs } from "./icon/icon.tsx";
export { FRAME_GLYPHS } from "./icon/frame-glyphs.ts";
export { PUBLIC_GLYPHS } from "./icon/public-glyphs.ts";
export { CardLink, type CardLinkProps } from "./layout/card-link.tsx";
export { EmptyState, type EmptyStateProps } from "./layout/empty-state.tsx";
export { LoadFailed, type LoadFailedProps } from "./layout/load-failed.tsx";
export { PageHeader, type PageHeaderProps } from "./layout/page-header.tsx";
export { usePhone } from "./layout/use-phone.ts";
export { VisuallyHidden } from "./layout/visually-hidden.tsx";
export { type LazyCode, lazyCode, useLazyCode } from "./lazy-code/lazy-code.ts";
export { type OverlayHistory, OverlayHistoryContext, useBackCloses } from "./overlay/overlay-history.tsx";
export { OverlayFailureContext, useOverlayCode } from "./overlay/overlay-code.ts";
export { DialogActions, DialogContent, DialogTitle, MenuItem } from "./overlay/overlay-parts.tsx";
export { Dialog, Drawer, Menu, preloadOverlays } from "./overlay/overlays.tsx";
export { ShellProvider, useShell } from "./shell/shell-context.tsx";
export { useNow } from "./state/use-now.ts";
export { useObservable } from "./state/use-observable.ts";
export { rem } from "./theme/rem.ts";
export { BY_TOUCH, TOUCH } from "./theme/touch.ts";
export { type BoundedInput, boundedText, refuseBeyond } from "./text/bounded-text.ts";
export { dayIn, hourIn } from "./time/day-in.ts";
export { useViewerZone, viewerZone, zoneOf } from "./shell/viewer-zone.ts";
export { type ComposingKey, isComposing } from "./text/composing.ts";
export { shortName } from "./text/short-name.ts";
export { type RelativeTime, relativeTime } from "./text/relative-time.ts";
