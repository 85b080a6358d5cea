import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LightboxTexts, useLightbox } from '#design-system/lightbox';
import { Picture as PictureElement } from '#design-system/picture';
import { VisuallyHidden } from '#design-system/visually-hidden';
import { fullSizeUrl, toLightboxPicture } from '#renderer/media/full-size-url';
import { type Picture, pictureSources } from '#renderer/media/picture';
import { GALLERY_SIZES } from './gallery-sizes.ts';
import * as styles from './product-gallery.css.ts';

type ProductGalleryProps = { readonly name: string; readonly pictures: readonly Picture[] };

const THUMBNAIL_SIZES = '80px';

/**
 * The pictures of a variant in a row that scrolls by swiping, with thumbnails that scroll to them. Each picture links to its file. After
 * hydration, the link opens the lightbox instead. When the variant changes, its pictures replace the shown ones in place.
 */
export function ProductGallery({ name, pictures }: ProductGalleryProps) {
  const { t } = useTranslation('product');
  const { list, linkHandlers, Lightbox, lightboxProps } = useLightbox<HTMLUListElement>();
  const [current, setCurrent] = useState(0);
  const count = pictures.length;
  const first = pictures[0]?.src;
  const shownFirst = useRef(first);

  useEffect(() => {
    if (shownFirst.current === first) return;
    shownFirst.current = first;
    list.current?.scrollTo({ left: 0, behavior: 'instant' });
  }, [first, list]);

  function showPicture(event: MouseEvent<HTMLAnchorElement>, index: number) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const row = list.current;
    if (!row) return;
    event.preventDefault();
    const slide = row.children[index];
    if (slide instanceof HTMLElement) row.scrollTo({ left: slide.offsetLeft - row.offsetLeft });
    setCurrent(index);
  }

  function onScroll() {
    const row = list.current;
    if (row && row.clientWidth > 0) setCurrent(Math.round(Math.abs(row.scrollLeft) / row.clientWidth));
  }

  if (count === 0) {
    return (
      <div className={styles.none}>
        <p>{t('gallery.none')}</p>
      </div>
    );
  }
  const positionOf = (index: number) => t('gallery.show', { position: index + 1, count });
  const texts: LightboxTexts = {
    close: t('gallery.close'),
    previous: t('gallery.previous'),
    next: t('gallery.next'),
    zoomIn: t('gallery.zoomIn'),
    zoomOut: t('gallery.zoomOut'),
    positions: pictures.map((_picture, index) => positionOf(index)),
  };
  // Keys are positions, so that the picture of another variant replaces the picture at its position without flicker.
  return (
    <div className={styles.gallery} role="group" aria-label={t('gallery.pictures', { name })}>
      <ul ref={list} className={styles.row} onScroll={onScroll}>
        {pictures.map((picture, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} id={slideId(index)} className={styles.slide}>
            <a href={fullSizeUrl(picture)} className={styles.link} {...linkHandlers(index)}>
              <PictureElement
                {...pictureSources(picture)}
                alt={picture.alt}
                sizes={GALLERY_SIZES}
                eager={index === 0}
                fill
              />
              <VisuallyHidden> {t('gallery.enlarge')}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
      {count > 1 && (
        <ul className={styles.thumbnails}>
          {pictures.map((picture, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <a
                href={`#${slideId(index)}`}
                className={styles.thumbnail}
                aria-current={index === current || undefined}
                onClick={(event) => showPicture(event, index)}
              >
                <PictureElement {...pictureSources(picture)} alt="" sizes={THUMBNAIL_SIZES} fill />
                <VisuallyHidden>{positionOf(index)}</VisuallyHidden>
              </a>
            </li>
          ))}
        </ul>
      )}
      {Lightbox && (
        <Lightbox
          {...lightboxProps}
          pictures={pictures.map((picture, index) => ({
            ...toLightboxPicture(picture),
            id: String(index),
            caption: '',
          }))}
          name={name}
          texts={texts}
        />
      )}
    </div>
  );
}

function slideId(index: number) {
  return `picture-${index + 1}`;
}
