/**
 * State of a multi-select listbox. `anchor` is the index where a range selection starts. `selected` can also contain values that a search
 * hides from the list.
 */
export type ListboxState = {
  readonly active: number;
  readonly selected: ReadonlySet<string>;
  readonly anchor: number;
};

type Key = { readonly key: string; readonly shiftKey: boolean; readonly ctrlKey: boolean };

/**
 * Returns the state after a key press, by the APG pattern of multi-select listboxes, or undefined if the listbox does not handle the key.
 * Arrows, Home and End move the active option, and Space toggles it. Shift with an arrow, and Ctrl+Shift with Home or End, select the
 * passed options. Shift+Space selects from the anchor. Ctrl+A selects all options, or deselects them if all are selected. A character moves
 * to the next label that starts with it.
 *
 * @param values of the options, in the order of `labels`
 */
export function getNextState(
  state: ListboxState,
  { key, shiftKey, ctrlKey }: Key,
  values: readonly string[],
  labels: readonly string[],
): ListboxState | undefined {
  const last = values.length - 1;
  const { active, selected, anchor } = state;
  if (last < 0) return undefined;
  if (ctrlKey && key.toLowerCase() === 'a') {
    const hidden = [...selected].filter((value) => !values.includes(value));
    const areAllSelected = values.every((value) => selected.has(value));
    return { ...state, selected: new Set(areAllSelected ? hidden : [...hidden, ...values]) };
  }
  if (key === ' ') {
    return shiftKey
      ? { ...state, selected: addRange(selected, values, anchor, active) }
      : toggleOption(state, active, values);
  }
  const target = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: last }[key];
  if (target !== undefined) {
    const next = Math.max(0, Math.min(last, target));
    if (!shiftKey) return { ...state, active: next };
    const selectsRange = ctrlKey || key.startsWith('Arrow');
    return selectsRange
      ? { active: next, selected: addRange(selected, values, active, next), anchor: next }
      : undefined;
  }
  if (key.length !== 1 || ctrlKey) return undefined;
  const match = findLabel(key, labels, active);
  return match < 0 ? undefined : { ...state, active: match };
}

/** Selects or deselects the option at an index and makes it active and the anchor. */
export function toggleOption(
  { selected }: ListboxState,
  index: number,
  values: readonly string[],
): ListboxState {
  const value = values[index];
  const next = new Set(selected);
  if (value !== undefined && !next.delete(value)) next.add(value);
  return { active: index, selected: next, anchor: index };
}

/** Removes case and accents for comparison, so that "e" matches "È". */
export function normaliseText(text: string) {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}

function addRange(selected: ReadonlySet<string>, values: readonly string[], from: number, to: number) {
  return new Set([...selected, ...values.slice(Math.min(from, to), Math.max(from, to) + 1)]);
}

/** Returns the index of the next label after the active one that starts with the text, or -1. */
function findLabel(start: string, labels: readonly string[], active: number) {
  const indexes = labels.map((_, index) => (active + 1 + index) % labels.length);
  return indexes.find((index) => normaliseText(labels[index] ?? '').startsWith(normaliseText(start))) ?? -1;
}
