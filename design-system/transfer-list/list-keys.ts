/** A list of which several answers can be picked: which of them, which is under the keys, and from where a range is picked. */
export type ListState = {
  readonly active: number;
  readonly picked: ReadonlySet<string>;
  readonly anchor: number;
};

type Key = { readonly key: string; readonly shiftKey: boolean; readonly ctrlKey: boolean };

/**
 * The state of a list after a key, as the ARIA Authoring Practices have it for lists in which several are picked: arrows, Home and
 * End walk, Space picks, Shift with an arrow picks on the way, Shift+Space from the last picked to here, Ctrl+A all or none, a
 * letter goes to the next label that begins with it. `undefined` for a key that is not the list's.
 *
 * @param labels by the order they are shown in; `values` likewise
 */
export function afterKey(
  state: ListState,
  { key, shiftKey, ctrlKey }: Key,
  values: readonly string[],
  labels: readonly string[],
): ListState | undefined {
  const last = values.length - 1;
  const { active, picked, anchor } = state;
  if (last < 0) return undefined;
  if (ctrlKey && key.toLowerCase() === 'a') {
    return { ...state, picked: new Set(picked.size > last ? [] : values) };
  }
  if (key === ' ') {
    return shiftKey
      ? { ...state, picked: withRange(picked, values, anchor, active) }
      : pick(state, active, values);
  }
  const to = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: last }[key];
  if (to !== undefined) {
    const next = Math.max(0, Math.min(last, to));
    if (!shiftKey) return { ...state, active: next };
    const whole = ctrlKey || key.startsWith('Arrow');
    return whole
      ? { active: next, picked: withRange(picked, values, active, next), anchor: next }
      : undefined;
  }
  if (key.length !== 1 || ctrlKey) return undefined;
  const found = beginningWith(key, labels, active);
  return found < 0 ? undefined : { ...state, active: found };
}

/** Picks the answer at a place, or takes it back; ranges now begin there. */
export function pick({ picked }: ListState, at: number, values: readonly string[]): ListState {
  const value = values[at];
  const next = new Set(picked);
  if (value !== undefined && !next.delete(value)) next.add(value);
  return { active: at, picked: next, anchor: at };
}

function withRange(picked: ReadonlySet<string>, values: readonly string[], from: number, to: number) {
  return new Set([...picked, ...values.slice(Math.min(from, to), Math.max(from, to) + 1)]);
}

function beginningWith(letter: string, labels: readonly string[], active: number) {
  const places = labels.map((_, index) => (active + 1 + index) % labels.length);
  return places.find((place) => plain(labels[place] ?? '').startsWith(plain(letter))) ?? -1;
}

/** Without capitals and accents: “È” is found by “e”. */
export function plain(words: string) {
  return words
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}
