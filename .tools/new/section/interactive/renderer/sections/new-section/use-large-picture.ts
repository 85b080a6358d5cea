import { useState, useSyncExternalStore } from 'react';

/**
 * Whether the picture is shown large. `awake` says that this can be changed: on the server, before hydration and without a
 * script it is false, and no button promises what nothing does.
 */
export function useLargePicture() {
  const [large, setLarge] = useState(false);
  const awake = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return { awake, large, toggle: () => setLarge((now) => !now) };
}

/** Awake once, awake for good: there is nothing to listen to. */
function subscribe() {
  return () => {};
}
