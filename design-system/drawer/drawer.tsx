import type { ComponentProps } from 'react';
import { Modal } from '../modal/modal.tsx';

type DrawerProps = Omit<ComponentProps<typeof Modal>, 'placement' | 'closesTowards'> & {
  /** The edge it comes from and goes back to, as words run. */
  side?: 'start' | 'end';
};

/** A sheet as high as the window, beside the page: a basket, filters, what belongs to the page and not into it. */
export function Drawer({ side = 'end', ...modal }: DrawerProps) {
  return <Modal {...modal} placement={side} />;
}
