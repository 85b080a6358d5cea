import { expect, test } from 'vitest';
import {
  getNextState,
  type ListboxState,
  normaliseText,
} from '../../design-system/transfer-list/listbox-keys.ts';
import { fc } from '../properties.ts';

const labels = ['Lavender', 'Linen', 'Crème', 'Khaki', 'Moss'];
const values = ['lavender', 'linen', 'creme', 'khaki', 'moss'];
const press = (key: string, { shift = false, ctrl = false } = {}) => ({
  key,
  shiftKey: shift,
  ctrlKey: ctrl,
});

test.each([
  ['ArrowDown', {}, 1, [], 2, []],
  ['ArrowUp', {}, 0, [], 0, []],
  ['ArrowDown', {}, 4, [], 4, []],
  ['End', {}, 1, [], 4, []],
  ['Home', {}, 3, [], 0, []],
  [' ', {}, 2, [], 2, ['creme']],
  [' ', {}, 2, ['creme'], 2, []],
  ['ArrowDown', { shift: true }, 1, [], 2, ['linen', 'creme']],
  ['End', { shift: true, ctrl: true }, 3, [], 4, ['khaki', 'moss']],
  [' ', { shift: true }, 3, ['lavender'], 3, ['lavender', 'linen', 'creme', 'khaki']],
  ['a', { ctrl: true }, 1, ['moss'], 1, values],
  ['a', { ctrl: true }, 1, values, 1, []],
  ['l', {}, 0, [], 1, []],
  ['l', {}, 1, [], 0, []],
  ['c', {}, 0, [], 2, []],
  ['C', {}, 0, [], 2, []],
] as const)(
  'Key %j with %o at option %i and selection %j activates option %i and selects %j',
  (key, modifiers, active, selected, nextActive, nextSelected) => {
    const state = { active, selected: new Set<string>(selected), anchor: 0 };

    const next = getNextState(state, press(key, modifiers), values, labels);

    expect(next?.active).toBe(nextActive);
    expect([...(next?.selected ?? [])].toSorted()).toEqual([...nextSelected].toSorted());
  },
);

test.each(['Tab', 'Escape', 'F5', 'x'])('A listbox does not handle %s', (key) => {
  expect(
    getNextState({ active: 0, selected: new Set(), anchor: 0 }, press(key), values, labels),
  ).toBeUndefined();
});

test('An empty listbox does not handle keys', () => {
  expect(getNextState({ active: -1, selected: new Set(), anchor: 0 }, press('Home'), [], [])).toBeUndefined();
});

test('Ctrl+A selects or deselects the shown options, and keeps the selected options that a search hides', () => {
  const hidden = ['hidden 1', 'hidden 2', 'hidden 3', 'hidden 4', 'hidden 5'];
  const pressCtrlA = (selected: readonly string[]) => {
    const state = { active: 0, selected: new Set(selected), anchor: 0 };
    return [...(getNextState(state, press('a', { ctrl: true }), values, labels)?.selected ?? [])];
  };
  expect(pressCtrlA(hidden)).toEqual([...hidden, ...values]);
  expect(pressCtrlA([...hidden, ...values])).toEqual(hidden);
});

test('normaliseText removes accents and case', () => {
  expect(normaliseText('ÉCRU')).toBe('ecru');
});

test('Any sequence of keys keeps the active option and the selection in the list', () => {
  const keys = fc.record({
    key: fc.constantFrom('ArrowDown', 'ArrowUp', 'Home', 'End', ' ', 'a', 'k'),
    shiftKey: fc.boolean(),
    ctrlKey: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(keys, { maxLength: 40 }), (presses) => {
      const start: ListboxState = { active: 0, selected: new Set(), anchor: 0 };
      const end = presses.reduce<ListboxState>(
        (state, key) => getNextState(state, key, values, labels) ?? state,
        start,
      );
      expect(values[end.active]).toBeDefined();
      expect([...end.selected].every((value) => values.includes(value))).toBe(true);
    }),
  );
});
