// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endProgress, startProgress } from '../../../site/client/progress.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<div data-navigation><p aria-live="polite"></p><div role="progressbar" aria-label="Pagina wordt geladen"></div></div>';
  // jsdom has no popovers.
  Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} });
});
afterEach(() => vi.useRealTimers());

const announced = () => document.querySelector('[aria-live]')?.textContent;

test('The live region says that a page loads only until it is loaded', async () => {
  startProgress();
  await vi.advanceTimersByTimeAsync(200);
  expect(announced()).toBe('Pagina wordt geladen');
  endProgress();
  expect(announced()).toBe('');
});
