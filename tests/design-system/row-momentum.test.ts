// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createRowMomentum } from '../../design-system/carousel/row-momentum.ts';
import { SLIDE } from '../../design-system/motion/allows-motion.ts';

const SLIDE_PX = 300;

/** Creates a row with four slides of which two are visible, scrolled to a position. jsdom has no layout. */
function createRow(scrollLeft: number, slideDuration: string) {
  const row = document.createElement('ul');
  for (const position of [0, 1, 2, 3])
    row.append(
      Object.defineProperty(document.createElement('li'), 'offsetLeft', { value: position * SLIDE_PX }),
    );
  Object.defineProperty(row, 'clientWidth', { value: 2 * SLIDE_PX });
  Object.defineProperty(row, 'scrollWidth', { value: 4 * SLIDE_PX });
  row.scrollLeft = scrollLeft;
  row.style.setProperty(SLIDE, slideDuration);
  document.body.append(row);
  return row;
}

test('A row without motion shows the slide where it stops at once', () => {
  const row = createRow(100, '0ms');
  let settled = 0;
  const momentum = createRowMomentum(row, () => (settled += 1));

  momentum.start(1_000);

  expect(row.scrollLeft).toBe(SLIDE_PX);
  expect(settled).toBe(1);
  expect(momentum.isUnsettled()).toBe(false);
});

test('A moving row is unsettled until it is stopped, and its scroll snapping is off', () => {
  const row = createRow(100, '300ms');
  let settled = 0;
  const momentum = createRowMomentum(row, () => (settled += 1));

  momentum.start(1_000);
  expect(row.dataset['dragging']).toBe('momentum');
  momentum.pause();
  expect(momentum.isUnsettled()).toBe(true);
  expect(row.dataset['dragging']).toBe('momentum');
  momentum.stop();

  expect(momentum.isUnsettled()).toBe(false);
  expect(row.dataset['dragging']).toBeUndefined();
  expect(settled).toBe(0);
});
