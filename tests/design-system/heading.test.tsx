import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Heading } from '#design-system/heading';
import { SizeIndependentOfLevel } from '../../stories/design-system/heading.stories.tsx';

test('Heading has one accessible name, and its emphasised run is an em element', () => {
  const runs = [
    { text: 'Light for the hours ', emphasis: false },
    { text: 'after six', emphasis: true },
  ];
  render(<Heading level={2} size="display" runs={runs} />);

  const heading = screen.getByRole('heading', { level: 2, name: 'Light for the hours after six' });
  expect(heading.querySelector('em')).toHaveTextContent('after six');
});

test('Heading keeps its level for every size', () => {
  render(<SizeIndependentOfLevel />);

  const [first, second] = screen.getAllByRole('heading');
  expect(first).toBe(screen.getByRole('heading', { level: 1 }));
  expect(second).toBe(screen.getByRole('heading', { level: 2 }));
});

test('Heading keeps short hyphenated words on one line and their text unchanged', () => {
  const runs = [
    { text: 'Passé dix-huit heures, ', emphasis: false },
    { text: 'vingt-trois lampes', emphasis: true },
  ];
  render(<Heading level={1} size="display" runs={runs} />);

  const heading = screen.getByRole('heading', { name: 'Passé dix-huit heures, vingt-trois lampes' });
  const unbroken = [...heading.querySelectorAll('span')].map(({ textContent }) => textContent);
  expect(unbroken).toEqual(['dix-huit', 'vingt-trois']);
});

test('Heading allows a break at the hyphen of a long word and at a dash between words', () => {
  render(
    <Heading level={2} size="chapter">
      Ein-/Ausschalter, Opalglas-Überfangtechnik - Helligkeit
    </Heading>,
  );

  expect(screen.getByRole('heading').querySelector('span')).toBeNull();
});
