import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { locales } from '#site/i18n/locale';
import { i18nOf } from '#site/i18n/messages';
import { type OpenPage, ScreenNavigationProvider } from '#site/pages/screen-navigation';
import type { ScreenProps } from '#site/pages/screens';
import { setTrackingAllowed } from '../../../../renderer/tracking/event-queue.ts';
import { CategoryView } from '../../../../site/pages/category/category-view.tsx';
import { FacetsDrawer } from '../../../../site/pages/category/facets-drawer.tsx';
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

function renderWithDrawer(state: Pick<ComponentProps<typeof FacetsDrawer>, 'status' | 'isSlow'>) {
  const { path, facets, choice, total } = lamps.list;
  return render(
    <I18nextProvider i18n={i18nOf(dutch)}>
      <FacetsDrawer
        {...{ path, facets, choice, total }}
        {...state}
        usedCodes={[]}
        formId="drawer"
        open
        isPending={false}
        onClose={() => {}}
        onChoose={() => {}}
      />
    </I18nextProvider>,
  );
}

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

    // A second choice includes the first choice, which is still loading.
    await userEvent.click(screen.getByRole('checkbox', { name: /^Accu/ }));
    expect(openPage).toHaveBeenLastCalledWith(`${PATH}?filter=color%3A211&filter=power%3A241`);
    loading.resolve();
  });

  test('of a price range replaces another one, and “any” removes it', async () => {
    renderView(
      withList({ choice: { ...lamps.list.choice, facets: [{ code: 'price', values: ['0_100'] }] } }),
    );
    await userEvent.click(screen.getByRole('radio', { name: /^€ 100/ }));
    expect(openPage).toHaveBeenLastCalledWith(`${PATH}?filter=price%3A100_200`);
    await userEvent.click(screen.getByRole('radio', { name: 'Elke prijs' }));
    expect(openPage).toHaveBeenLastCalledWith(PATH);
  });

  test('above the limit is prevented, and a message says why', () => {
    const values = Array.from({ length: 26 }, (_, index) => ({
      value: `${index}`,
      label: `Colour ${index}.`,
    }));
    const chosen = (count: number) =>
      withList({
        facets: [{ code: 'color', label: 'Kleur', kind: 'choice', values }],
        choice: {
          ...lamps.list.choice,
          facets: [{ code: 'color', values: values.slice(0, count).map(({ value }) => value) }],
        },
      });
    const isDisabled = (name: string) => screen.getByRole('checkbox', { name }).hasAttribute('disabled');
    const message = /^Je kunt niet meer filters kiezen/;

    const { rerender } = renderView(chosen(23));
    expect([isDisabled('Colour 0.'), isDisabled('Colour 25.')]).toEqual([false, false]);
    expect(screen.queryByText(message)).not.toBeInTheDocument();

    rerender(viewOf(chosen(24)));
    expect([isDisabled('Colour 0.'), isDisabled('Colour 25.')]).toEqual([false, true]);
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('Je kunt niet meer filters kiezen.');
  });

  test('of another page keeps a facet whose list is still loading', async () => {
    const loading = Promise.withResolvers<void>();
    openPage.mockReturnValue(loading.promise);
    renderView();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Basalt/ }));
    await userEvent.click(screen.getByRole('link', { name: 'Pagina 2' }));
    expect(openPage).toHaveBeenLastCalledWith(`${PATH}?filter=color%3A211&page=2`);
    loading.resolve();
  });

  test('of a sort order starts at the first page', async () => {
    renderView(withList({ choice: { ...lamps.list.choice, page: 3 } }));
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Sorteren' }),
      'Prijs, laag naar hoog',
    );
    expect(openPage).toHaveBeenLastCalledWith(`${PATH}?sort=price%3Aasc`);
  });

  test('of another page moves the focus to the start of the list when it is shown', async () => {
    const scrollIntoView = vi.fn();
    Element.prototype.scrollIntoView = scrollIntoView;
    const loading = Promise.withResolvers<void>();
    openPage.mockReturnValue(loading.promise);
    const { rerender } = renderView();
    await userEvent.click(screen.getByRole('link', { name: 'Pagina 2' }));
    expect(openPage).toHaveBeenLastCalledWith(`${PATH}?page=2`);
    expect(scrollIntoView).not.toHaveBeenCalled();
    rerender(viewOf(withList({ choice: { ...lamps.list.choice, page: 2 } })));
    expect(screen.getByRole('heading', { name: 'Producten' })).toHaveFocus();
    expect(scrollIntoView).toHaveBeenCalledOnce();
    expect(screen.getByRole('status')).toHaveTextContent('53 producten, Pagina 2 van 3');
    loading.resolve();
  });

  test('of a value that has no products afterwards keeps the focus, and can be undone', async () => {
    const user = userEvent.setup();
    // The chosen clay (213) has no products together with the other choices.
    const facets = [{ code: 'color', values: ['211', '213'] }];
    const { rerender } = renderView(withList({ choice: { ...lamps.list.choice, facets } }));
    const clay = screen.getByRole('checkbox', { name: /^Klei/ });
    expect(clay).toBeChecked();
    clay.focus();
    await user.keyboard(' ');
    const without = withList({
      choice: { ...lamps.list.choice, facets: [{ code: 'color', values: ['211'] }] },
    });
    rerender(viewOf(without));
    expect(clay).not.toBeChecked();
    expect(clay).toHaveFocus();
    expect(clay).toBeEnabled();
    // When the window loses the focus, the control stays the focused element.
    fireEvent.blur(clay);
    expect(clay).toBeEnabled();
    await user.keyboard(' ');
    expect(openPage).toHaveBeenLastCalledWith(`${PATH}?filter=color%3A211&filter=color%3A213`);
    rerender(viewOf(without));
    await user.tab();
    expect(clay).not.toHaveFocus();
    expect(clay).toBeDisabled();
  });

  test('of the only value of a facet stays when it is removed, with the focus', async () => {
    const user = userEvent.setup();
    const values = [{ value: '225', label: 'Linnen', count: 53 }];
    const material = {
      code: 'materials',
      label: 'Materiaal',
      kind: 'choice',
      isSingle: true,
      values,
    } as const;
    const facets = [...lamps.list.facets, material];
    const chosen = [{ code: 'materials', values: ['225'] }];
    const { rerender } = renderView(withList({ facets, choice: { ...lamps.list.choice, facets: chosen } }));
    const linen = screen.getByRole('checkbox', { name: /^Linnen/ });
    linen.focus();
    await user.keyboard(' ');
    expect(openPage).toHaveBeenLastCalledWith(PATH);
    rerender(viewOf(withList({ facets })));
    expect(screen.queryByRole('link', { name: 'Linnen verwijderen' })).toBeNull();
    expect(linen).toBeInTheDocument();
    expect(linen).not.toBeChecked();
    expect(linen).toHaveFocus();
    // The group must stay open, because a closed group hides its control, which then loses the focus.
    expect(linen.closest('details')).toHaveAttribute('open');
    await user.keyboard(' ');
    expect(openPage).toHaveBeenLastCalledWith(`${PATH}?filter=materials%3A225`);
  });

  test('cannot be made in a facet with one value, which all products have', () => {
    const values = [{ value: '225', label: 'Linnen', count: 53 }];
    const facets = [
      { code: 'materials', label: 'Materiaal', kind: 'choice', isSingle: true, values },
    ] as const;
    renderView(withList({ facets }));
    expect(screen.queryByRole('checkbox', { name: /^Linnen/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Filter' })).toBeNull();
  });

  test('of a value that was focused before hydration keeps the focus', async () => {
    const facets = [{ code: 'color', values: ['211', '213'] }];
    const shown = withList({ choice: { ...lamps.list.choice, facets } });
    const container = document.createElement('div');
    document.body.append(container);
    onTestFinished(() => container.remove());
    container.innerHTML = renderToString(viewOf(shown));
    within(container).getByRole('checkbox', { name: /^Klei/ }).focus();
    render(viewOf(shown), { container, hydrate: true });
    await userEvent.keyboard(' ');
    expect(screen.getByRole('checkbox', { name: /^Klei/ })).toHaveFocus();
    expect(screen.getByRole('checkbox', { name: /^Klei/ })).toBeEnabled();
  });

  test.each<[string, (page: HTMLElement) => Promise<void>, string | undefined]>([
    [
      'of a value before hydration is applied',
      (page) => userEvent.click(within(page).getByRole('checkbox', { name: /^Basalt/ })),
      `${PATH}?filter=color%3A211`,
    ],
    [
      'of an order before hydration is applied',
      (page) => userEvent.selectOptions(within(page).getByRole('combobox'), 'price:asc'),
      `${PATH}?sort=price%3Aasc`,
    ],
    ['that was not made before hydration opens no page', async () => {}, undefined],
  ])('%s', async (_case, choose, opened) => {
    const container = document.createElement('div');
    document.body.append(container);
    onTestFinished(() => container.remove());
    container.innerHTML = renderToString(viewOf(lamps));
    await choose(container);
    render(viewOf(lamps), { container, hydrate: true });
    expect(openPage.mock.calls).toEqual(opened === undefined ? [] : [[opened]]);
  });

  test('without products is not possible', () => {
    renderView();
    expect(screen.getByRole('checkbox', { name: /^Klei/ })).toBeDisabled();
  });
});

describe('The status of the list', () => {
  const status = () => screen.getByRole('status').textContent;

  test('names the sort order and the chosen values, so that each of them is announced', () => {
    const { rerender } = renderView();
    const texts = [status()];
    const choice = { ...lamps.list.choice, sort: { field: 'price', direction: 'asc' } as const };
    rerender(viewOf(withList({ choice })));
    texts.push(status());
    const facets = [
      { code: 'color', values: ['211'] },
      { code: 'in_stock', values: ['1'] },
    ];
    rerender(viewOf(withList({ choice: { ...choice, facets } })));
    texts.push(status());
    expect(texts).toEqual([
      '53 producten, Pagina 1 van 3',
      '53 producten, Pagina 1 van 3, Gesorteerd op: Prijs, laag naar hoog',
      '53 producten, Pagina 1 van 3, Gesorteerd op: Prijs, laag naar hoog, Gekozen: Basalt, Op voorraad',
    ]);
  });

  test('is that of the shown list while the next one is loading, and announces a slow list', async () => {
    const loading = Promise.withResolvers<void>();
    openPage.mockReturnValue(loading.promise);
    renderView();
    const shown = status();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Basalt/ }));
    expect(status()).toBe(shown);
    const announcement = await screen.findByText('De lijst wordt bijgewerkt');
    expect(announcement).toHaveAttribute('aria-live', 'polite');
    loading.resolve();
    await waitFor(() => expect(screen.queryByText('De lijst wordt bijgewerkt')).toBeNull());
  });

  test('is in the drawer too, which hides the page from screen readers', () => {
    renderWithDrawer({ status: '53 producten, Gekozen: Basalt', isSlow: false });
    const drawer = within(screen.getByRole('dialog'));
    expect(drawer.getByText('53 producten, Gekozen: Basalt')).toHaveAttribute('aria-live', 'polite');
  });
});

test.each([
  ['with', lamps.list.facets],
  ['without', []],
] as const)('A list %s facets can be sorted without a script', (_what, facets) => {
  const path = '/nl/zoeken?q=lamp';
  const container = document.createElement('div');
  document.body.append(container);
  onTestFinished(() => container.remove());
  container.innerHTML = renderToString(viewOf(withList({ facets, path })));
  const select = within(container).getByRole<HTMLSelectElement>('combobox', { name: 'Sorteren' });
  select.value = 'price:asc';
  expect(select.form?.getAttribute('action')).toBe('/nl/zoeken');
  expect([...new FormData(select.form ?? undefined)]).toEqual([
    ['q', 'lamp'],
    ...(facets.length > 0 ? [['filter', '']] : []),
    ['sort', 'price:asc'],
  ]);
  const button = /<button[^>]*form="([^"]+)"[^>]*>Sorteren/.exec(
    container.querySelector('noscript')?.innerHTML.replaceAll('&lt;', '<') ?? '',
  );
  expect(button?.[1]).toBe(select.form?.id);
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

test('Each chosen value is a link to the list without it', () => {
  const facets = [
    { code: 'color', values: ['211'] },
    { code: 'in_stock', values: ['1'] },
  ];
  renderView(withList({ choice: { ...lamps.list.choice, facets } }));
  const chosenValues = within(screen.getByRole('list', { name: 'Je keuze' }));
  expect(chosenValues.getByRole('link', { name: 'Basalt verwijderen' })).toHaveAttribute(
    'href',
    `${PATH}?filter=in_stock%3A1`,
  );
  expect(chosenValues.getByRole('link', { name: 'Op voorraad verwijderen' })).toHaveAttribute(
    'href',
    `${PATH}?filter=color%3A211`,
  );
  expect(chosenValues.getByRole('link', { name: 'Alles wissen' })).toHaveAttribute('href', PATH);
});

test('A removed value moves the focus to the list at once, and a list without products stays the same until the next one', async () => {
  const user = userEvent.setup();
  openPage.mockReturnValue(new Promise<void>(() => {}));
  const facets = [{ code: 'color', values: ['211'] }];
  renderView(withList({ choice: { ...lamps.list.choice, facets }, cards: [], total: 0 }));
  const all = screen.getByRole('link', { name: 'Bekijk alles' });
  screen.getByRole('link', { name: 'Basalt verwijderen' }).focus();
  await user.keyboard('{Enter}');
  expect(openPage).toHaveBeenCalledOnce();
  expect(screen.queryByRole('link', { name: 'Basalt verwijderen' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Producten' })).toHaveFocus();
  expect(all).toHaveAttribute('href', PATH);
  expect(all).toHaveTextContent('Bekijk alles');
});

test('Links to subcategories contain the number of their products', () => {
  renderView();
  expect(screen.getByRole('link', { name: 'Draagbaar (4 producten)' })).toBeInTheDocument();
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

test('Counts of products have the separators of the locale, and the price 0 is shown as “free”', () => {
  const values = [
    { value: '1', label: 'Linnen', count: 12_345 },
    { value: '2', label: 'Staal', count: 3 },
  ];
  const facets = [
    { code: 'materials', label: 'Materiaal', kind: 'choice', isSingle: false, values },
  ] as const;
  const cards = lamps.list.cards
    .slice(0, 1)
    .map((card) => ({ ...card, price: { value: 0, currency: 'EUR' }, hasPriceRange: false }));
  renderView(withList({ facets, cards }));
  expect(screen.getByText('Linnen').closest('label')).toHaveTextContent('Linnen 12.345(12.345 producten)');
  expect(screen.getByRole('article')).toHaveTextContent('Gratis');
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

test('The second page of a list is sent with its path and with positions that continue those of the first page', () => {
  Reflect.deleteProperty(window, 'dataLayer');
  setTrackingAllowed(true);
  onTestFinished(() => setTrackingAllowed(false));
  const cards = lamps.list.cards.slice(0, 2).map((card, index) => ({ ...card, sku: `LAMP-${index}` }));
  renderView(withList({ cards, choice: { ...lamps.list.choice, page: 2 } }));
  expect(window.dataLayer).toContainEqual({
    event: 'view_item_list',
    ecommerce: expect.objectContaining({
      item_list_id: PATH,
      items: [
        expect.objectContaining({ item_id: 'LAMP-0', index: 24 }),
        expect.objectContaining({ item_id: 'LAMP-1', index: 25 }),
      ],
    }),
  });
});
