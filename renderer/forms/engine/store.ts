import type { FieldNode } from '../validation/build-nodes.ts';

type Listener = () => void;

/** Events after which a field's state may differ. */
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
/** Events after which the form's state may differ. FormKit updates its counters before it emits them. */
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

/** Events after which the form's values may differ. */
export const VALUE_EVENTS = ['commit'];

/** A store of a node's state with the interface of `useSyncExternalStore`. */
export type NodeStore<State> = {
  readonly subscribe: (listener: Listener) => () => void;
  /** The same object until a value in it changes. */
  readonly state: () => State;
  /** The state at creation, which is the state the server rendered. */
  readonly initialState: () => State;
  /** Calls all listeners, which then read the state again. */
  readonly notify: () => void;
};

/**
 * Creates a store of a node's state for `useSyncExternalStore`. Listeners run synchronously. Otherwise React would
 * reset a controlled field to the value of the last render after each key, and the caret would jump to the end.
 */
export function createNodeStore<State>(
  node: FieldNode,
  events: readonly string[],
  read: () => State,
): NodeStore<State> {
  const listeners = new Set<Listener>();
  const initial = read();
  let current = initial;
  let isStale = false;
  const notify = () => {
    isStale = true;
    for (const listener of listeners) listener();
  };
  for (const event of events) node.on(event, notify);
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => {
      if (!isStale) return current;
      isStale = false;
      const next = read();
      if (!isDeepEqual(next, current)) current = next;
      return current;
    },
    initialState: () => initial,
    notify,
  };
}

function isDeepEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isPlain(a) || !isPlain(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => isDeepEqual(a[key], b[key]));
}

/** Copies lists and plain objects. Other objects, such as files and dates, are shared. */
export function deepCopy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(deepCopy);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, deepCopy(entry)]));
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (Array.isArray(value)) return true;
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
