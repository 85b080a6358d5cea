import { type MouseEvent, type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useCloseRequest } from '../close-request/close-request.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { LightboxPicture, LightboxTexts } from './lightbox-picture.ts';
import * as styles from './lightbox.css.ts';
import { LightboxSlide, type LoadedThumbnail } from './slide.tsx';
import { useSharedPicture } from './use-shared-picture.ts';
import { stepTo } from './use-slideshow.ts';
import { useSwipe } from './use-swipe.ts';
import { useZoom } from './use-zoom.ts';
import { ZOOM_STEP } from './zoom.ts';

type ViewerProps = {
  pictures: readonly LightboxPicture[];
  index: number;
  /** `false` during the exit animation. */
  open: boolean;
  /** The list in the page that contains the thumbnails, in the order of the pictures. */
  list: RefObject<HTMLElement | null>;
  texts: LightboxTexts;
  onShow: (index: number) => void;
  onClose: () => void;
};

/** The current picture with its caption and buttons. A finger can swipe it. */
export function Viewer(props: ViewerProps) {
  const { pictures, index, open, list, texts, onShow, onClose } = props;
  const last = pictures.length - 1;
  // Each link contains one thumbnail.
  const findThumbnails = () =>
    [...(list.current?.querySelectorAll('a') ?? [])].map((link) => link.querySelector('img') ?? undefined);
  const [thumbnails] = useState(() =>
    findThumbnails().map((thumbnail) => thumbnail && readThumbnail(thumbnail)),
  );
  const { viewer, stage, strip } = useSwipe({
    open,
    hasPicture: (side, element) => pictures[index + stepTo(side, element)] !== undefined,
    onShow: (side, element) => onShow(index + stepTo(side, element)),
    onClose,
  });
  const zoom = useZoom({ viewer, stage, open });
  const resetZoom = useEffectEvent(zoom.reset);
  // Resets the zoom when the picture changes or the lightbox closes. It must run before the effect of `useSharedPicture`, which measures
  // the picture without zoom.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => resetZoom(), [index, open]);
  useSharedPicture({ strip, open, findThumbnail: () => findThumbnails()[index] });
  useCloseRequest(open, onClose);
  // A click beside the picture closes the lightbox. For the keyboard there are the close button and Escape.
  const stageHandlers = {
    onClick: ({ target }: MouseEvent) => target instanceof HTMLImageElement || onClose(),
  };
  return (
    <div ref={viewer} className={styles.viewer} data-zoomed={zoom.isZoomed ? '' : undefined}>
      <div className={styles.backdrop} data-fades="" />
      <div className={styles.top} data-fades="">
        <IconButton icon="close" label={texts.close} onClick={onClose} />
      </div>
      <div ref={stage} className={styles.stage} role="presentation" {...stageHandlers}>
        <div ref={strip} className={styles.strip}>
          {pictures.map((picture, at) =>
            Math.abs(at - index) > 1 ? null : (
              <LightboxSlide
                key={picture.id}
                picture={picture}
                thumbnail={thumbnails[at]}
                isZoomed={zoom.isZoomed && at === index}
                position={at === index ? 'current' : at < index ? 'previous' : 'next'}
              />
            ),
          )}
        </div>
      </div>
      <p className={styles.caption} data-fades="">
        {pictures[index]?.caption}
      </p>
      <div className={styles.controls} data-fades="">
        {last > 0 && (
          <span className={styles.count} aria-hidden="true">
            {index + 1} / {last + 1}
          </span>
        )}
        <IconButton
          icon="minus"
          label={texts.zoomOut}
          disabled={!zoom.isZoomed}
          onClick={() => zoom.zoomBy(1 / ZOOM_STEP)}
        />
        <IconButton icon="plus" label={texts.zoomIn} onClick={() => zoom.zoomBy(ZOOM_STEP)} />
        {last > 0 && (
          <>
            <IconButton
              icon="arrow-back"
              label={texts.previous}
              disabled={index === 0}
              onClick={() => onShow(index - 1)}
            />
            <IconButton
              icon="arrow"
              label={texts.next}
              disabled={index === last}
              onClick={() => onShow(index + 1)}
            />
          </>
        )}
      </div>
    </div>
  );
}

/** Returns the loaded rendition of a thumbnail and its aspect ratio, which is that of the whole picture. */
function readThumbnail({ currentSrc, naturalWidth, naturalHeight }: HTMLImageElement): LoadedThumbnail {
  return { src: currentSrc, ratio: naturalHeight > 0 ? naturalWidth / naturalHeight : undefined };
}
