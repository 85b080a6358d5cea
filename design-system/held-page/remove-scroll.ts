import type { ReactNode } from 'react';

/**
 * Stands in for `react-remove-scroll` inside Radix' packages (`.tools/without-style-elements.ts`): what it wraps is shown as it is,
 * and `useHeldPage` keeps the page still.
 */
export function RemoveScroll({ children }: { children: ReactNode }): ReactNode {
  return children;
}
