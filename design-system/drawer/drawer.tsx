import type { ComponentProps } from 'react';
import { Modal } from '../modal/modal.tsx';

type DrawerProps = Omit<ComponentProps<typeof Modal>, 'placement' | 'closeDirection'> & {
  /** The edge of the window from which the drawer slides in. In left-to-right text `start` is the left edge. */
  side?: 'start' | 'end';
};

/** A modal at the side of the window, as high as the window: for a cart or filters. */
export function Drawer({ side = 'end', ...modal }: DrawerProps) {
  return <Modal {...modal} placement={side} />;
}
