import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as faq from '../../../stories/renderer/fixtures/faq.ts';
import { show } from './render-json.tsx';

test('FAQ questions are closed at first and open without scripts', () => {
  const { container } = show(faq.typical);

  const questions = [...container.querySelectorAll('details')];
  expect(questions.map((question) => question.open)).toEqual([false, false, false, false]);
  expect(questions[0]?.querySelector('summary')).toHaveTextContent('Hoe lang gaat een accu mee?');
});

test('FAQ answers render links and lists', () => {
  show(faq.typical);

  expect(screen.getByText('nieuwe')).toHaveAttribute('href', '/nl/onderdelen');
});

test('A question without an answer is not rendered', () => {
  show({ ...faq.minimal, items: [...faq.minimal.items, { id: 'b', question: 'En dan?', answer: null }] });

  expect(screen.queryByText('En dan?')).not.toBeInTheDocument();
});

test('Headings in answers never skip a level, with or without a heading of the section', () => {
  const items = [{ id: 'a', question: 'Hoe lang?', answer: '<h3>Een accu</h3><p>Acht uur.</p>' }];
  const hero = { id: 'hero', type: 'hero', enabled: true, heading: 'Licht' };
  const levelOf = (heading: string) => {
    const { getByText, unmount } = show(hero, { ...faq.minimal, heading, items });
    const { tagName } = getByText('Een accu');
    unmount();
    return tagName;
  };
  expect([levelOf('Vragen'), levelOf('')]).toEqual(['H3', 'H2']);
});
