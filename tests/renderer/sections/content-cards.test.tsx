import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as cards from '../../../stories/renderer/fixtures/content-cards.ts';
import { show } from './shown.tsx';

test('each card has one link, named by its link text or else by its title', () => {
  show(cards.typical);

  const names = screen.getAllByRole('listitem').map((card) => within(card).getByRole('link').textContent);
  expect(names).toEqual(['Hoe weinig licht', 'Een bank in november', 'Lees over de sleutel']);
  expect(screen.getByRole('link', { name: 'Hoe weinig licht' })).toHaveAttribute(
    'href',
    '/nl/verhalen/hoe-weinig-licht',
  );
});

test('titles stand below the heading in the outline, and take its place where there is none', () => {
  show({ ...cards.typical, heading: 'Boven' }, { ...cards.typical, id: 'again', anchor: null });
  expect(screen.getAllByRole('heading', { level: 3, name: 'Hoe weinig licht' })).toHaveLength(1);

  show(cards.minimal);
  expect(screen.getByRole('heading', { level: 2, name: 'Alleen een titel' })).toBeInTheDocument();
});

test('a card without a picture is a card with words', () => {
  show(cards.missingPictures);

  const [, bench] = screen.getAllByRole('listitem');
  expect(bench && within(bench).queryByRole('img')).toBeNull();
  expect(bench && within(bench).getByRole('link', { name: 'Een bank in november' })).toBeVisible();
});

test('a card whose link is unsafe or missing leads nowhere and stays', () => {
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
])('cards hang by their number', (json, layout) => {
  show(json);

  expect(screen.getByRole('list')).toHaveAttribute('data-layout', layout);
});

test('a row that scrolls is reached by keyboard: through its links, or itself where it has none', async () => {
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
