import { expect, test } from 'vitest';
import { nextTab } from '../../design-system/tabs/next-tab.ts';

test.each([
  ['ArrowRight', 0, 1, 2],
  ['ArrowRight', 2, 0, 1],
  ['ArrowLeft', 1, 0, 2],
  ['ArrowLeft', 0, 2, 1],
  ['Home', 2, 0, 0],
  ['End', 0, 2, 2],
  [' ', 1, 1, 1],
  ['ArrowDown', 1, undefined, undefined],
  ['Enter', 1, undefined, undefined],
  ['a', 1, undefined, undefined],
])(
  'nextTab for the key %j returns, from tab %i of three, the tab %s, and %s in right-to-left text',
  (key, current, next, mirrored) => {
    expect(nextTab(key, current, 3, false)).toBe(next);
    expect(nextTab(key, current, 3, true)).toBe(mirrored);
  },
);
