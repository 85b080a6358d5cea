import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { Carousel } from '#design-system/carousel';

const SLIDE = 300;

// jsdom has no layout and does not scroll. This simulates rows in which two slides are visible.
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

function renderCarousel(names: readonly string[]) {
  render(
    <Carousel
      label="Goes well with"
      roleDescription="carousel"
      previousLabel="Previous"
      nextLabel="Next"
      positionLabel={(position, count) => `${position} of ${count}`}
      slides={names.map((name) => ({ id: name, name, content: <p>{name}</p> }))}
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

test('Carousel with one slide has no buttons', () => {
  renderCarousel(['Waker']);

  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
