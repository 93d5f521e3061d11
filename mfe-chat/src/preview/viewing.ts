// One chunk, as whoever sees a file may open it.
export { Lightbox } from "../lightbox/lightbox.tsx";
export { FilePreview } from "./file-preview.tsx";
