import { IconButton } from '#design-system/icon-button';
import type { SectionItem } from '../../define-section.ts';
import type { gallerySchema } from '../gallery.schema.ts';
import type { GalleryTexts } from '../gallery.tsx';
import * as styles from './lightbox.css.ts';
import { Slide } from './slide.tsx';
import { useCloseRequest } from './use-close-request.ts';
import { useSwipe } from './use-swipe.ts';
import { stepTo } from './use-turns.ts';

type ViewerProps = {
  pictures: readonly SectionItem<typeof gallerySchema, 'pictures'>[];
  at: number;
  thumbs: readonly string[];
  /** How the last picture gave way to this one. */
  change: 'fade' | 'slide';
  words: GalleryTexts;
  onShow: (at: number, how?: 'fade' | 'slide') => void;
  /** A finger has begun to pull. */
  onHold: () => void;
  onClose: () => void;
};

/** The picture, its caption, and what to press: buttons, or the picture itself with a finger. */
export function Viewer({ pictures, at, thumbs, change, words, onShow, onHold, onClose }: ViewerProps) {
  const last = pictures.length - 1;
  const { element, handlers } = useSwipe({
    onHold,
    leads: (side, stage) => pictures[at + stepTo(side, stage)] !== undefined,
    onTurn: (side, stage) => onShow(at + stepTo(side, stage), 'slide'),
    onClose,
  });
  useCloseRequest(onClose);
  return (
    <div ref={element} className={styles.viewer} data-change={change}>
      <div className={styles.ground} />
      <div className={styles.top}>
        <IconButton icon="close" label={words.close} onClick={onClose} />
      </div>
      <div
        className={styles.stage}
        role="presentation"
        onClick={({ target }) => target instanceof HTMLImageElement || onClose()}
        {...handlers}
      >
        {pictures.map(({ id, picture }, index) =>
          Math.abs(index - at) > 1 ? null : (
            <Slide
              key={id}
              picture={picture}
              thumb={thumbs[index]}
              place={index === at ? 'here' : index < at ? 'before' : 'after'}
            />
          ),
        )}
      </div>
      <p className={styles.caption}>{pictures[at]?.caption}</p>
      {last > 0 && (
        <div className={styles.controls}>
          <span className={styles.count} aria-hidden="true">
            {at + 1} / {last + 1}
          </span>
          <IconButton
            icon="arrow-back"
            label={words.previous}
            unavailable={at === 0}
            onClick={() => onShow(at - 1)}
          />
          <IconButton
            icon="arrow"
            label={words.next}
            unavailable={at === last}
            onClick={() => onShow(at + 1)}
          />
        </div>
      )}
    </div>
  );
}
