import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Modal } from '#design-system/modal';
import * as styles from './phone-menu-modal.css.ts';

type PhoneMenuProps = {
  /** What opens the menu, and the popover it opens without this. */
  readonly button: HTMLButtonElement;
  readonly popover: HTMLElement;
};

/** Lets the menu's button open a sheet that can be swiped away and holds the focus, instead of the popover it was copied from. */
export function raisePhoneMenu(button: HTMLButtonElement, popover: HTMLElement): void {
  // The sheet is drawn at the end of the page; nothing stands in the root itself.
  createRoot(document.createElement('div')).render(<PhoneMenu button={button} popover={popover} />);
}

function PhoneMenu({ button, popover }: PhoneMenuProps) {
  const [open, setOpen] = useState(false);
  const [lists, setLists] = useState('');

  useEffect(() => {
    const openSheet = (event: Event) => {
      // One that was opened before this was there is closed by the same button.
      if (popover.matches(':popover-open')) return;
      event.preventDefault();
      // Safari leaves a pressed button without the focus, which has to return to it.
      button.focus();
      setLists(listsOf(popover));
      setOpen(true);
    };
    button.addEventListener('click', openSheet);
    button.setAttribute('aria-haspopup', 'dialog');
    return () => {
      button.removeEventListener('click', openSheet);
      button.removeAttribute('aria-haspopup');
    };
  }, [button, popover]);

  useEffect(() => {
    if (!open) return undefined;
    const left = new AbortController();
    const close = () => setOpen(false);
    window.addEventListener('popstate', close, left);
    document.addEventListener('click', (event) => isFollowed(event) && close(), left);
    return () => left.abort();
  }, [open]);

  return (
    <Modal
      open={open}
      onClose={() => setOpen(false)}
      title={button.textContent}
      titleHidden
      closeLabel={popover.querySelector(CLOSES)?.textContent ?? ''}
      placement="bottom"
    >
      <nav
        className={styles.menu}
        aria-label={popover.ariaLabel ?? undefined}
        dangerouslySetInnerHTML={{ __html: lists }}
      />
    </Modal>
  );
}

/** Whether a press on a link leads away from here, and not into another tab. */
function isFollowed({ target, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  if (metaKey || ctrlKey || shiftKey || altKey) return false;
  return target instanceof Element && target.closest('a[href]') !== null;
}

/** The popover's own button, of which the sheet has one of its own. */
const CLOSES = '[popovertarget]';

/** All that the popover shows, with the marks of the page that is shown now. */
function listsOf(popover: HTMLElement) {
  const shown = [...popover.children].filter((child) => !child.matches(CLOSES));
  return shown.map(({ outerHTML }) => outerHTML).join('');
}
