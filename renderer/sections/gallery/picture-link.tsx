import type { ComponentProps } from 'react';
import { VisuallyHidden } from '#design-system/visually-hidden';
import { fullSizeUrl } from '../../media/full-size-url.ts';
import { SectionPicture } from '../../media/section-picture.tsx';
import type { SectionItem } from '../define-section.ts';
import * as styles from './gallery.css.ts';
import type { gallerySchema } from './gallery.schema.ts';

type PictureLinkProps = SectionItem<typeof gallerySchema, 'pictures'> & {
  /** The `sizes` attribute of the picture. */
  sizes: string;
  eager: boolean;
  /** The action of the link. Screen readers announce it after the description of the picture. */
  enlargeLabel: string;
  handlers: Pick<ComponentProps<'a'>, 'onClick' | 'onPointerEnter' | 'onFocus'>;
};

/** A picture with its caption. It links to the full-size picture, so that visitors can enlarge it without JavaScript. */
export function PictureLink({ picture, caption, sizes, eager, enlargeLabel, handlers }: PictureLinkProps) {
  return (
    <figure className={styles.figure}>
      <a href={fullSizeUrl(picture)} className={styles.link} data-replay="" {...handlers}>
        <SectionPicture picture={picture} sizes={sizes} fill eager={eager} />
        <VisuallyHidden>
          {picture.alt ? '' : caption} {enlargeLabel}
        </VisuallyHidden>
      </a>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
