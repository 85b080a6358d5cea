import { type FocusEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useListMotion } from '../motion/use-list-motion.ts';

/**
 * Pauses a stack of messages while a pointer or the focus is in it. When the focused message is dismissed, the focus moves to the last other
 * message, or back to the element that had the focus before the stack.
 */
export function useToastStack(onDismiss: (id: string) => void) {
  const region = useRef<HTMLElement>(null);
  useListMotion(region, ':scope > ol > li', { anchor: 'end', loadOn: 'page' });
  const previousFocus = useRef<HTMLElement>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);

  function dismiss(id: string) {
    const element = region.current;
    const dismissed = document.activeElement?.closest('li');
    if (element && dismissed && element.contains(dismissed)) {
      const others = [...element.querySelectorAll('li:not([inert])')].filter((item) => item !== dismissed);
      const next = others.at(-1)?.querySelector<HTMLElement>('button:last-of-type') ?? previousFocus.current;
      next?.focus();
      // If no element could take the focus, the region gets no blur event, because the focused element is removed.
      if (!next || next !== document.activeElement) setFocused(false);
    }
    onDismiss(id);
  }

  return {
    region,
    isPaused: isHovered || isFocused,
    dismiss,
    handlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      // Otherwise a modal below the messages would handle the press as one on its backdrop, and close.
      onPointerDown: (event: PointerEvent) => event.stopPropagation(),
      onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
        setFocused(true);
        const isFromOutside = relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget);
        if (isFromOutside) previousFocus.current = relatedTarget;
      },
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        setFocused(isInside);
        // When the visitor uses another window, the focus comes back to the stack.
        if (!isInside && document.hasFocus()) previousFocus.current = null;
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !(event.target instanceof Element)) return;
        event.stopPropagation();
        event.target.closest('li')?.querySelector<HTMLElement>('button:last-of-type')?.click();
      },
    },
  };
}
