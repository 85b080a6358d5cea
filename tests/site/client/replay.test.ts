// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onIntent } from '../../../site/client/intent.ts';
import { holdActions, replayClicks, wasClicked } from '../../../site/client/replay.ts';

const page = new AbortController();

function renderSection(html: string) {
  document.body.innerHTML = `<main tabindex="0"><section>${html}</section></main>`;
  const section = document.querySelector('section');
  const control = section?.querySelector<HTMLElement>('a, button, input');
  if (!section || !control) throw new Error('The HTML has no control.');
  return { section, control };
}

/** Counts the clicks that other listeners receive, and prevents the navigation, which jsdom does not have. */
function countClicks(section: HTMLElement) {
  const listener = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  section.addEventListener('click', listener);
  return listener;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SUBMIT = '<form><button type="submit">Send</button></form>';
const PICTURE = '<a href="/picture.jpg" data-replay="">Picture</a>';

test.each([
  ['a submit button', SUBMIT],
  ['a link that the view handles', PICTURE],
])('A click on %s is held, and repeated once after hydration', (_name, html) => {
  const { section, control } = renderSection(html);
  const release = holdActions(section, page.signal);
  const clicked = countClicks(section);
  control.click();
  control.click();
  expect(clicked).not.toHaveBeenCalled();
  release();
  expect(clicked).toHaveBeenCalledTimes(1);
  release();
  vi.runAllTimers();
  expect(clicked).toHaveBeenCalledTimes(1);
});

test.each([
  ['another link', '<a href="/page">Page</a>', {}],
  ['a button', '<button type="button">Next</button>', {}],
  ['a picture with a modifier key', PICTURE, { ctrlKey: true }],
])('A click on %s is not held', (_name, html, init) => {
  const { section, control } = renderSection(html);
  holdActions(section, page.signal);
  const clicked = countClicks(section);
  control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  expect(clicked).toHaveBeenCalledTimes(1);
});

test('A held click has its native action after five seconds', () => {
  const { section, control } = renderSection(SUBMIT);
  holdActions(section, page.signal);
  const clicked = countClicks(section);
  control.click();
  vi.advanceTimersByTime(4_999);
  expect(clicked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(clicked).toHaveBeenCalledTimes(1);
});

test('A click that is held when the page is replaced is dropped', () => {
  const { section, control } = renderSection(SUBMIT);
  const replaced = new AbortController();
  const release = holdActions(section, replaced.signal);
  control.click();
  replaced.abort();
  const clicked = countClicks(section);
  release();
  vi.runAllTimers();
  expect(clicked).not.toHaveBeenCalled();
});

test('Recorded clicks are repeated in their section, except in forms', () => {
  const { section, control } = renderSection(`<button type="button">Next</button>${SUBMIT}`);
  const inForm = section.querySelector('form button');
  if (!inForm) throw new Error('The form has no button.');
  window.lanternClicks = [control, inForm, document.body];
  expect(wasClicked(section)).toBe(true);
  const clicked = countClicks(section);
  replayClicks(section);
  expect(clicked.mock.calls.map(([{ target }]) => target)).toEqual([control]);
  window.lanternClicks = [document.body];
  expect(wasClicked(section)).toBe(false);
});

test.each([
  ['pointerover', true],
  ['focusin', true],
  ['click', true],
  ['scroll', true],
  ['pointermove', false],
])('%s of a control is an intent: %s', (type, expected) => {
  const { section, control } = renderSection('<h2>Heading</h2><button type="button">Next</button>');
  const start = vi.fn<() => void>();
  onIntent(section, start, page.signal);
  section.querySelector('h2')?.dispatchEvent(new Event(type, { bubbles: true }));
  expect(start).not.toHaveBeenCalled();
  control.dispatchEvent(new Event(type));
  expect(start).toHaveBeenCalledTimes(expected ? 1 : 0);
});

test('A control that has the focus before the script is an intent', () => {
  const { section, control } = renderSection('<input>');
  control.focus();
  const start = vi.fn<() => void>();
  onIntent(section, start, page.signal);
  expect(start).toHaveBeenCalledTimes(1);
});
