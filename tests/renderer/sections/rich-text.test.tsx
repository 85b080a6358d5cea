import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as faq from '../../../stories/renderer/fixtures/faq.ts';
import * as richText from '../../../stories/renderer/fixtures/rich-text.ts';
import { show } from './shown.tsx';

const outline = () =>
  screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);

test('headings in the text follow on from the section’s own', () => {
  show(richText.typical);

  expect(outline()).toEqual(['H1 Hoe het oud wordt', 'H2 Wat je zelf doet', 'H3 In de winter']);
});

test('further down the page the same text stands a level lower', () => {
  show(faq.typical, richText.typical);

  expect(outline().slice(1)).toEqual(['H2 Hoe het oud wordt', 'H3 Wat je zelf doet', 'H4 In de winter']);
});

test('sets inside the text are shown between its runs, in order', () => {
  const { container } = show(richText.withSets);

  expect(
    [...container.querySelectorAll('[data-section]')].map((section) => section.getAttribute('data-section')),
  ).toEqual(['rich-text', 'faq', 'rich-text']);
  expect(screen.getByText('Hoe lang gaat een accu mee?')).toBeVisible();
});

test('text without a heading is only text', () => {
  show(richText.minimal);

  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.getByText('Wij bellen terug, altijd voor vijven.')).toBeVisible();
});
