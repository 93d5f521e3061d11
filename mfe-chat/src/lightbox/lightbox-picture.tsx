import { Box, LoadFailed, Skeleton } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { type CSSProperties, type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { type FilePart, mediaIdOf } from "../attachment/content-part.ts";
import { TEXTS } from "../locales/translations.ts";
import { useMediaLink } from "../media-link/use-media-link.ts";
import { FITTING } from "./zoom.ts";

interface LightboxPictureProps {
  /** Gets what scrolls a picture that's larger than the window. */
  readonly boxRef: RefObject<HTMLDivElement | null>;
  readonly part: FilePart;
  readonly name: string;
  readonly zoom: number;
  onDoubleClick(): void;
}

/** A picture as large as the window, or larger: it's then moved by dragging, scrolling and the arrow keys. */
export function LightboxPicture({ boxRef, part, name, zoom, onDoubleClick }: LightboxPictureProps) {
  const { t } = useTranslation(TEXTS);
  const link = useMediaLink(mediaIdOf(part));
  /** The loaded picture. Another URL of it would load it again. */
  const [loaded, setLoaded] = useState<{ readonly url: string; readonly width: number; readonly ratio: number }>();
  const [failed, setFailed] = useState<string>();
  const zoomBefore = useRef(zoom);
  useLayoutEffect(() => {
    const { current } = boxRef;
    const times = zoom / zoomBefore.current;
    zoomBefore.current = zoom;
    if (!current || times === 1) return;
    // What's in the middle of the window stays there.
    const { clientWidth, clientHeight, scrollLeft, scrollTop } = current;
    current.scrollLeft = (scrollLeft + clientWidth / 2) * times - clientWidth / 2;
    current.scrollTop = (scrollTop + clientHeight / 2) * times - clientHeight / 2;
  }, [boxRef, zoom]);
  const url = loaded?.url ?? link.url;
  if (url === undefined ? !link.isLoading : url === failed)
    return (
      <Box sx={{ m: "auto" }}>
        <LoadFailed retry={t("message.retry")} onRetry={() => void link.renew().then(() => setFailed(undefined))}>
          {t("attach.openFailed")}
        </LoadFailed>
      </Box>
    );
  const drag = ({ buttons, pointerType, movementX, movementY }: PointerEvent) => {
    // Fingers scroll by themselves.
    if (buttons === 1 && pointerType === "mouse") boxRef.current?.scrollBy(-movementX, -movementY);
  };
  return (
    <Box
      ref={boxRef}
      onPointerDown={({ currentTarget, pointerId, pointerType }) => {
        if (pointerType === "mouse") currentTarget.setPointerCapture(pointerId);
      }}
      onPointerMove={drag}
      onDoubleClick={onDoubleClick}
      sx={{
        flexGrow: 1,
        minHeight: 0,
        display: "flex",
        overflow: "auto",
        containerType: "size",
        cursor: zoom > FITTING ? "grab" : "zoom-in",
      }}
    >
      {!loaded && (
        <Skeleton variant="rounded" sx={{ m: "auto", width: "min(90cqw, 640px)", height: "min(80cqh, 400px)" }} />
      )}
      {url !== undefined && (
        <Box
          component="img"
          src={url}
          alt={name}
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setLoaded({ url, width: naturalWidth, ratio: naturalWidth / naturalHeight })
          }
          onError={() => setFailed(url)}
          style={{ "--zoom": zoom } as CSSProperties}
          sx={{
            m: "auto",
            flexShrink: 0,
            ...(loaded
              ? { width: `calc(min(100cqw, 100cqh * ${loaded.ratio}, ${loaded.width}px) * var(--zoom))` }
              : { position: "absolute", opacity: 0 }),
          }}
        />
      )}
    </Box>
  );
}
