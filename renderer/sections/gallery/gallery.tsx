import type { CSSProperties } from 'react';
import { Eyebrow } from '#design-system/eyebrow';
import { Heading } from '#design-system/heading';
import { type LightboxTexts, useLightbox } from '#design-system/lightbox';
import { PageWidth } from '#design-system/page-width';
import { Text } from '#design-system/text';
import { toLightboxPicture } from '../../media/full-size-url.ts';
import { plainHeading } from '../../parse/heading.ts';
import type { SectionViewProps } from '../define-section.ts';
import * as styles from './gallery.css.ts';
import type { gallerySchema } from './gallery.schema.ts';
import { layOutGrid, pictureAspectRatio } from './grid-layout.ts';
import { gridSizes, rowSizes } from './image-sizes.ts';
import { PictureLink } from './picture-link.tsx';

type GalleryTexts = LightboxTexts & { readonly gallery: string; readonly enlarge: string };
type GalleryProps = SectionViewProps<typeof gallerySchema, { texts: GalleryTexts }>;

/**
 * Pictures in a grid with large and small cells, or in a row of equal height. Each picture links to its file. Once hydrated, the link opens a
 * lightbox instead.
 */
export function Gallery({ eyebrow, heading, intro, layout, pictures, context }: GalleryProps) {
  const { list, linkHandlers, Lightbox, lightboxProps } = useLightbox<HTMLUListElement>();
  const hasHeading = heading.length > 0;
  const cells = layout === 'grid' ? layOutGrid(pictures.map(({ picture }) => picture)) : [];
  const figures = pictures.map((item, index) => {
    const cell = cells[index];
    const ratio = pictureAspectRatio(item.picture);
    const style: CSSProperties & Record<`--${string}`, number> = cell
      ? { [styles.COLUMN]: cell.column, [styles.SPAN]: cell.span, [styles.ASPECT_RATIO]: cell.aspectRatio }
      : { [styles.ASPECT_RATIO]: ratio };
    return (
      <li
        key={item.id}
        className={cell && styles.cell}
        data-offset={cell?.offset}
        data-half={cell?.half}
        style={style}
      >
        <PictureLink
          {...item}
          sizes={cell ? gridSizes(cell, ratio) : rowSizes(ratio)}
          eager={context.isLcp && index === 0}
          enlargeLabel={context.texts.enlarge}
          handlers={linkHandlers(index)}
        />
      </li>
    );
  });
  return (
    <div className={styles.gallery}>
      {(eyebrow || hasHeading || intro) && (
        <PageWidth>
          <div className={styles.head}>
            {(eyebrow || hasHeading) && (
              <div className={styles.title}>
                {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
                {hasHeading && <Heading level={context.headingLevel} size="chapter" runs={heading} />}
              </div>
            )}
            {intro && (
              <div className={styles.intro}>
                <Text tone="quiet">{intro}</Text>
              </div>
            )}
          </div>
        </PageWidth>
      )}
      {layout === 'row' ? (
        <ul ref={list} className={styles.row}>
          {figures}
        </ul>
      ) : (
        <PageWidth>
          <ul ref={list} className={styles.grid}>
            {figures}
          </ul>
        </PageWidth>
      )}
      {Lightbox && (
        <Lightbox
          {...lightboxProps}
          pictures={pictures.map(({ id, picture, caption }) => ({
            ...toLightboxPicture(picture),
            id,
            caption,
          }))}
          name={plainHeading(heading) || context.texts.gallery}
          texts={context.texts}
        />
      )}
    </div>
  );
}
