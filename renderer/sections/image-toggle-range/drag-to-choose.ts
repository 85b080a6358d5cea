import { trackSwipe } from '#design-system/swipe';

/**
 * Adds dragging to a row of radio buttons: a drag checks the radio button nearest to the pointer. The browser still handles clicks
 * and keys, and the styles move the knob. This function is a callback ref and returns its cleanup.
 */
export function dragToChoose(row: HTMLElement | null) {
  if (!row) return undefined;
  return trackSwipe(
    row,
    {
      accepts: ({ button }) => button === 0,
      onStart: () => true,
      onDrag: ({ startX, startY, offset }) => checkRadioAt(row, startX + offset, startY),
      onRelease: () => {},
      onCancel: () => {},
    },
    { axis: 'x', capturesPointer: true },
  );
}

/** Checks the radio nearest to `x` among the radios at the height `y`, because the radios may wrap into several rows on a phone. */
function checkRadioAt(row: HTMLElement, x: number, y: number) {
  const radiosInRow = [...row.querySelectorAll<HTMLInputElement>('input[type=radio]')]
    .map((radio) => ({ radio, box: radio.getBoundingClientRect() }))
    .filter(({ box: { top, bottom } }) => top <= y && y <= bottom);
  const boxes = radiosInRow.map(({ box }) => box);
  const radio = radiosInRow[nearestIndex(x, boxes)]?.radio;
  if (!radio || radio.checked) return;
  radio.checked = true;
  radio.focus({ preventScroll: true });
}

type HorizontalExtent = { readonly left: number; readonly right: number };

/** Returns the index of the extent that contains `x` or is nearest to it; -1 for an empty list. */
export function nearestIndex(x: number, extents: readonly HorizontalExtent[]): number {
  const distances = extents.map(({ left, right }) => Math.max(left - x, x - right, 0));
  return distances.indexOf(Math.min(...distances));
}
