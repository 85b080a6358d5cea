import { Content, Portal, Root } from '@radix-ui/react-dialog';
import { type RefObject, useId, useLayoutEffect, useState } from 'react';
import { getZIndexes, useModalStack } from '../modal-stack/modal-stack.ts';
import { usePagePointerEvents } from '../page-pointer-events/page-pointer-events.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { LightboxPicture, LightboxTexts } from './lightbox-picture.ts';
import * as styles from './lightbox.css.ts';
import { useSlideshow } from './use-slideshow.ts';
import { Viewer } from './viewer.tsx';

type LightboxDialogProps = {
  pictures: readonly LightboxPicture[];
  /** Index of the current picture. */
  index: number;
  open: boolean;
  /** The list in the page that contains the links of the pictures, in their order. */
  list: RefObject<HTMLElement | null>;
  /** The page has a scroll bar that takes space. The lightbox keeps that space free. */
  hasScrollBar: boolean;
  /** The accessible name. */
  name: string;
  texts: LightboxTexts;
  onShow: (index: number) => void;
  onClose: () => void;
  /** Runs after the exit animation, when focus can return to the page. */
  onClosed: () => void;
};

/**
 * A modal dialog that shows one picture at a time in the whole window. It uses Radix Dialog without the Radix overlay, because the overlay
 * writes a style element, which the content security policy blocks. `lightbox.css.ts` locks scrolling instead, by an attribute of the root
 * element.
 */
export function LightboxDialog(props: LightboxDialogProps) {
  const { pictures, index, open, list, hasScrollBar, name, texts, onShow, onClose, onClosed } = props;
  const slideshow = useSlideshow({ index, count: pictures.length, open, onShow });
  const [content, setContent] = useState<HTMLElement | null>(null);
  // The lock stays until the exit animation has ended, because the content stays in the page until then.
  useLayoutEffect(() => {
    if (!content) return undefined;
    const { dataset } = document.documentElement;
    dataset['lightbox'] = `${hasScrollBar ? 'beside-scroll-bar' : ''} ${open ? 'open' : ''}`;
    return () => void delete dataset['lightbox'];
  }, [content, hasScrollBar, open]);
  usePagePointerEvents(content !== null);
  const descriptionId = useId();
  const zIndexes = getZIndexes(useModalStack(open));
  const { alt, caption } = pictures[index] ?? {};
  return (
    <Root open={open} onOpenChange={onClose}>
      <Portal>
        <Content
          ref={setContent}
          className={styles.lightbox}
          style={{ zIndex: zIndexes.content }}
          data-tone="night"
          aria-modal="true"
          aria-label={name}
          aria-describedby={descriptionId}
          onKeyDown={slideshow.onKeyDown}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
        >
          <Viewer
            pictures={pictures}
            index={index}
            open={open}
            list={list}
            texts={texts}
            onShow={slideshow.show}
            onClose={onClose}
          />
          <div id={descriptionId}>
            <VisuallyHidden live>
              {[`${texts.positions[index]}:`, alt, caption].filter(Boolean).join(' ')}
            </VisuallyHidden>
          </div>
        </Content>
      </Portal>
    </Root>
  );
}
