import { Content, Portal, Root } from '@radix-ui/react-dialog';
import { useId } from 'react';
import { VisuallyHidden } from '#design-system/visually-hidden';
import { interpolate } from '../../../render/text-templates.ts';
import type { SectionItem } from '../../define-section.ts';
import type { gallerySchema } from '../gallery.schema.ts';
import type { GalleryTexts } from '../gallery.tsx';
import * as styles from './lightbox.css.ts';
import { useTurns } from './use-turns.ts';
import { Viewer } from './viewer.tsx';

type LightboxProps = {
  pictures: readonly SectionItem<typeof gallerySchema, 'pictures'>[];
  /** The one that is shown. */
  at: number;
  open: boolean;
  /** What the page shows of each picture already, by their order; empty where nothing has come yet. */
  thumbs: readonly string[];
  /** The page has a scroll bar, whose room is kept. */
  scrollBar: boolean;
  name: string;
  words: GalleryTexts;
  onShow: (at: number) => void;
  onClose: () => void;
  /** It has gone from the page, and the focus is free. */
  onClosed: () => void;
};

/**
 * Pictures one at a time on the whole window. A modal dialog by Radix, with a ground of our own: its overlay would write a style
 * element, which the page's security policy refuses. Styles hold the page still.
 */
export function Lightbox(props: LightboxProps) {
  const { pictures, at, open, thumbs, scrollBar, name, words, onShow, onClose, onClosed } = props;
  const { change, show, onHold, onKeyDown } = useTurns({ at, count: pictures.length, open, onShow });
  const spokenId = useId();
  const { picture, caption } = pictures[at] ?? {};
  const position = interpolate(words.position, { position: String(at + 1), count: String(pictures.length) });
  return (
    <Root open={open} onOpenChange={onClose}>
      <Portal>
        <Content
          className={styles.lightbox}
          data-lightbox={scrollBar ? 'beside-scroll-bar' : ''}
          data-tone="night"
          aria-modal="true"
          aria-label={name}
          aria-describedby={spokenId}
          onKeyDown={onKeyDown}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
        >
          <Viewer
            pictures={pictures}
            at={at}
            thumbs={thumbs}
            change={change}
            words={words}
            onShow={show}
            onHold={onHold}
            onClose={onClose}
          />
          <div id={spokenId}>
            <VisuallyHidden live>
              {[`${position}:`, picture?.alt, caption].filter(Boolean).join(' ')}
            </VisuallyHidden>
          </div>
        </Content>
      </Portal>
    </Root>
  );
}
