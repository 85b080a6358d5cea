import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { Carousel } from '#design-system/carousel';

const SLIDE = 300;

// jsdom lays nothing out and does not scroll: this gives every row the measures of a real one, in which two slides fit.
beforeEach(() => {
  const measures: Readonly<Record<string, (element: HTMLElement) => number>> = {
    offsetLeft: (element) => [...(element.parentElement?.children ?? [])].indexOf(element) * SLIDE,
    scrollWidth: (element) => element.children.length * SLIDE,
    clientWidth: () => SLIDE * 2,
  };
  for (const [name, measure] of Object.entries(measures)) {
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

function show(names: readonly string[]) {
  render(
    <Carousel
      label="Past hierbij"
      kind="carrousel"
      previousLabel="Vorige"
      nextLabel="Volgende"
      placeLabel={(position, count) => `${position} van ${count}`}
      slides={names.map((name) => ({ id: name, name, content: <p>{name}</p> }))}
      edges="parent"
    />,
  );
  return screen.getByRole('list', { name: 'Past hierbij' });
}

test('it says what it is and what it shows, and where it came to rest', async () => {
  const visitor = userEvent.setup();
  show(['Waker', 'Hoeve', 'Dijk', 'Baken']);
  expect(screen.getByRole('group', { name: 'Past hierbij' })).toHaveAttribute(
    'aria-roledescription',
    'carrousel',
  );

  await visitor.click(screen.getByRole('button', { name: 'Volgende' }));

  expect(screen.getByText('2 van 4: Hoeve')).toHaveAttribute('aria-live', 'polite');
});

test('at an end its button stays where it is and has nothing to do', async () => {
  const visitor = userEvent.setup();
  show(['Waker', 'Hoeve', 'Dijk']);

  await visitor.tab();
  expect(screen.getByRole('button', { name: 'Vorige' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Vorige' })).toHaveAttribute('aria-disabled', 'true');
});

test('from right to left the arrow key that points left leads on', async () => {
  const visitor = userEvent.setup();
  const row = show(['Waker', 'Hoeve', 'Dijk', 'Baken']);
  row.style.direction = 'rtl';

  row.focus();
  await visitor.keyboard('{ArrowLeft}');

  expect(row.scrollLeft).toBe(-SLIDE);
});

test('one slide leads nowhere', () => {
  show(['Waker']);

  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
