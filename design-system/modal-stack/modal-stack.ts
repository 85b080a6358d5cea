import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

/** `z-index` of the lowest backdrop, and the step from one modal to the next (specification §9). */
const BASE_Z_INDEX = 1_000;
const Z_INDEX_STEP = 2;

/** Returns the `z-index` values of the modal at a position in the stack, counted from 0. */
export function getZIndexes(position: number) {
  const backdrop = BASE_Z_INDEX + Z_INDEX_STEP * position;
  return { backdrop, content: backdrop + 1 };
}

/** Creates a stack of open modals in the order in which they opened. */
export function createModalStack() {
  let modals: readonly symbol[] = [];
  const listeners = new Set<() => void>();

  function update(next: readonly symbol[]) {
    modals = next;
    for (const listener of listeners) listener();
  }

  return {
    /** Puts a modal on top of the stack. Returns a function that removes it; the modals above it move down. */
    push(modal: symbol) {
      update([...modals.filter((other) => other !== modal), modal]);
      return () => update(modals.filter((other) => other !== modal));
    },
    /** Returns the position of a modal, counted from 0. A modal that is not in the stack gets the position it would open at. */
    positionOf(modal: symbol) {
      const position = modals.indexOf(modal);
      return position === -1 ? modals.length : position;
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The stack of this document, shared by all React roots. Only effects write to it, so the server never does. */
const modalStack = createModalStack();

/** Keeps a modal in the stack while it is in the page, including its exit animation. Returns its position. */
export function useModalStack(isMounted: boolean): number {
  const [modal] = useState(() => Symbol('modal'));
  useLayoutEffect(() => (isMounted ? modalStack.push(modal) : undefined), [isMounted, modal]);
  return useSyncExternalStore(
    modalStack.subscribe,
    () => modalStack.positionOf(modal),
    () => 0,
  );
}
