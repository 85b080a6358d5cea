import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as cards from '../../../stories/renderer/fixtures/content-cards.ts';
import { show } from './render-json.tsx';

test('Content cards have one link each, named by the label or else by the title', () => {
  show(cards.typical);

  const names = screen.getAllByRole('listitem').map((card) => within(card).getByRole('link').textContent);
  expect(names).toEqual(['Hoe weinig licht', 'Een bank in november', 'Lees over de sleutel']);
  expect(screen.getByRole('link', { name: 'Hoe weinig licht' })).toHaveAttribute(
    'href',
    '/nl/verhalen/hoe-weinig-licht',
  );
});

test('Card titles are one heading level below the section heading, or replace it', () => {
  show({ ...cards.typical, heading: 'Boven' }, { ...cards.typical, id: 'again', anchor: null });
  expect(screen.getAllByRole('heading', { level: 3, name: 'Hoe weinig licht' })).toHaveLength(1);

  show(cards.minimal);
  expect(screen.getByRole('heading', { level: 2, name: 'Alleen een titel' })).toBeInTheDocument();
});

test('A card without a picture renders its text', () => {
  show(cards.missingPictures);

  const [, bench] = screen.getAllByRole('listitem');
  expect(bench && within(bench).queryByRole('img')).toBeNull();
  expect(bench && within(bench).getByRole('link', { name: 'Een bank in november' })).toBeVisible();
});

test('A card with an unsafe or missing link renders without a link', () => {
  show({ ...cards.two, cards: cards.two.cards.map((card) => ({ ...card, link: 'javascript:alert(1)' })) });

  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(within(screen.getByRole('list')).queryByRole('link')).not.toBeInTheDocument();
});

test.each([
  [cards.one, 'single'],
  [cards.two, 'pairs'],
  [cards.typical, 'threes'],
  [cards.four, 'pairs'],
  [cards.eight, 'threes'],
])('Content cards choose their grid by the number of cards: %#', (json, layout) => {
  show(json);

  expect(screen.getByRole('list')).toHaveAttribute('data-layout', layout);
});

test('Content cards without cards have no list', () => {
  show({ ...cards.row, cards: [] });
  expect(screen.getByRole('heading')).toBeInTheDocument();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('A scrolling row is focusable by its links, or itself without links', async () => {
  const visitor = userEvent.setup();
  show({ ...cards.row, ctas: [] });
  await visitor.tab();
  expect(screen.getByRole('list')).not.toHaveAttribute('tabindex');
  expect(within(screen.getByRole('list')).getAllByRole('link')[0]).toHaveFocus();
  cleanup();

  show({ ...cards.rowWithoutLinks, ctas: [] });
  await visitor.tab();
  expect(screen.getByRole('list', { name: 'Lezen tot het donker is' })).toHaveFocus();
});
