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

test('RichText after a set continues the headings of the text before it', () => {
  const [before, set] = richText.withSets.content;
  const after = { type: 'text', text: '<h3>In de herfst</h3><h2>In het voorjaar</h2>' };
  const text = { type: 'text', text: `${before?.text}<h2>In de winter</h2>` };
  show(faq.typical, { ...richText.withSets, heading: 'Zorg', content: [text, set, after] });

  expect(outline().slice(1)).toEqual(['H2 Zorg', 'H3 In de winter', 'H4 In de herfst', 'H3 In het voorjaar']);
});

test('RichText without a heading renders its text', () => {
  show(richText.minimal);

  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.getByText('Wij bellen terug, altijd voor vijven.')).toBeVisible();
});
