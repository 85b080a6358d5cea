import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { locales } from '#site/i18n/locale';
import { i18nOf } from '#site/i18n/messages';
import { ScreenNavigationProvider } from '#site/pages/screen-navigation';
import { StoreFinderView } from '../../../../site/pages/store-finder/store-finder-view.tsx';
import { type FinderProps, nearPlace, wholeList } from '../../../../stories/site/store-fixtures.ts';

type Place = { readonly label: string; readonly latitude: number; readonly longitude: number };

const UTRECHT: Place = { label: 'Utrecht, Nederland', latitude: 52.09083, longitude: 5.12222 };

beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => placesOf(UTRECHT)),
  );
});
afterEach(() => vi.unstubAllGlobals());

function placesOf(place: Place) {
  return Response.json({ places: [place], isComplete: true });
}

function finder(props: FinderProps, openPage?: (href: string) => Promise<void>) {
  const view = createElement(StoreFinderView, props);
  const navigation = createElement(ScreenNavigationProvider, { value: openPage }, view);
  return createElement(I18nextProvider, { i18n: i18nOf(locales[0]) }, navigation);
}

/** Shows the finder and records the pages that it opens. */
function show(props: FinderProps = wholeList) {
  const opened: string[] = [];
  render(finder(props, async (href) => void opened.push(href)));
  return { opened, user: userEvent.setup() };
}

test('A checkbox, the country and the distance narrow the list in place', async () => {
  const { opened, user } = show();
  await user.click(screen.getByRole('checkbox', { name: 'Vaste dealer (22 winkels)' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Land' }), 'België (4)');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Maximale afstand' }), '25 km');
  expect(opened).toEqual([
    '/nl/verkooppunten?type=dealer',
    expect.stringMatching(/[?&]country=BE$/),
    expect.stringMatching(/[?&]distance=25km$/),
  ]);
});

test('Another page of the list keeps a filter whose list is still loading', async () => {
  const opened: string[] = [];
  const loading = Promise.withResolvers<void>();
  render(
    finder(wholeList, (href) => {
      opened.push(href);
      return loading.promise;
    }),
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('checkbox', { name: 'Vaste dealer (22 winkels)' }));
  await user.click(screen.getByRole('link', { name: 'Pagina 2' }));
  expect(opened.at(-1)).toBe('/nl/verkooppunten?type=dealer&page=2');
  loading.resolve();
});

test('Going back after a page that could not be loaded keeps the focus and the scroll position', async () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  const loading = Promise.withResolvers<void>();
  const openPage = () => loading.promise;
  const { container, rerender } = render(finder(wholeList, openPage));
  await userEvent.setup().click(screen.getByRole('link', { name: 'Pagina 2' }));
  expect(container.querySelector('[aria-busy=true]')).not.toBeNull();
  loading.resolve();
  await waitFor(() => expect(container.querySelector('[aria-busy=true]')).toBeNull());
  scrollIntoView.mockClear();
  rerender(finder({ ...wholeList, choice: { ...wholeList.choice, kinds: ['dealer'] } }, openPage));
  expect(screen.getByRole('link', { name: 'Pagina 2' })).toHaveFocus();
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('The place is a combobox: arrow keys choose a suggestion, and Enter shows its stores', async () => {
  const { opened, user } = show();
  const place = screen.getByRole('combobox', { name: 'Plaats of postcode' });
  await user.type(place, 'utr');
  const option = await screen.findByRole('option', { name: 'Utrecht, Nederland' });
  expect(place).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{ArrowDown}');
  expect(place).toHaveAttribute('aria-activedescendant', option.id);
  await user.keyboard('{Enter}');
  expect(opened).toEqual(['/nl/verkooppunten?place=Utrecht%2C+Nederland&at=52.091%2C5.122']);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('Places that arrive late deactivate the suggestion that they replace', async () => {
  const arrived = Promise.withResolvers<Response>();
  vi.stubGlobal(
    'fetch',
    vi.fn((url: string) => (url.endsWith('q=gent') ? arrived.promise : placesOf(UTRECHT))),
  );
  const { opened, user } = show();
  const place = screen.getByRole('combobox', { name: 'Plaats of postcode' });
  await user.type(place, 'utr');
  await screen.findByRole('option', { name: 'Utrecht, Nederland' });
  await user.clear(place);
  await user.type(place, 'gent');
  await user.keyboard('{ArrowDown}');
  arrived.resolve(placesOf({ label: 'Gent, België', latitude: 51.05, longitude: 3.72 }));
  await screen.findByRole('option', { name: 'Gent, België' });
  expect(place).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{Enter}');
  expect(opened).toEqual(['/nl/verkooppunten?place=gent']);
});

test('A suggestion stays active if places that arrive late contain it', async () => {
  const arrived = Promise.withResolvers<Response>();
  vi.stubGlobal(
    'fetch',
    vi.fn((url: string) => (url.endsWith('q=utrec') ? arrived.promise : placesOf(UTRECHT))),
  );
  const { opened, user } = show();
  const place = screen.getByRole('combobox', { name: 'Plaats of postcode' });
  await user.type(place, 'utr');
  await screen.findByRole('option', { name: 'Utrecht, Nederland' });
  await user.type(place, 'ec');
  await user.keyboard('{ArrowDown}');
  const gorecht = { label: 'Gorecht, Nederland', latitude: 53.15, longitude: 6.67 };
  arrived.resolve(Response.json({ places: [gorecht, UTRECHT], isComplete: true }));
  await screen.findByRole('option', { name: 'Gorecht, Nederland' });
  expect(screen.getByRole('option', { name: 'Utrecht, Nederland' })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(opened).toEqual(['/nl/verkooppunten?place=Utrecht%2C+Nederland&at=52.091%2C5.122']);
});

test('A place that was typed before the script ran has suggestions', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(finder(wholeList));
  const place = within(container).getByRole('textbox', { name: 'Plaats of postcode' });
  await userEvent.setup().type(place, 'utr');
  render(finder(wholeList), { container, hydrate: true });
  expect(await screen.findByRole('option', { name: 'Utrecht, Nederland' })).toBeVisible();
});

test('Escape closes the suggestions and keeps the typed text', async () => {
  const { user } = show();
  const place = screen.getByRole('combobox', { name: 'Plaats of postcode' });
  await user.type(place, 'utr');
  await screen.findByRole('option', { name: 'Utrecht, Nederland' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(place).toHaveValue('utr');
});

test('Enter without a suggestion searches the typed place', async () => {
  const { opened, user } = show();
  await user.type(screen.getByRole('combobox', { name: 'Plaats of postcode' }), 'Gouda{Enter}');
  expect(opened).toEqual(['/nl/verkooppunten?place=Gouda']);
});

test('A typed place stays if its stores cannot be loaded', async () => {
  const loading = Promise.withResolvers<void>();
  const opened: string[] = [];
  const { container } = render(
    finder(wholeList, (href) => {
      opened.push(href);
      return loading.promise;
    }),
  );
  const place = screen.getByRole('combobox', { name: 'Plaats of postcode' });
  const user = userEvent.setup();
  await user.type(place, 'Gouda{Enter}');
  expect(container.querySelector('[aria-busy=true]')).not.toBeNull();
  // The finder receives no other props, because an aborted update keeps the shown page.
  loading.resolve();
  await waitFor(() => expect(container.querySelector('[aria-busy=true]')).toBeNull());
  expect(place).toHaveValue('Gouda');
  await user.keyboard('{Enter}');
  expect(opened).toEqual(['/nl/verkooppunten?place=Gouda', '/nl/verkooppunten?place=Gouda']);
});

test('If the server cannot suggest places, a note explains it', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ status: 503 }, { status: 503 })),
  );
  const { user } = show();
  await user.type(screen.getByRole('combobox', { name: 'Plaats of postcode' }), 'utr');
  await waitFor(() =>
    expect(screen.getAllByText(/We kunnen nu geen plaatsen voorstellen/).length).toBeGreaterThan(0),
  );
});

test('A refused position shows the error, and the next search removes it', async () => {
  const getCurrentPosition = vi.fn((_found: unknown, failed: () => void) => failed());
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } });
  const { opened, user } = show();
  await user.click(screen.getByRole('button', { name: 'Gebruik mijn locatie' }));
  expect(await screen.findByText('Er is iets misgegaan')).toBeVisible();
  await user.type(screen.getByRole('combobox', { name: 'Plaats of postcode' }), 'Gouda{Enter}');
  expect(screen.queryByText('Er is iets misgegaan')).not.toBeInTheDocument();
  expect(opened).toEqual(['/nl/verkooppunten?place=Gouda']);
});

test('The position of the visitor is rounded to about 100 m', async () => {
  const coords = { latitude: 52.0907374, longitude: 5.1214201 };
  const geolocation = { getCurrentPosition: (found: (position: object) => void) => found({ coords }) };
  vi.stubGlobal('navigator', { ...navigator, geolocation });
  const { opened, user } = show();
  await user.click(screen.getByRole('button', { name: 'Gebruik mijn locatie' }));
  await waitFor(() => expect(opened).toEqual(['/nl/verkooppunten?position=52.091%2C5.121']));
});

/** Shows the finder with a browser whose position arrives late. The pages that it opens do not arrive. */
async function showLocating() {
  const opened: string[] = [];
  const { promise: located, resolve: locate } = Promise.withResolvers<void>();
  const getCurrentPosition = (found: (position: object) => void) =>
    void located.then(() => found({ coords: { latitude: 52.37027, longitude: 4.89519 } }));
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } });
  render(
    finder(wholeList, (href) => {
      opened.push(href);
      return new Promise(() => {});
    }),
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Gebruik mijn locatie' }));
  expect(screen.getByText('Je locatie wordt bepaald…')).toBeVisible();
  return { opened, user, locate };
}

test('A position that arrives late keeps the distance that was chosen meanwhile', async () => {
  const { opened, user, locate } = await showLocating();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Maximale afstand' }), '25 km');
  locate();
  await waitFor(() => expect(opened).toHaveLength(2));
  const { searchParams } = new URL(opened[1] ?? '', location.href);
  expect(searchParams.get('distance')).toBe('25km');
  expect(searchParams.get('position')).toBe('52.37,4.895');
});

test('A position that arrives late does not replace a place that was searched meanwhile', async () => {
  const { opened, user, locate } = await showLocating();
  await user.type(screen.getByRole('combobox', { name: 'Plaats of postcode' }), 'Gent{Enter}');
  expect(screen.queryByText('Je locatie wordt bepaald…')).toBeNull();
  locate();
  await new Promise((resolve) => setTimeout(resolve));
  expect(opened).toEqual([expect.stringContaining('Gent')]);
});

test('The number of stores is announced with the place and the distance', () => {
  show(nearPlace);
  expect(screen.getByText('2 winkels binnen 50 km van Utrecht, Nederland')).toHaveAttribute('role', 'status');
  const [first] = screen.getAllByRole('article');
  expect(within(first ?? document.body).getByText('0,4 km')).toBeVisible();
});
