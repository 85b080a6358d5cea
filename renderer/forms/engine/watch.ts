import type { FieldNode } from '../validation/tree.ts';
import { isSame } from './same.ts';

type Listener = () => void;

/** What changes how a field looks. */
export const FIELD_EVENTS = [
  'input',
  'commit',
  'settled',
  'message-added',
  'message-updated',
  'message-removed',
  'child',
  'childRemoved',
];
/** What changes how the form looks: by then the library has counted, which it does before it tells anybody else. */
export const FORM_EVENTS = [
  'commit',
  'settled',
  'count:blocking',
  'count:validating',
  'message-added.deep',
  'message-updated.deep',
  'message-removed.deep',
  'child.deep',
  'childRemoved.deep',
];

/** What changes the answers. */
export const VALUE_EVENTS = ['commit'];

export type Watch<State> = {
  readonly subscribe: (listener: Listener) => () => void;
  /** The same object until something in it changes. */
  readonly state: () => State;
  /** As it was made, which is as the server rendered it. */
  readonly initialState: () => State;
  readonly touch: () => void;
};

/**
 * A node's state for `useSyncExternalStore`. It is told at once, not a microtask later: React puts a controlled field back to what it
 * knows at the end of each key, and the caret would go to the end.
 */
export function watch<State>(node: FieldNode, events: readonly string[], read: () => State): Watch<State> {
  const listeners = new Set<Listener>();
  const initial = read();
  let known = initial;
  let stale = false;
  const touch = () => {
    stale = true;
    for (const listener of listeners) listener();
  };
  for (const event of events) node.on(event, touch);
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => {
      if (!stale) return known;
      stale = false;
      const now = read();
      if (!isSame(now, known)) known = now;
      return known;
    },
    initialState: () => initial,
    touch,
  };
}
