import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { locales } from '#site/i18n/locale';
import { i18nOf } from '#site/i18n/messages';
import { type OpenPage, ScreenNavigationProvider } from '#site/pages/screen-navigation';
import type { ScreenProps } from '#site/pages/screens';
import { CategoryView } from '../../../../site/pages/category/category-view.tsx';
import { lamps, withList } from '../../../../stories/site/category-list.ts';

const [dutch] = locales;
const PATH = '/nl/lampen.html';
const openPage = vi.fn<OpenPage>(async () => {});

beforeEach(() => {
  openPage.mockReset();
  openPage.mockResolvedValue();
});

const viewOf = (props: ScreenProps<'category'>) => (
  <I18nextProvider i18n={i18nOf(dutch)}>
    <ScreenNavigationProvider value={openPage}>
      <CategoryView {...props} />
    </ScreenNavigationProvider>
  </I18nextProvider>
);

const renderView = (props: ScreenProps<'category'> = lamps) => render(viewOf(props));

describe('A choice in the list', () => {
  test('opens the page of the chosen facet, and shows it at once', async () => {
    const loading = Promise.withResolvers<void>();
    openPage.mockReturnValue(loading.promise);
    renderView();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Basalt/ }));
    expect(openPage).toHaveBeenCalledWith(`${PATH}?filter=color%3A211`);
    expect(screen.getByRole('checkbox', { name: /^Basalt/ })).toBeChecked();
    const list = screen.getByRole('heading', { name: 'Producten' }).closest('section');
    expect(list).toHaveAttribute('aria-busy', 'true');

    // A second choice builds on the first one, which is still loading.
    await userEvent.click(screen.getByRole('checkbox', { name: /^Accu/ }));
    expect(openPage).toHaveBeenLastCalledWith(`${PATH}?filter=color%3A211&filter=power%3A241`);
    loading.resolve();
  });

  test('of a price range replaces another one, and “any” removes it', async () => {
    renderView(withList({ query: { ...lamps.list.query, facets: [{ code: 'price', values: ['0_100'] }] } }));
    await userEvent.click(screen.getByRole('radio', { name: /^€ 100/ }));
    expect(openPage).toHaveBeenLastCalledWith(`${PATH}?filter=price%3A100_200`);
    await userEvent.click(screen.getByRole('radio', { name: 'Elke prijs' }));
    expect(openPage).toHaveBeenLastCalledWith(PATH);
  });

  test('of an order starts at the first page', async () => {
    renderView(withList({ query: { ...lamps.list.query, page: 3 } }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sorteer' }), 'Prijs, laag naar hoog');
    expect(openPage).toHaveBeenLastCalledWith(`${PATH}?sort=price%3Aasc`);
  });

  test('of another page moves the focus to the start of the list when it is shown', async () => {
    const scrollIntoView = vi.fn();
    Element.prototype.scrollIntoView = scrollIntoView;
    const { rerender } = renderView();
    await userEvent.click(screen.getByRole('link', { name: 'Pagina 2' }));
    expect(openPage).toHaveBeenLastCalledWith(`${PATH}?page=2`);
    expect(scrollIntoView).not.toHaveBeenCalled();
    rerender(viewOf(withList({ query: { ...lamps.list.query, page: 2 } })));
    expect(screen.getByRole('heading', { name: 'Producten' })).toHaveFocus();
    expect(scrollIntoView).toHaveBeenCalledOnce();
    expect(screen.getByRole('status')).toHaveTextContent('53 producten, Pagina 2 van 3');
  });

  test('without products is not possible', () => {
    renderView();
    expect(screen.getByRole('checkbox', { name: /^Klei/ })).toBeDisabled();
  });
});

test('Links to other pages, and links with a modifier key, are the browser’s', async () => {
  const handled: boolean[] = [];
  const record = (event: MouseEvent) => {
    handled.push(event.defaultPrevented);
    event.preventDefault();
  };
  document.addEventListener('click', record);
  onTestFinished(() => document.removeEventListener('click', record));
  const user = userEvent.setup();
  renderView();
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'Pagina 2' }));
  await user.keyboard('{/Control}');
  await user.click(screen.getByRole('link', { name: 'Lantaarn Hoeve 31' }));
  expect(handled).toEqual([false, false]);
  expect(openPage).not.toHaveBeenCalled();
});

test('Chips name the chosen values and link to the list without them', () => {
  const facets = [
    { code: 'color', values: ['211'] },
    { code: 'in_stock', values: ['1'] },
  ];
  renderView(withList({ query: { ...lamps.list.query, facets } }));
  const chips = within(screen.getByRole('list', { name: 'Je keuze' }));
  expect(chips.getByRole('link', { name: 'Basalt weghalen' })).toHaveAttribute(
    'href',
    `${PATH}?filter=in_stock%3A1`,
  );
  expect(chips.getByRole('link', { name: 'Op voorraad weghalen' })).toHaveAttribute(
    'href',
    `${PATH}?filter=color%3A211`,
  );
  expect(chips.getByRole('link', { name: 'Wis alles' })).toHaveAttribute('href', PATH);
});

test('A card shows the picture of the colour that a pointer or the focus is on', async () => {
  renderView();
  const card = screen.getAllByRole('article')[0];
  const sources = () => [...(card?.querySelectorAll('img') ?? [])].map(({ src }) => src);
  expect(sources().some((src) => src.includes('hoeve-clay'))).toBe(false);
  const clay = screen.getByRole('link', { name: 'Lantaarn Hoeve 31, Klei' });
  await userEvent.hover(clay);
  expect(sources().some((src) => src.includes('hoeve-clay'))).toBe(true);
  await userEvent.unhover(clay);
  expect(sources().some((src) => src.includes('hoeve-clay'))).toBe(false);
});

test('A product of the next list keeps its card, also in another colour', () => {
  const [lantern, ...others] = lamps.list.cards;
  if (!lantern) throw new Error('Expected a card.');
  const shown = withList({ cards: [{ ...lantern, sku: 'HOEVE' }, ...others] });
  const { rerender } = renderView(shown);
  const card = screen.getAllByRole('article')[0];
  const inMoss = {
    ...lantern,
    sku: 'HOEVE',
    href: `${lantern.href}?variant=MOSS`,
    name: 'Lantaarn Hoeve, Mos',
  };
  rerender(viewOf(withList({ cards: [...others, inMoss] })));
  expect(screen.getAllByRole('article').at(-1)).toBe(card);
  expect(card).toHaveTextContent('Lantaarn Hoeve, Mos');
  expect(screen.getByRole('link', { name: 'Lantaarn Hoeve, Mos' })).toHaveAttribute('href', inMoss.href);
});

test('Cards name prices, reductions and stock', () => {
  renderView();
  const [, reduced, isNew, soldOut, withoutPicture] = screen.getAllByRole('article');
  expect(reduced).toHaveTextContent(/-13\s?%/);
  expect(reduced).toHaveTextContent('Nog 3');
  expect(reduced).toHaveTextContent(/was € 149 nu vanaf € 129/);
  expect(isNew).toHaveTextContent('Nieuw');
  expect(isNew).toHaveTextContent('€ 64,50');
  expect(soldOut).toHaveTextContent('Uitverkocht');
  expect(withoutPicture?.querySelector('img')).toBeNull();
});
