import type { MouseEvent } from 'react';
import { useCloseRequest } from '#design-system/close-request';
import { IconButton } from '#design-system/icon-button';
import type { SectionItem } from '../../define-section.ts';
import type { gallerySchema } from '../gallery.schema.ts';
import type { GalleryTexts } from '../gallery.tsx';
import * as styles from './lightbox.css.ts';
import { LightboxSlide } from './slide.tsx';
import { stepTo, type Transition } from './use-slideshow.ts';
import { useSwipe } from './use-swipe.ts';

type ViewerProps = {
  pictures: readonly SectionItem<typeof gallerySchema, 'pictures'>[];
  index: number;
  thumbs: readonly string[];
  /** How the current picture replaced the previous one. */
  transition: Transition;
  texts: GalleryTexts;
  onShow: (index: number, transition?: Transition) => void;
  onDragStart: () => void;
  onClose: () => void;
};

/** The current picture with its caption and buttons. A finger can swipe it. */
export function Viewer(props: ViewerProps) {
  const { pictures, index, thumbs, transition, texts, onShow, onDragStart, onClose } = props;
  const last = pictures.length - 1;
  const { viewer, stage } = useSwipe({
    onStart: onDragStart,
    hasPicture: (side, element) => pictures[index + stepTo(side, element)] !== undefined,
    onShow: (side, element) => onShow(index + stepTo(side, element), 'slide'),
    onClose,
  });
  useCloseRequest(true, onClose);
  // The keyboard closes the lightbox by its button and by Escape.
  const stageHandlers = {
    onClick: ({ target }: MouseEvent) => target instanceof HTMLImageElement || onClose(),
  };
  return (
    <div ref={viewer} className={styles.viewer} data-transition={transition}>
      <div className={styles.backdrop} />
      <div className={styles.top}>
        <IconButton icon="close" label={texts.close} onClick={onClose} />
      </div>
      <div ref={stage} className={styles.stage} role="presentation" {...stageHandlers}>
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
      <p className={styles.caption}>{pictures[index]?.caption}</p>
      {last > 0 && (
        <div className={styles.controls}>
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
