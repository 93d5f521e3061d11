export { AttachmentTray } from "./attachment-tray.tsx";
export { DropTarget } from "./drop-target.tsx";
export { createUploads } from "./uploads.ts";
