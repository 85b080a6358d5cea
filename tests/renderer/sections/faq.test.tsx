import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as faq from '../../../stories/renderer/fixtures/faq.ts';
import { show } from './shown.tsx';

test('questions are closed until they are asked, and open without a script', () => {
  const { container } = show(faq.typical);

  const questions = [...container.querySelectorAll('details')];
  expect(questions.map((question) => question.open)).toEqual([false, false, false, false]);
  expect(questions[0]?.querySelector('summary')).toHaveTextContent('Hoe lang gaat een accu mee?');
});

test('an answer may hold links and lists', () => {
  show(faq.typical);

  expect(screen.getByText('nieuwe')).toHaveAttribute('href', '/nl/onderdelen');
});

test('a question without an answer is not shown', () => {
  show({ ...faq.minimal, items: [...faq.minimal.items, { id: 'b', question: 'En dan?', answer: null }] });

  expect(screen.queryByText('En dan?')).not.toBeInTheDocument();
});
