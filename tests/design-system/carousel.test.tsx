import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carousel } from '#design-system/carousel';
import { waitFor } from '../wait.ts';

const SLIDE = 300;

// jsdom has no layout and does not scroll. These properties simulate rows in which two slides are visible.
beforeEach(() => {
  const dimensions: Readonly<Record<string, (element: HTMLElement) => number>> = {
    offsetLeft: (element) => [...(element.parentElement?.children ?? [])].indexOf(element) * SLIDE,
    scrollWidth: (element) => element.children.length * SLIDE,
    clientWidth: () => SLIDE * 2,
  };
  for (const [name, measure] of Object.entries(dimensions)) {
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get(this: HTMLElement) {
        return measure(this);
      },
    });
  }
  Object.assign(HTMLElement.prototype, {
    scrollTo(this: HTMLElement, { left = 0 }: ScrollToOptions) {
      this.scrollLeft = left;
      this.dispatchEvent(new Event('scroll'));
      this.dispatchEvent(new Event('scrollend'));
    },
  });
});

afterEach(() => vi.restoreAllMocks());

function renderCarousel(names: readonly string[]) {
  render(
    <Carousel
      label="Goes well with"
      roleDescription="carousel"
      previousLabel="Previous"
      nextLabel="Next"
      positionLabel={(position, count) => `${position} of ${count}`}
      slides={names.map((name) => ({ id: name, name, content: <button type="button">{name}</button> }))}
      edges="parent"
    />,
  );
  return screen.getByRole('list', { name: 'Goes well with' });
}

test('Carousel has a name and a role description, and announces the slide at which it stops', async () => {
  const user = userEvent.setup();
  renderCarousel(['Waker', 'Hoeve', 'Dijk', 'Baken']);
  expect(screen.getByRole('group', { name: 'Goes well with' })).toHaveAttribute(
    'aria-roledescription',
    'carousel',
  );

  await user.click(screen.getByRole('button', { name: 'Next' }));

  expect(screen.getByText('2 of 4: Hoeve')).toHaveAttribute('aria-live', 'polite');
});

test('Carousel announces the slide of a button and of a key in browsers without the event `scrollend`', async () => {
  const user = userEvent.setup();
  const row = renderCarousel(['Waker', 'Hoeve', 'Dijk', 'Baken']);
  Object.assign(row, {
    scrollTo({ left = 0 }: ScrollToOptions) {
      row.scrollLeft = left;
      row.dispatchEvent(new Event('scroll'));
    },
  });

  row.focus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.queryByText('1 of 4: Waker')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('2 of 4: Hoeve')).toHaveAttribute('aria-live', 'polite');

  row.focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('4 of 4: Baken')).toHaveAttribute('aria-live', 'polite');
});

test('At the first slide, the previous button of Carousel is disabled and focusable', async () => {
  const user = userEvent.setup();
  renderCarousel(['Waker', 'Hoeve', 'Dijk']);

  await user.tab();
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
});

test('In right-to-left text, the left arrow key shows the next slide of Carousel', async () => {
  const user = userEvent.setup();
  const row = renderCarousel(['Waker', 'Hoeve', 'Dijk', 'Baken']);
  row.style.direction = 'rtl';

  row.focus();
  await user.keyboard('{ArrowLeft}');

  expect(row.scrollLeft).toBe(-SLIDE);
});

test('Tab to a control in a slide that is cut off shows the whole slide of Carousel', async () => {
  const user = userEvent.setup();
  const row = renderCarousel(['Waker', 'Hoeve', 'Dijk', 'Baken']);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return this === row ? new DOMRect(0, 0, SLIDE * 2, 0) : new DOMRect(this.offsetLeft, 0, SLIDE, 0);
  });
  const buttons = within(row).getAllByRole('button');

  row.focus();
  await user.tab();
  await user.tab();
  expect(buttons[1]).toHaveFocus();
  expect(row.scrollLeft).toBe(0);

  await user.tab();
  await waitFor(() => expect(row.scrollLeft).toBe(SLIDE * 2));
});

test('Carousel with one slide has no buttons', () => {
  renderCarousel(['Waker']);

  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
});
