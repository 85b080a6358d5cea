import { Close, Content, Portal, Root, Title } from '@radix-ui/react-dialog';
import { type ReactNode, useState } from 'react';
import { useCloseRequest } from '../close-request/close-request.ts';
import { Icon } from '../icon/icon.tsx';
import { useModalStack, getZIndexes } from '../modal-stack/modal-stack.ts';
import { usePagePointerEvents } from '../page-pointer-events/page-pointer-events.ts';
import { useScrollLock } from '../scroll-lock/scroll-lock.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './modal.css.ts';
import { useRestoreFocus } from './use-restore-focus.ts';
import { type CloseDirection, useSwipeToClose } from './use-swipe-to-close.ts';

type ModalPlacement = keyof typeof styles.placements;

type ModalProps = {
  open: boolean;
  /** Called when the visitor closes the modal: by its button, Escape, a press on the backdrop, a swipe or the back gesture. */
  onClose: () => void;
  /** The accessible name. */
  title: string;
  /** Hides the title visually. */
  titleHidden?: boolean;
  closeLabel: string;
  /** Position of the modal: in the centre or at an edge of the window. */
  placement?: ModalPlacement;
  /** The direction of the swipe that closes the modal. By default it points to the edge of `placement`, or down. */
  closeDirection?: CloseDirection;
  children: ReactNode;
};

const DEFAULT_CLOSE_DIRECTION: Readonly<Record<ModalPlacement, CloseDirection>> = {
  centre: 'down',
  bottom: 'down',
  top: 'up',
  start: 'start',
  end: 'end',
};

/**
 * A modal dialog, built on Radix Dialog. It traps focus and returns it to the previous element when closed. Modals stack
 * (specification §9), and Escape closes the top one. It renders nothing while closed and on the server.
 */
export function Modal(props: ModalProps) {
  const { open, onClose, title, titleHidden = false, closeLabel, placement = 'centre', children } = props;
  const { closeDirection = DEFAULT_CLOSE_DIRECTION[placement] } = props;
  const [content, setContent] = useState<HTMLElement | null>(null);
  const [backdrop, setBackdrop] = useState<HTMLElement | null>(null);
  const zIndexes = getZIndexes(useModalStack(content !== null));
  const focusHandlers = useRestoreFocus();
  useScrollLock(content !== null);
  usePagePointerEvents(content !== null);
  useSwipeToClose({ content, backdrop, open, closeDirection, onClose });
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
          data-close-direction={closeDirection}
          data-tone="raised"
          aria-modal="true"
          style={{ zIndex: zIndexes.content }}
          {...focusHandlers}
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
