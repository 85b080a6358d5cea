import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, test } from 'vitest';
import { locales } from '#site/i18n/locale';
import { i18nOf } from '#site/i18n/messages';
import { storeSearch } from '#site/layout/recent-searches';
import { SearchView } from '../../../../site/pages/search/search-view.tsx';
import { stubObservers } from './stub-observers.ts';

beforeEach(() => {
  localStorage.clear();
  stubObservers();
});

test('Recent searches appear when the visitor uses the form, and can be cleared', async () => {
  const user = userEvent.setup();
  storeSearch('nl', 'lantaarn');
  render(
    <I18nextProvider i18n={i18nOf(locales[0])}>
      <SearchView action="/nl/zoeken" locale="nl" term="" results={undefined} popular={['glas']} />
    </I18nextProvider>,
  );
  expect(screen.queryByRole('link', { name: 'lantaarn' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('searchbox'));
  expect(screen.getByRole('link', { name: 'lantaarn' })).toHaveAttribute('href', '/nl/zoeken?q=lantaarn');

  await user.click(screen.getByRole('button', { name: 'Wis deze lijst' }));
  expect(screen.queryByRole('link', { name: 'lantaarn' })).not.toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('The page of a term without results has no link to itself', async () => {
  storeSearch('nl', 'glas');
  storeSearch('nl', 'lantaarn');
  const results = { kind: 'unavailable' } as const;
  render(
    <I18nextProvider i18n={i18nOf(locales[0])}>
      <SearchView action="/nl/zoeken" locale="nl" term="glas" results={results} popular={['glas', 'deken']} />
    </I18nextProvider>,
  );
  await userEvent.setup().click(screen.getByRole('searchbox'));
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['deken', 'lantaarn']);
});
