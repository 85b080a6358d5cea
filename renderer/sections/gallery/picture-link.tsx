import type { ComponentProps } from 'react';
import { VisuallyHidden } from '#design-system/visually-hidden';
import { SectionPicture } from '../../media/section-picture.tsx';
import type { SectionItem } from '../define-section.ts';
import * as styles from './gallery.css.ts';
import type { gallerySchema } from './gallery.schema.ts';
import { largeAddress } from './large.ts';

type PictureLinkProps = SectionItem<typeof gallerySchema, 'pictures'> & {
  /** How wide it is shown, as the `sizes` attribute wants it. */
  sizes: string;
  eager: boolean;
  /** What following the link does; heard after what the picture shows. */
  enlarge: string;
  /** What a script adds to the link. */
  handlers: Pick<ComponentProps<'a'>, 'onClick' | 'onPointerEnter' | 'onFocus'>;
};

/** A picture with its caption, linked to the picture itself: to be seen large even where no script runs. */
export function PictureLink({ picture, caption, sizes, eager, enlarge, handlers }: PictureLinkProps) {
  return (
    <figure className={styles.figure}>
      <a href={largeAddress(picture)} className={styles.link} {...handlers}>
        <SectionPicture picture={picture} sizes={sizes} fill eager={eager} />
        <VisuallyHidden>
          {picture.alt ? '' : caption} {enlarge}
        </VisuallyHidden>
      </a>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
