import { fireEvent } from '@testing-library/react';

export const MODIFIER_KEYS = ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'] as const;

/**
 * Clicks an element with a modifier key. Returns whether a script prevented what the browser would do, or `undefined` if the click did not
 * reach the document. The click then has no effect, because jsdom cannot open pages.
 */
export function isClickPrevented(element: Element, key: (typeof MODIFIER_KEYS)[number]): boolean | undefined {
  let isPrevented: boolean | undefined;
  document.addEventListener(
    'click',
    (event) => {
      isPrevented = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent.click(element, { [key]: true });
  return isPrevented;
}
