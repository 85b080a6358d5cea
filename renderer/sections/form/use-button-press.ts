import { type PointerEvent, useRef } from 'react';

/**
 * Returns a ref that is true while a button of the form is pressed, and the handler that sets it. Browsers do not agree whether a pressed
 * button receives the focus, so the `relatedTarget` of a blur event does not show the press.
 */
export function useButtonPress() {
  const isPressed = useRef(false);
  const onPointerDown = ({ target }: PointerEvent<HTMLFormElement>) => {
    if (!(target instanceof Element && target.closest('button'))) return;
    isPressed.current = true;
    const press = new AbortController();
    const onPressEnd = () => {
      isPressed.current = false;
      press.abort();
    };
    for (const type of ['pointerup', 'pointercancel'])
      document.addEventListener(type, onPressEnd, { capture: true, signal: press.signal });
  };
  return [isPressed, onPointerDown] as const;
}
