import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether scripts are at work: no in what the server writes and in the render that hydrates it, so that both agree; then yes. */
export function useAwake() {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
