import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, test } from 'vitest';
import { locales } from '#site/i18n/locale';
import { i18nOf } from '#site/i18n/messages';
import { ScreenNavigationProvider } from '#site/pages/screen-navigation';
import { SearchView } from '../../../../site/pages/search/search-view.tsx';
import { stubObservers } from './stub-observers.ts';

beforeEach(() => {
  localStorage.clear();
  stubObservers();
});

test('While a search loads, the status has its term and the shown results keep their own', async () => {
  const opened: string[] = [];
  const openPage = (href: string) => {
    opened.push(href);
    return new Promise<void>(() => {});
  };
  const results = {
    kind: 'categories',
    overviewHref: '/nl/zoeken?q=noor',
    path: '/nl/zoeken?q=noor&show=categories',
    page: 1,
    pageCount: 1,
    total: 1,
    categories: [],
  } as const;
  render(
    <I18nextProvider i18n={i18nOf(locales[0])}>
      <ScreenNavigationProvider value={openPage}>
        <SearchView action="/nl/zoeken" locale="nl" term="noor" results={results} popular={[]} />
      </ScreenNavigationProvider>
    </I18nextProvider>,
  );
  const heading = screen.getByRole('heading', { level: 2 });
  expect(heading).toHaveTextContent('noor');
  const user = userEvent.setup();
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'zuid{Enter}');
  expect(opened).toEqual(['/nl/zoeken?q=zuid']);
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('“zuid” wordt gezocht');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('noor');
});
