import type { CSSProperties } from 'react';
import { Eyebrow } from '#design-system/eyebrow';
import { Heading } from '#design-system/heading';
import { PageWidth } from '#design-system/page-width';
import { Text } from '#design-system/text';
import { plainHeading } from '../../parse/heading.ts';
import type { SectionViewProps } from '../define-section.ts';
import * as styles from './gallery.css.ts';
import type { gallerySchema } from './gallery.schema.ts';
// The lightbox comes when it is asked for. Its styles and those of its buttons come with the page: no script brings any.
import './lightbox/lightbox.css.ts';
import '#design-system/icon-button';
import { PictureLink } from './picture-link.tsx';
import { hang, ratioOf } from './rhythm.ts';
import { rhythmSizes, rowSizes } from './sizes.ts';
import { useLightbox } from './use-lightbox.ts';

export type GalleryTexts = {
  gallery: string;
  enlarge: string;
  close: string;
  previous: string;
  next: string;
  position: string;
};
type GalleryProps = SectionViewProps<typeof gallerySchema, { texts: GalleryTexts }>;

/**
 * Pictures in a rhythm of large and small, or in a row of one height. Each is a link to its file; hydration opens them in a
 * lightbox instead.
 */
export function Gallery({ eyebrow, heading, intro, layout, pictures, context }: GalleryProps) {
  const { list, linkHandlers, Lightbox, lightboxProps } = useLightbox();
  const titled = heading.length > 0;
  const places = layout === 'rhythm' ? hang(pictures.map(({ picture }) => picture)) : [];
  const figures = pictures.map((item, at) => {
    const place = places[at];
    const ratio = ratioOf(item.picture);
    const style: CSSProperties & Record<`--${string}`, number> = place
      ? { [styles.FROM]: place.from, [styles.SPAN]: place.span, [styles.SHAPE]: place.shape }
      : { [styles.SHAPE]: ratio };
    return (
      <li
        key={item.id}
        className={place && styles.place}
        data-drop={place?.drop}
        data-half={place?.half}
        style={style}
      >
        <PictureLink
          {...item}
          sizes={place ? rhythmSizes(place, ratio) : rowSizes(ratio)}
          eager={context.isLcp && at === 0}
          enlarge={context.texts.enlarge}
          handlers={linkHandlers(at)}
        />
      </li>
    );
  });
  return (
    <div className={styles.gallery}>
      {(eyebrow || titled || intro) && (
        <PageWidth>
          <div className={styles.head}>
            {(eyebrow || titled) && (
              <div className={styles.title}>
                {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
                {titled && <Heading level={context.headingLevel} size="chapter" runs={heading} />}
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
          <ul ref={list} className={styles.rhythm}>
            {figures}
          </ul>
        </PageWidth>
      )}
      {Lightbox && (
        <Lightbox
          {...lightboxProps}
          pictures={pictures}
          name={plainHeading(heading) || context.texts.gallery}
          words={context.texts}
        />
      )}
    </div>
  );
}
