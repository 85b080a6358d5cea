import { expect, test } from 'vitest';
import { afterKey, type ListState, plain } from '../../design-system/transfer-list/list-keys.ts';
import { fc } from '../properties.ts';

const labels = ['Leem', 'Linnen', 'Crème', 'Kalk', 'Mos'];
const values = ['leem', 'linnen', 'creme', 'kalk', 'mos'];
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
  ['ArrowDown', { shift: true }, 1, [], 2, ['linnen', 'creme']],
  ['End', { shift: true, ctrl: true }, 3, [], 4, ['kalk', 'mos']],
  [' ', { shift: true }, 3, ['leem'], 3, ['leem', 'linnen', 'creme', 'kalk']],
  ['a', { ctrl: true }, 1, ['mos'], 1, values],
  ['a', { ctrl: true }, 1, values, 1, []],
  ['l', {}, 0, [], 1, []],
  ['l', {}, 1, [], 0, []],
  ['c', {}, 0, [], 2, []],
  ['C', {}, 0, [], 2, []],
] as const)('%s %o at %i with %j picked', (key, keys, active, picked, at, then) => {
  const state = { active, picked: new Set<string>(picked), anchor: 0 };

  const next = afterKey(state, press(key, keys), values, labels);

  expect(next?.active).toBe(at);
  expect([...(next?.picked ?? [])].toSorted()).toEqual([...then].toSorted());
});

test.each(['Tab', 'Escape', 'F5', 'x'])('%s is not the list’s', (key) => {
  expect(afterKey({ active: 0, picked: new Set(), anchor: 0 }, press(key), values, labels)).toBeUndefined();
});

test('an empty list has no keys', () => {
  expect(afterKey({ active: -1, picked: new Set(), anchor: 0 }, press('Home'), [], [])).toBeUndefined();
});

test('a label is found without its accents and capitals', () => {
  expect(plain('ÉCRU')).toBe('ecru');
});

test('whatever one presses, what is under the keys is in the list and only its answers are picked', () => {
  const keys = fc.record({
    key: fc.constantFrom('ArrowDown', 'ArrowUp', 'Home', 'End', ' ', 'a', 'k'),
    shiftKey: fc.boolean(),
    ctrlKey: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(keys, { maxLength: 40 }), (presses) => {
      const start: ListState = { active: 0, picked: new Set(), anchor: 0 };
      const end = presses.reduce<ListState>(
        (state, key) => afterKey(state, key, values, labels) ?? state,
        start,
      );
      expect(values[end.active]).toBeDefined();
      expect([...end.picked].every((value) => values.includes(value))).toBe(true);
    }),
  );
});
