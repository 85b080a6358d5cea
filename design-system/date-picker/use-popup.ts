import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useEscapeKey } from '../escape-key/escape-key.ts';

/**
 * State and handlers of a field's popup. Escape closes the popup and restores the focus to the trigger. A press outside the field closes
 * it too, and so does moving the focus out of the field. The light dismiss of browsers is not used, because a press on the time field would
 * close the popup.
 *
 * @param canOpen false while the content of the popup cannot be loaded
 */
export function usePopup(root: RefObject<HTMLElement | null>, canOpen: boolean) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // Otherwise it would open without a press as soon as its content is loaded.
  if (isOpen && !canOpen) setIsOpen(false);
  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [isOpen, root]);
  const close = () => {
    if (!isOpen) return;
    setIsOpen(false);
    trigger.current?.focus();
  };
  useEscapeKey(isOpen, close);
  return {
    isOpen,
    close,
    trigger,
    toggle: () => setIsOpen(!isOpen),
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setIsOpen(false);
    },
  };
}
