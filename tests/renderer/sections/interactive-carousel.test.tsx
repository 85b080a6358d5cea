import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import * as carousel from '../../../stories/renderer/fixtures/interactive-carousel.ts';
import { show } from './render-json.tsx';

const SLIDE_WIDTH = 300;
const VIEWPORT_WIDTH = 780;

// jsdom has no layout and no scrolling, so these stubs give every row realistic sizes.
beforeEach(() => {
  define('offsetLeft', function offsetLeft() {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * SLIDE_WIDTH;
  });
  define('scrollWidth', function scrollWidth() {
    return this.children.length * SLIDE_WIDTH;
  });
  define('clientWidth', () => VIEWPORT_WIDTH);
  HTMLElement.prototype.scrollTo = function scrollTo(this: HTMLElement, to?: ScrollToOptions | number) {
    this.scrollLeft = typeof to === 'object' ? (to.left ?? 0) : 0;
    this.dispatchEvent(new Event('scroll'));
    this.dispatchEvent(new Event('scrollend'));
  } as typeof HTMLElement.prototype.scrollTo;
});

function define(name: string, get: (this: HTMLElement) => number) {
  Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get });
}

/** Renders the carousel; resolves after hydration. */
async function renderHydrated(json: unknown) {
  show(json);
  const row = screen.getByRole('list');
  await waitFor(() => expect(Object.keys(row).some((key) => key.startsWith('__reactProps'))).toBe(true));
  return row;
}
const next = () => screen.getByRole('button', { name: 'Volgende' });
const previous = () => screen.getByRole('button', { name: 'Vorige' });

test('InteractiveCarousel renders every slide in a named, focusable row', async () => {
  const row = await renderHydrated(carousel.typical);

  expect(row).toHaveAccessibleName('Nieuw dit seizoen');
  expect(within(row).getAllByRole('listitem')).toHaveLength(4);
  expect(row).toHaveAttribute('tabindex', '0');
});

test('InteractiveCarousel without slides is skipped, and editors see its error card', () => {
  show({ ...carousel.typical, slides: [] });
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Deze sectie is overgeslagen' })).toBeInTheDocument();
});

test('InteractiveCarousel’s buttons change the slide, announce the position and are disabled at both ends', async () => {
  const visitor = userEvent.setup();
  await renderHydrated(carousel.typical);
  expect(previous()).toHaveAttribute('aria-disabled', 'true');

  await visitor.click(next());
  expect(screen.getByText('2 van 4: Lantaarn Hoeve')).toBeInTheDocument();
  expect(previous()).toHaveAttribute('aria-disabled', 'false');

  await visitor.click(next());
  expect(screen.getByText('4 van 4: Staande lamp Dijk')).toBeInTheDocument();
  expect(next()).toHaveAttribute('aria-disabled', 'true');

  await visitor.click(previous());
  expect(screen.getByText('2 van 4: Lantaarn Hoeve')).toBeInTheDocument();
});

test('InteractiveCarousel changes the slide on arrow keys while its row has focus', async () => {
  const visitor = userEvent.setup();
  const row = await renderHydrated(carousel.typical);

  row.focus();
  await visitor.keyboard('{ArrowRight}');
  expect(row.scrollLeft).toBe(SLIDE_WIDTH);
  await visitor.keyboard('{ArrowLeft}');
  expect(row.scrollLeft).toBe(0);
});

test('InteractiveCarousel announces nothing on load', async () => {
  await renderHydrated(carousel.typical);

  expect(screen.queryByText(/van 4:/)).not.toBeInTheDocument();
});

test('InteractiveCarousel scrolls on mouse drag without following the link below the pointer', async () => {
  const visitor = userEvent.setup();
  const row = await renderHydrated(carousel.typical);
  HTMLElement.prototype.setPointerCapture = () => {};
  const link = within(row).getByRole('link', { name: 'Bekijk de lantaarns' });
  let followed: boolean | undefined;
  row.ownerDocument.addEventListener('click', (event) => (followed = !event.defaultPrevented), {
    once: true,
  });

  await visitor.hover(row);
  // The script of drags loads when the mouse enters the row.
  await vi.dynamicImportSettled();
  await visitor.pointer([
    { keys: '[MouseLeft>]', target: link, coords: { clientX: 500, clientY: 100 } },
    { target: link, coords: { clientX: 220, clientY: 100 } },
    { keys: '[/MouseLeft]', target: link, coords: { clientX: 220, clientY: 100 } },
  ]);

  expect(row.scrollLeft).toBeGreaterThan(0);
  expect(followed).not.toBe(true);
});

test('InteractiveCarousel with one slide has no buttons and does not hydrate', () => {
  const { container } = show(carousel.minimal);

  expect(container.querySelector('[data-island], [data-intent-island]')).toBeNull();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('InteractiveCarousel hides its buttons if all slides fit', async () => {
  show({ ...carousel.three, slides: carousel.three.slides.slice(0, 2) });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Volgende' })).toBeNull());
});

test('InteractiveCarousel has buttons if the slides do not fit', async () => {
  show(carousel.typical);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Vorige' })).toHaveAttribute('aria-disabled', 'true'),
  );
  expect(screen.getByRole('button', { name: 'Volgende' })).toBeVisible();
});
