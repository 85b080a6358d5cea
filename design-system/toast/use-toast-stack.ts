import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';

/**
 * Keeps a stack of messages while a pointer or the focus is on it, and the focus somewhere when the message that had it goes: on the
 * next message, or where it came from.
 */
export function useToastStack(onDismiss: (id: string) => void) {
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);

  function dismiss(id: string) {
    const element = region.current;
    const going = document.activeElement?.closest('li');
    if (element && going && element.contains(going)) {
      const others = [...element.querySelectorAll('li')].filter((one) => one !== going);
      const next = others.at(-1)?.querySelector<HTMLElement>('button:last-of-type') ?? cameFrom.current;
      next?.focus();
    }
    onDismiss(id);
  }

  return {
    region,
    held: pointed || focused,
    dismiss,
    handlers: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
        setFocused(true);
        const outside = relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget);
        if (outside) cameFrom.current = relatedTarget;
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !(event.target instanceof Element)) return;
        event.stopPropagation();
        event.target.closest('li')?.querySelector<HTMLElement>('button:last-of-type')?.click();
      },
    },
  };
}
