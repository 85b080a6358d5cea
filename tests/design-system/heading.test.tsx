import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Heading } from '#design-system/heading';
import { LooksAreNotLevels } from '../../stories/design-system/heading.stories.tsx';

test('a heading reads as one sentence, and its emphasised run is stressed', () => {
  const runs = [
    { text: 'Licht voor de uren ', emphasis: false },
    { text: 'na zessen', emphasis: true },
  ];
  render(<Heading level={2} size="display" runs={runs} />);

  const heading = screen.getByRole('heading', { level: 2, name: 'Licht voor de uren na zessen' });
  expect(heading.querySelector('em')).toHaveTextContent('na zessen');
});

test('a heading keeps its place in the outline however large it looks', () => {
  render(<LooksAreNotLevels />);

  const [first, second] = screen.getAllByRole('heading');
  expect(first).toBe(screen.getByRole('heading', { level: 1 }));
  expect(second).toBe(screen.getByRole('heading', { level: 2 }));
});

test('a short word with a hyphen is not broken at it, and is read, found and copied as it is written', () => {
  const runs = [
    { text: 'Passé dix-huit heures, ', emphasis: false },
    { text: 'vingt-trois lampes', emphasis: true },
  ];
  render(<Heading level={1} size="display" runs={runs} />);

  const heading = screen.getByRole('heading', { name: 'Passé dix-huit heures, vingt-trois lampes' });
  const whole = [...heading.querySelectorAll('span')].map(({ textContent }) => textContent);
  expect(whole).toEqual(['dix-huit', 'vingt-trois']);
});

test('a long word keeps the hyphen it may have to break at, and a dash between words is none', () => {
  render(
    <Heading level={2} size="chapter">
      Ein-/Ausschalter, Opalglas-Überfangtechnik - Helligkeit
    </Heading>,
  );

  expect(screen.getByRole('heading').querySelector('span')).toBeNull();
});
