import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Modal } from '#design-system/modal';
import { followsLink } from './follows-link.ts';
import * as styles from './phone-menu-modal.css.ts';

type PhoneMenuProps = {
  /** The menu button. */
  readonly button: HTMLButtonElement;
  /** The popover that the button opens without this component. */
  readonly popover: HTMLElement;
};

/** The close button of the popover. The copy omits it, because the modal has a close button. */
const CLOSE_BUTTON = '[popovertarget]';

/**
 * Makes the menu button open a modal with a copy of the popover's lists. The modal traps the focus and closes on a swipe.
 *
 * @param onFailure called when it fails to render. The button then opens the popover again
 */
export function mountPhoneMenu(
  button: HTMLButtonElement,
  popover: HTMLElement,
  onFailure: (error: unknown) => void,
): void {
  // The modal renders into a portal, so the root element stays empty and detached.
  const root = createRoot(document.createElement('div'), {
    // React then removes the listener of the button, so the button opens the popover.
    onUncaughtError: onFailure,
  });
  root.render(<PhoneMenu button={button} popover={popover} />);
}

function PhoneMenu({ button, popover }: PhoneMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [lists, setLists] = useState('');

  useEffect(() => {
    const openModal = (event: Event) => {
      // If the popover is already open, the click must close it.
      if (popover.matches(':popover-open')) return;
      event.preventDefault();
      // Safari does not focus a clicked button, but the modal restores the focus to it.
      button.focus();
      setLists(copyLists(popover));
      setIsOpen(true);
    };
    button.addEventListener('click', openModal);
    button.setAttribute('aria-haspopup', 'dialog');
    return () => {
      button.removeEventListener('click', openModal);
      button.removeAttribute('aria-haspopup');
    };
  }, [button, popover]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const cleanup = new AbortController();
    const close = () => setIsOpen(false);
    window.addEventListener('popstate', close, cleanup);
    document.addEventListener('click', (event) => followsLink(event) && close(), cleanup);
    return () => cleanup.abort();
  }, [isOpen]);

  return (
    <Modal
      open={isOpen}
      onClose={() => setIsOpen(false)}
      title={button.textContent}
      titleHidden
      closeLabel={popover.querySelector(CLOSE_BUTTON)?.textContent ?? ''}
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

/** The popover's content without its close button. It includes `aria-current` of the current page. */
function copyLists(popover: HTMLElement) {
  const children = [...popover.children].filter((child) => !child.matches(CLOSE_BUTTON));
  return children.map(({ outerHTML }) => outerHTML).join('');
}
