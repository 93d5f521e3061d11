import { Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useRef, useState } from "react";
import { type FilePart, mediaIdOf } from "../attachment/content-part.ts";
import lightboxTexts from "../locales/en/lightbox.json" with { type: "json" };
import mediaTexts from "../locales/en/media.json" with { type: "json" };
import { TEXTS, texts } from "../locales/translations.ts";
import { useMediaLink } from "../media-link/use-media-link.ts";
import { FileDialog, ToolButton } from "./file-dialog.tsx";
import { LightboxPicture } from "./lightbox-picture.tsx";
import { CLOSE_UP, FITTING, zoomedIn, zoomedOut } from "./zoom.ts";

texts.addEnglish(lightboxTexts, mediaTexts);

export interface LightboxProps {
  /** The pictures to go through. */
  readonly pictures: readonly FilePart[];
  /** Index of the one that's shown. */
  readonly shown: number;
  onShow(index: number): void;
  onClose(): void;
}

/** How far a key moves a zoomed picture. Pixels. */
const MOVE_PX = 80;

/** Pictures over the whole window, one at a time. */
export function Lightbox({ pictures, shown, onShow, onClose }: LightboxProps) {
  const { t } = useTranslation(TEXTS);
  const [zoom, setZoom] = useState<number>(FITTING);
  const part = pictures[shown];
  const name = part?.name ?? t("message.image");
  const { url } = useMediaLink(part && mediaIdOf(part));
  const show = (index: number) => {
    if (index < 0 || index >= pictures.length) return;
    setZoom(FITTING);
    onShow(index);
  };
  const view = useRef<HTMLDivElement>(null);
  const move = (left: number, top: number) => view.current?.scrollBy({ left: left * MOVE_PX, top: top * MOVE_PX });
  const arrows: Readonly<Record<string, () => void>> =
    zoom > FITTING
      ? {
          ArrowLeft: () => move(-1, 0),
          ArrowRight: () => move(1, 0),
          ArrowUp: () => move(0, -1),
          ArrowDown: () => move(0, 1),
        }
      : { ArrowLeft: () => show(shown - 1), ArrowRight: () => show(shown + 1) };
  const keys: Readonly<Record<string, () => void>> = {
    ...arrows,
    PageUp: () => show(shown - 1),
    PageDown: () => show(shown + 1),
    "+": () => setZoom(zoomedIn),
    "=": () => setZoom(zoomedIn),
    "-": () => setZoom(zoomedOut),
    "0": () => setZoom(FITTING),
  };
  return (
    <FileDialog
      name={name}
      url={url}
      labels={{ download: t("lightbox.download"), close: t("lightbox.close") }}
      keys={keys}
      onClose={onClose}
      tools={
        <>
          {pictures.length > 1 && (
            <>
              <ToolButton
                icon="chevron-left"
                label={t("lightbox.previous")}
                disabled={shown === 0}
                onClick={() => show(shown - 1)}
              />
              <Typography variant="body2" aria-live="polite" sx={{ fontVariantNumeric: "tabular-nums" }}>
                {t("lightbox.position", { number: shown + 1, count: pictures.length })}
              </Typography>
              <ToolButton
                icon="chevron-right"
                label={t("lightbox.next")}
                disabled={shown === pictures.length - 1}
                onClick={() => show(shown + 1)}
              />
            </>
          )}
          <ToolButton
            icon="minus"
            label={t("lightbox.zoomOut")}
            disabled={zoomedOut(zoom) === zoom}
            onClick={() => setZoom(zoomedOut)}
          />
          <ToolButton
            icon="plus"
            label={t("lightbox.zoomIn")}
            disabled={zoomedIn(zoom) === zoom}
            onClick={() => setZoom(zoomedIn)}
          />
        </>
      }
    >
      {part && (
        <LightboxPicture
          key={shown}
          boxRef={view}
          part={part}
          name={name}
          zoom={zoom}
          onDoubleClick={() => setZoom((current) => (current === FITTING ? CLOSE_UP : FITTING))}
        />
      )}
    </FileDialog>
  );
}
