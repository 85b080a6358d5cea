import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Returns whether the component is hydrated: `false` on the server and in the hydrating render, so that both render the same. */
export function useHydrated() {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
