import type { ReactNode } from 'react';

/**
 * Replaces `react-remove-scroll` inside Radix packages (`.tools/without-style-elements.ts`). It renders its children only, because
 * `useScrollLock` locks scrolling.
 */
export function RemoveScroll({ children }: { children: ReactNode }): ReactNode {
  return children;
}
