import { Close, Content, Portal, Root, Title } from '@radix-ui/react-dialog';
import { type ReactNode, useState } from 'react';
import { useHeldPage } from '../held-page/use-held-page.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { zIndexesOf } from './floors.ts';
import * as styles from './modal.css.ts';
import type { Towards } from './swipe.ts';
import { useCloseRequest } from './use-close-request.ts';
import { useFloor } from './use-floor.ts';
import { useOpener } from './use-opener.ts';
import { useSwipe } from './use-swipe.ts';

type Placement = keyof typeof styles.placements;

type ModalProps = {
  open: boolean;
  /** The visitor wants it closed: by its button, Escape, a press beside it, a swipe, the system's way back. */
  onClose: () => void;
  /** What it is about: its name. */
  title: string;
  /** The title is heard, and not seen. */
  titleHidden?: boolean;
  closeLabel: string;
  /** A dialog in the middle, or a sheet at an edge of the window. */
  placement?: Placement;
  /** Whereto it is swiped away; towards its own edge where nothing else is said. */
  closesTowards?: Towards;
  children: ReactNode;
};

const OWN_EDGE: Readonly<Record<Placement, Towards>> = {
  centre: 'down',
  bottom: 'down',
  top: 'up',
  start: 'start',
  end: 'end',
};

/**
 * Something that must be looked at before the page goes on. A modal dialog by Radix: the focus stays in it and returns to what
 * opened it. Any number stand above each other (specification §9), and the topmost closes first. Nothing is drawn while it is
 * closed.
 */
export function Modal(props: ModalProps) {
  const { open, onClose, title, titleHidden = false, closeLabel, placement = 'centre', children } = props;
  const { closesTowards = OWN_EDGE[placement] } = props;
  const [content, setContent] = useState<HTMLElement | null>(null);
  const [backdrop, setBackdrop] = useState<HTMLElement | null>(null);
  const zIndexes = zIndexesOf(useFloor(content !== null));
  const focus = useOpener();
  useHeldPage(content);
  useSwipe({ content, backdrop, open, towards: closesTowards, onClose });
  useCloseRequest(open, onClose);
  return (
    <Root open={open} onOpenChange={onClose}>
      <Portal>
        <div
          ref={setBackdrop}
          className={styles.backdrop}
          data-state={open ? 'open' : 'closed'}
          style={{ zIndex: zIndexes.backdrop }}
        />
        <Content
          ref={setContent}
          className={`${styles.content} ${styles.placements[placement]}`}
          data-placement={placement}
          data-closes-towards={closesTowards}
          data-tone="raised"
          aria-modal="true"
          style={{ zIndex: zIndexes.content }}
          {...focus}
        >
          <div className={styles.head}>
            <Title className={styles.title}>
              {titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
            </Title>
            <Close className={styles.close} aria-label={closeLabel}>
              <Icon name="close" />
            </Close>
          </div>
          {children}
        </Content>
      </Portal>
    </Root>
  );
}
