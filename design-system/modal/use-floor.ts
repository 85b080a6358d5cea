import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { floors } from './floors.ts';

/** Which floor a modal stands on while it is there, its way out included. */
export function useFloor(isThere: boolean): number {
  const [modal] = useState(() => Symbol('modal'));
  useLayoutEffect(() => (isThere ? floors.enter(modal) : undefined), [isThere, modal]);
  return useSyncExternalStore(
    floors.subscribe,
    () => floors.floorOf(modal),
    () => 0,
  );
}
