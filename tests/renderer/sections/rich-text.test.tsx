import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as faq from '../../../stories/renderer/fixtures/faq.ts';
import * as richText from '../../../stories/renderer/fixtures/rich-text.ts';
import { show } from './render-json.tsx';

const outline = () =>
  screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);

test('RichText numbers headings after its own heading', () => {
  show(richText.typical);

  expect(outline()).toEqual(['H1 Hoe het oud wordt', 'H2 Wat je zelf doet', 'H3 In de winter']);
});

test('RichText numbers headings one level lower below the page’s h1', () => {
  show(faq.typical, richText.typical);

  expect(outline().slice(1)).toEqual(['H2 Hoe het oud wordt', 'H3 Wat je zelf doet', 'H4 In de winter']);
});

test('RichText renders sets in its text in order', () => {
  const { container } = show(richText.withSets);

  expect(
    [...container.querySelectorAll('[data-section]')].map((section) => section.getAttribute('data-section')),
  ).toEqual(['rich-text', 'faq', 'rich-text']);
  expect(screen.getByText('Hoe lang gaat een accu mee?')).toBeVisible();
});

test('RichText without a heading renders its text', () => {
  show(richText.minimal);

  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.getByText('Wij bellen terug, altijd voor vijven.')).toBeVisible();
});
