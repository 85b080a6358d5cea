import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { importOptionalChunk } from '#design-system/optional-chunk';
import { findBadInput } from './bad-input.ts';

type EnhancedControlProps<Chunk, Value> = {
  /** Whether the field is visible and the form is interactive. */
  isActive: boolean;
  /** The native control that the server renders. */
  native: ReactNode;
  load: () => Promise<Chunk>;
  /** Reads the value of the native control before it is replaced. */
  read: (container: HTMLElement) => Value;
  /** Renders the enhanced control with the value of the native one. */
  children: (chunk: Chunk, value: Value) => ReactNode;
};

/**
 * Replaces a native control by an enhanced one after its code is loaded. The native control is not replaced while it has the
 * focus or contains bad input, which scripts cannot read. If a press takes the focus away, it is replaced after the press: the enhanced
 * control can be higher, which would move the pressed button away from the pointer.
 */
export function EnhancedControl<Chunk, Value>({
  isActive,
  native,
  load,
  read,
  children,
}: EnhancedControlProps<Chunk, Value>) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [chunk, setChunk] = useState<Chunk>();
  const [initial, setInitial] = useState<{ readonly value: Value }>();
  const loadChunk = useEffectEvent(load);
  const readValue = useEffectEvent(read);
  useEffect(() => {
    if (!isActive) return;
    let isUnmounted = false;
    importOptionalChunk(loadChunk).then(
      (loaded) => isUnmounted || setChunk(() => loaded),
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [isActive]);
  // A layout effect, because the visitor could focus the native control before a later effect runs. The replacement would lose typed text.
  useLayoutEffect(() => {
    if (!chunk || !container || initial) return;
    const replace = () => {
      if (!findBadInput(container)) setInitial({ value: readValue(container) });
    };
    if (!container.contains(document.activeElement)) replace();
    const replaced = new AbortController();
    const { signal } = replaced;
    let isPressed = false;
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!isPressed && !(relatedTarget instanceof Node && container.contains(relatedTarget))) replace();
    };
    const onPress = () => {
      isPressed = true;
    };
    // The click follows the end of the press in the same task.
    const onPressEnd = () => {
      isPressed = false;
      setTimeout(() => {
        if (!signal.aborted && !isPressed && !container.contains(document.activeElement)) replace();
      });
    };
    container.addEventListener('focusout', onFocusOut, { signal });
    document.addEventListener('pointerdown', onPress, { capture: true, signal });
    for (const type of ['pointerup', 'pointercancel'])
      document.addEventListener(type, onPressEnd, { capture: true, signal });
    return () => replaced.abort();
  }, [chunk, container, initial]);
  return chunk && initial ? children(chunk, initial.value) : <div ref={setContainer}>{native}</div>;
}
