import { expect, test } from 'vitest';
import { nextItem } from '../../design-system/popover-menu/next-item.ts';

const labels = ['Track parcel', 'Change address', 'Buy again', 'Bookmark', 'Étagère'];

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
])('nextItem for the key %j returns, from menu item %i, the item %s', (key, current, next) => {
  expect(nextItem(key, current, labels)).toBe(next);
});

test('nextItem returns undefined for an empty menu', () => {
  expect(nextItem('ArrowDown', -1, [])).toBeUndefined();
});
