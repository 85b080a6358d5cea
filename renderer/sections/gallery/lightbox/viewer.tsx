import { type MouseEvent, type RefObject, useState } from 'react';
import { useCloseRequest } from '#design-system/close-request';
import { IconButton } from '#design-system/icon-button';
import type { SectionItem } from '../../define-section.ts';
import type { gallerySchema } from '../gallery.schema.ts';
import type { GalleryTexts } from '../gallery.tsx';
import * as styles from './lightbox.css.ts';
import { LightboxSlide } from './slide.tsx';
import { useSharedPicture } from './use-shared-picture.ts';
import { stepTo } from './use-slideshow.ts';
import { useSwipe } from './use-swipe.ts';

type ViewerProps = {
  pictures: readonly SectionItem<typeof gallerySchema, 'pictures'>[];
  index: number;
  /** `false` during the exit animation. */
  open: boolean;
  /** The list in the page that contains the thumbnails, in the order of the pictures. */
  list: RefObject<HTMLElement | null>;
  texts: GalleryTexts;
  onShow: (index: number) => void;
  onClose: () => void;
};

/** The current picture with its caption and buttons. A finger can swipe it. */
export function Viewer(props: ViewerProps) {
  const { pictures, index, open, list, texts, onShow, onClose } = props;
  const last = pictures.length - 1;
  // The links contain a picture each.
  const findThumbnails = () =>
    [...(list.current?.querySelectorAll('a') ?? [])].map((link) => link.querySelector('img') ?? undefined);
  const [thumbs] = useState(() => findThumbnails().map((thumbnail) => thumbnail?.currentSrc));
  const { viewer, stage, strip } = useSwipe({
    hasPicture: (side, element) => pictures[index + stepTo(side, element)] !== undefined,
    onShow: (side, element) => onShow(index + stepTo(side, element)),
    onClose,
  });
  useSharedPicture({ strip, open, findThumbnail: () => findThumbnails()[index] });
  useCloseRequest(true, onClose);
  // The keyboard closes the lightbox by its button and by Escape.
  const stageHandlers = {
    onClick: ({ target }: MouseEvent) => target instanceof HTMLImageElement || onClose(),
  };
  return (
    <div ref={viewer} className={styles.viewer}>
      <div className={styles.backdrop} data-fades="" />
      <div className={styles.top} data-fades="">
        <IconButton icon="close" label={texts.close} onClick={onClose} />
      </div>
      <div ref={stage} className={styles.stage} role="presentation" {...stageHandlers}>
        <div ref={strip} className={styles.strip}>
          {pictures.map(({ id, picture }, at) =>
            Math.abs(at - index) > 1 ? null : (
              <LightboxSlide
                key={id}
                picture={picture}
                thumb={thumbs[at]}
                position={at === index ? 'current' : at < index ? 'previous' : 'next'}
              />
            ),
          )}
        </div>
      </div>
      <p className={styles.caption} data-fades="">
        {pictures[index]?.caption}
      </p>
      {last > 0 && (
        <div className={styles.controls} data-fades="">
          <span className={styles.count} aria-hidden="true">
            {index + 1} / {last + 1}
          </span>
          <IconButton
            icon="arrow-back"
            label={texts.previous}
            unavailable={index === 0}
            onClick={() => onShow(index - 1)}
          />
          <IconButton
            icon="arrow"
            label={texts.next}
            unavailable={index === last}
            onClick={() => onShow(index + 1)}
          />
        </div>
      )}
    </div>
  );
}
