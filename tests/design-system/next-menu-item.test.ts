import { expect, test } from 'vitest';
import { nextItem } from '../../design-system/popover-menu/next-item.ts';

const labels = ['Volg het pakket', 'Wijzig het adres', 'Bestel nog eens', 'Bewaar', 'Écht annuleren'];

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 4, 0],
  ['ArrowDown', -1, 0],
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, 4],
  ['ArrowUp', -1, 4],
  ['Home', 3, 0],
  ['End', 0, 4],
  ['b', 0, 2],
  ['b', 2, 3],
  ['b', 3, 2],
  ['B', 0, 2],
  ['é', 0, 4],
  ['x', 0, undefined],
  [' ', 0, undefined],
  ['Enter', 0, undefined],
  ['ArrowRight', 0, undefined],
])('%j leads from item %i to %s', (key, at, next) => {
  expect(nextItem(key, at, labels)).toBe(next);
});

test('no key leads anywhere in an empty menu', () => {
  expect(nextItem('ArrowDown', -1, [])).toBeUndefined();
});
