import { render, screen, within } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import * as faq from '../../../stories/renderer/fixtures/faq.ts';
import * as overview from '../../../stories/renderer/fixtures/points-of-sale-overview.ts';
import {
  bath,
  deventer,
  haarlem,
  listStores,
  longGermanStores,
} from '../../../stories/renderer/fixtures/stores.ts';
import { sectionStory } from '../../../stories/renderer/section-story.tsx';
import { show, showWith } from './render-json.tsx';

/** Returns the headings of the stores in an element. */
function storesIn(part: HTMLElement) {
  return within(part)
    .getAllByRole('listitem')
    .map((shop) => within(shop).getByRole('heading').textContent);
}

test('PointsOfSaleOverview groups stores by country with town, name, address, hours and contact links', () => {
  show(faq.typical, overview.typical);

  const countries = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(countries).toEqual(['Nederland', 'België', 'Verenigd Koninkrijk', 'Verenigde Staten']);
  expect(screen.getByText('3 winkels')).toBeVisible();
  expect(screen.getByText('2 winkels')).toBeVisible();

  const shop = screen.getByRole('heading', { level: 4, name: 'Deventer Veld & Vonk Deventer' }).closest('li');
  const inside = within(shop ?? document.body);
  expect(inside.getByText('Eigen winkel · Reparatiepunt')).toBeVisible();
  expect(inside.getByText('Op vrijdagmiddag staat ook de werkplaats open.')).toBeVisible();
  expect(shop).toHaveTextContent('Haven 12 7411 VV Deventer');
  expect(inside.getByText('ma – wo, zo').nextSibling).toHaveTextContent('gesloten');
  expect(inside.getByRole('link', { name: '+31 570 555 015' })).toHaveAttribute('href', 'tel:+31570555015');
  expect(inside.getByRole('link', { name: 'E-mail winkel@veldenvonk.example' })).toHaveAttribute(
    'href',
    'mailto:winkel@veldenvonk.example',
  );
  expect(inside.getByRole('link', { name: 'Website veldenvonk.example' })).toHaveAttribute(
    'href',
    'https://www.veldenvonk.example/',
  );
});

test('PointsOfSaleOverview shows the picture of a store, and no picture for a store without one', () => {
  show(overview.typical);

  const shopOf = (name: string) =>
    within(screen.getByRole('heading', { level: 3, name }).closest('li') ?? document.body);
  const picture = shopOf('Deventer Veld & Vonk Deventer').getByRole('img', {
    name: 'Een witte muur met brandende wandlampen.',
  });
  expect(picture.getAttribute('src')).toContain('/assets/wall/wall-lights-on.jpg');
  expect(shopOf('Haarlem De Groene Kamer').queryByRole('img')).toBeNull();
});

test('PointsOfSaleOverview explains each listed kind of store once, and omits a kind without a description', () => {
  show(overview.typical);

  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Eigen winkel', 'Tuincentrum', 'Vaste dealer']),
  );
  expect(screen.getAllByText('De lampen en minstens één stoel.')).toHaveLength(1);
  expect(screen.queryByRole('term', { name: 'Reparatiepunt' })).toBeNull();
});

test('The map link of a store names OpenStreetMap and the store', () => {
  show(overview.typical);

  const map = screen.getByRole('link', { name: 'Op de kaart Ember & Ash, London, OpenStreetMap' });
  expect(map).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/?mlat=51.52654&mlon=-0.07671#map=17/51.52654/-0.07671',
  );
});

test('Names and addresses of stores are marked translate=no, notes and kinds are not', () => {
  show(overview.typical);

  expect(screen.getByText('Veld & Vonk Deventer').closest('[translate=no]')).not.toBeNull();
  expect(screen.getByText(/Haven 12/).closest('[translate=no]')).not.toBeNull();
  expect(screen.getByText(/vrijdagmiddag/).closest('[translate=no]')).toBeNull();
});

test('PointsOfSaleOverview shows as many stores as the editor chose, and a link to all of them', () => {
  show(overview.limited);

  expect(storesIn(document.body)).toEqual(['Deventer Veld & Vonk Deventer', 'Haarlem De Groene Kamer']);
  expect(screen.getByRole('link', { name: 'Toon alle 7 winkels' })).toHaveAttribute(
    'href',
    '/nl/verkooppunten',
  );
  // The country has more stores than the section shows.
  expect(screen.getByText('3 winkels')).toBeVisible();
});

test('PointsOfSaleOverview lists only the selected countries', () => {
  show(overview.oneCountry);

  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Nederland',
  ]);
  expect(screen.getByRole('link', { name: 'Toon alle 3 winkels' })).toBeVisible();
});

test('The heading of a store links to its page', () => {
  show(overview.typical);

  expect(screen.getByRole('link', { name: 'Haarlem De Groene Kamer' })).toHaveAttribute(
    'href',
    '/nl/verkooppunten/de-groene-kamer-haarlem',
  );
});

test('PointsOfSaleOverview lists only the selected kinds', () => {
  show(overview.filtered);

  expect(storesIn(document.body)).toEqual([
    'Deventer Veld & Vonk Deventer',
    'Maastricht Lampion',
    'Bruxelles Jardin du Sablon',
  ]);
  expect(screen.getByText('2 winkels')).toBeVisible();
});

test('PointsOfSaleOverview has different texts for an empty and for an unavailable list', () => {
  const { unmount } = show(overview.nowhere);
  expect(screen.getByText('Hier zijn nog geen winkels.')).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  unmount();

  showWith({}, overview.typical);
  expect(screen.getByRole('heading', { name: 'Winkels in de buurt' })).toBeVisible();
  expect(screen.getByText('De lijst kan nu niet worden getoond. Probeer het zo nog eens.')).toBeVisible();
});

test('A store with missing values renders the other values', () => {
  showWith({ stores: listStores([bath]) }, overview.typical);

  const shop = screen.getByRole('listitem');
  expect(shop).toHaveTextContent('Bath The Potting Shed');
  expect(within(shop).getAllByRole('link')).toHaveLength(1);
  expect(shop).not.toHaveTextContent('gesloten');
  expect(screen.getByText('1 winkel')).toBeVisible();
});

test('A telephone number without country code is not a link', () => {
  const stores = [{ ...haarlem, phone: '023 555 0119' }];
  showWith({ stores: listStores(stores) }, overview.typical);

  expect(screen.getByText('023 555 0119')).toBeVisible();
  expect(screen.queryByRole('link', { name: /023/ })).not.toBeInTheDocument();
});

test('Opening hours use the page’s language', () => {
  render(createElement(sectionStory([overview.typical], 'en-US', { stores: listStores([deventer]) })));

  expect(screen.getByText('Thu – Sat').nextSibling?.textContent?.replaceAll(/\s/g, ' ')).toBe(
    '10:00 AM – 5:30 PM',
  );
});

test('Country headings replace a missing section heading in the outline', () => {
  show(overview.minimal);

  expect(screen.getByRole('heading', { level: 2, name: 'Nederland' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Haarlem De Groene Kamer' })).toBeVisible();
});

test('PointsOfSaleOverview renders long names completely', () => {
  render(createElement(sectionStory([overview.longGerman], 'de', { stores: listStores(longGermanStores) })));

  expect(screen.getByText('Gartenmöbelfachhändler · Leuchtenreparaturwerkstatt')).toBeVisible();
});

test('PointsOfSaleOverview has a closed map with the stores of its list, which its cards select', () => {
  const { container } = show(overview.typical);
  const map = container.querySelector('details[data-store-map]');
  expect(map).not.toHaveAttribute('open');
  expect(map?.querySelector('summary')).toHaveTextContent('Kaart tonen');
  const stores: readonly { readonly id: string }[] = JSON.parse(
    map?.querySelector<HTMLElement>('[data-stores]')?.dataset['stores'] ?? '[]',
  );
  const cards = [...container.querySelectorAll<HTMLElement>('[data-store]')];
  expect(stores.map(({ id }) => id).toSorted()).toEqual(
    cards.map((card) => card.dataset['store']).toSorted(),
  );
  for (const card of cards) expect(card.querySelectorAll('[data-map-link] a')).toHaveLength(1);
});

test('PointsOfSaleOverview without stores has no map', () => {
  const { container } = show(overview.nowhere);
  expect(container.querySelector('[data-store-map]')).toBeNull();
});
