import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Notice } from '#design-system/notice';
import { NO_CONSENT } from '#renderer/tracking/consent-state';
import { applyConsent } from '#site/analytics/consent';
import { locales } from '#site/i18n/locale';
import { i18nOf } from '#site/i18n/messages';
import { ScreenNavigationProvider } from '#site/pages/screen-navigation';
import { addedSkuOf, CART_FILLED } from '#site/protocol/mini-cart';
import { LocaleLinks } from '../../../../site/layout/locale-links.tsx';
import { ProductView, type ProductViewProps } from '../../../../site/pages/product/product-view.tsx';
import { hostile, lantern, part, twoOptions } from '../../../../stories/site/product-fixtures.ts';
import { isClickPrevented } from '../../../is-click-prevented.ts';
import { waitFor, waitUntil } from '../../../wait.ts';

/** Reports whether the button of the form is visible to the bar. */
let reportVisibility: (isVisible: boolean) => void = () => {};

beforeEach(() => {
  localStorage.clear();
  history.replaceState({ key: 'entry' }, '', lantern.path);
  Element.prototype.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
        reportVisibility = (isIntersecting) => callback([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});

function show(props: ProductViewProps = lantern) {
  return render(
    <I18nextProvider i18n={i18nOf(locales[0])}>
      <ScreenNavigationProvider value={async () => {}}>
        <ProductView {...props} />
      </ScreenNavigationProvider>
    </I18nextProvider>,
  );
}
const swatch = (name: string | RegExp) => screen.getByRole('link', { name });
const plain = (text: string | null) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');
const pageText = () => plain(document.body.textContent);

describe('A chosen swatch', () => {
  test('changes picture, price, stock, SKU and URL in place, and is announced', async () => {
    const user = userEvent.setup();
    show();
    await user.click(swatch('Klei'));

    expect(swatch('Klei')).toHaveAttribute('aria-current', 'true');
    expect(swatch('Basalt')).not.toHaveAttribute('aria-current');
    expect(screen.getAllByRole('img')[0]).toHaveAccessibleName('Lantaarn Hoeve 31, Klei');
    expect(pageText()).toContain('€ 169,50');
    expect(pageText()).toContain('Nog maar 3 op voorraad');
    expect(pageText()).toContain('Artikelnummer HOEVE-CLAY');
    expect(document.querySelector('input[name=sku]')).toHaveValue('HOEVE-CLAY');
    expect(location.search).toBe('?variant=HOEVE-CLAY');
    expect(history.state).toEqual({ key: 'entry' });
    const [announcement] = [...document.querySelectorAll('[aria-live]')].slice(-1);
    expect(plain(announcement?.textContent ?? null)).toBe('Klei gekozen. € 169,50. Nog maar 3 op voorraad.');
  });

  test('is in the links to other locales that have the product', async () => {
    const user = userEvent.setup();
    show();
    const hrefOf = (code: string) => {
      const link = document.querySelector<HTMLAnchorElement>(`a[data-locale=${code}]`);
      return link && link.pathname + link.search;
    };
    render(
      <LocaleLinks
        options={locales.slice(0, 2).map((locale, at) => ({
          locale,
          href: `/${locale.code}`,
          isCurrent: false,
          isTranslated: at === 0,
          homeOnlyText: 'home',
        }))}
      />,
    );
    await user.click(swatch('Klei'));
    expect([hrefOf('nl'), hrefOf('en')]).toEqual(['/nl?variant=HOEVE-CLAY', '/en']);
  });

  test('works by the keyboard and keeps the focus', async () => {
    const user = userEvent.setup();
    show();
    swatch('Krijt').focus();
    await user.keyboard('{Enter}');
    expect(swatch('Krijt')).toHaveFocus();
    expect(location.search).toBe('?variant=HOEVE-CHALK');
  });

  test('with a modifier key keeps the native behaviour of its link', () => {
    show();
    expect(isClickPrevented(swatch('Klei'), 'ctrlKey')).toBe(false);
    expect(pageText()).toContain('Artikelnummer HOEVE-BASALT');
  });

  test('that is sold out can be viewed but not bought, and has no text about delivery', async () => {
    const user = userEvent.setup();
    show();
    expect(pageText()).toContain(lantern.delivery);
    await user.click(swatch('Mos, uitverkocht'));
    expect(screen.getByRole('button', { name: 'Uitverkocht' })).toBeDisabled();
    expect(pageText()).not.toContain(lantern.delivery);
    expect(pageText()).toContain(lantern.returns);
  });
});

test('A product whose variants are all sold out has a message about it, and links to its category', () => {
  const soldOut = lantern.variants.map((variant) => ({ ...variant, isInStock: false }));
  const category = { name: 'Lantaarns', href: '/nl/lampen/draagbaar.html' };
  show({
    ...lantern,
    variants: [{ ...lantern.variants[0], isInStock: false }, ...soldOut.slice(1)],
    category,
  });
  expect(pageText()).toContain('Dit product is uitverkocht.');
  expect(screen.getByRole('link', { name: 'Bekijk alles in Lantaarns' })).toHaveAttribute(
    'href',
    category.href,
  );
  expect(screen.getByRole('button', { name: 'Uitverkocht' })).toBeDisabled();
});

test('A product with one sold out variant has no message that the product is sold out', () => {
  show({ ...lantern, selectedSku: 'HOEVE-MOSS' });
  expect(screen.getByRole('button', { name: 'Uitverkocht' })).toBeDisabled();
  expect(pageText()).not.toContain('Dit product is uitverkocht.');
});

test('A value without the other chosen values is marked, and leads to the nearest variant', async () => {
  const user = userEvent.setup();
  show(twoOptions);
  const large = swatch('Groot, met verlengde steel, in een andere combinatie');
  await user.click(large);
  expect(swatch('Basalt')).toHaveAttribute('aria-current', 'true');
  expect(location.search).toBe('?variant=L-BASALT');
});

test('A part without options and pictures has a form and a price', () => {
  show(part);
  expect(screen.queryByRole('group', { name: /Kleur/ })).not.toBeInTheDocument();
  expect(pageText()).toContain('Gratis');
  expect(screen.getByRole('button', { name: 'In winkelwagen' })).toBeEnabled();
});

describe('The quantity of a product', () => {
  const quantity = () => screen.getByRole('spinbutton', { name: /^Aantal/ });

  test('stays when the visitor chooses another variant', async () => {
    const user = userEvent.setup();
    show();
    await user.clear(quantity());
    await user.type(quantity(), '3');
    await user.click(swatch('Krijt'));
    expect(quantity()).toHaveValue('3');
    expect(quantity()).toHaveAttribute('aria-valuenow', '3');
  });

  test('is lowered to the remaining stock of the chosen variant', async () => {
    const user = userEvent.setup();
    show();
    await user.clear(quantity());
    await user.type(quantity(), '8');
    await user.click(swatch('Klei'));
    expect(quantity()).toHaveValue('3');
  });

  test('survives a variant that is sold out', async () => {
    const user = userEvent.setup();
    const [basalt, ...others] = lantern.variants;
    show({
      ...lantern,
      variants: [basalt, ...others.map((variant) => ({ ...variant, piecesLeft: 0, isInStock: false }))],
    });
    await user.clear(quantity());
    await user.type(quantity(), '8');
    await user.click(swatch(/^Krijt/));
    await user.click(swatch('Basalt'));
    expect(quantity()).toHaveValue('8');
  });

  test('is 1 again after the shop has accepted it', async () => {
    const user = userEvent.setup();
    vi.stubGlobal('fetch', async () => Response.json({ outcome: 'accepted', redirect: lantern.path }));
    show();
    await user.clear(quantity());
    await user.type(quantity(), '3');
    await user.click(swatch('Krijt'));
    await user.click(screen.getByRole('button', { name: 'In winkelwagen' }));
    await waitFor(() => expect(quantity()).toHaveValue('1'));
  });
});

describe('The result of a post', () => {
  test('without a script is shown only beside its variant', async () => {
    const user = userEvent.setup();
    const errors = { '': ['Nog niet.'], quantity: ['Kies een ander aantal.'] };
    show({ ...lantern, posted: { result: { outcome: 'invalid', errors }, quantity: '0' } });
    expect(screen.getByText('Nog niet.')).toBeVisible();
    expect(screen.getByText('Kies een ander aantal.')).toBeVisible();
    await user.click(swatch('Krijt'));
    expect(screen.queryByText('Nog niet.')).toBeNull();
    expect(screen.queryByText('Kies een ander aantal.')).toBeNull();
    await user.click(swatch('Basalt'));
    expect(screen.getByText('Nog niet.')).toBeVisible();
  });

  test('keeps the entered quantity, also one that is more than the shop has', () => {
    const errors = { quantity: ['Er zijn er nog 3.'] };
    show({
      ...lantern,
      selectedSku: 'HOEVE-CLAY',
      posted: { result: { outcome: 'invalid', errors }, quantity: '8' },
    });
    expect(screen.getByRole('spinbutton', { name: /^Aantal/ })).toHaveValue('8');
  });

  test('is not shown while another variant is posted', async () => {
    const user = userEvent.setup();
    const { promise, resolve } = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => promise);
    show({
      ...lantern,
      posted: { result: { outcome: 'invalid', errors: { '': ['Nog niet.'] } }, quantity: '1' },
    });
    await user.click(swatch('Krijt'));
    await user.click(screen.getByRole('button', { name: 'In winkelwagen' }));
    expect(await screen.findByRole('button', { name: 'Een ogenblik…' })).toBeVisible();
    expect(screen.queryByText('Nog niet.')).toBeNull();
    resolve(Response.json({ outcome: 'unreachable' }, { status: 503 }));
    expect(await screen.findByRole('button', { name: 'In winkelwagen' })).toBeVisible();
  });

  test('that arrives after the visitor has chosen another variant is not shown beside that one', async () => {
    const user = userEvent.setup();
    const { promise, resolve } = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => promise);
    show();
    await user.click(screen.getByRole('button', { name: 'In winkelwagen' }));
    await user.click(swatch('Krijt'));
    resolve(Response.json({ outcome: 'invalid', errors: { '': ['Nog niet.'] } }, { status: 422 }));
    await screen.findByRole('button', { name: 'In winkelwagen' });
    expect(screen.queryByText('Nog niet.')).toBeNull();
    await user.click(swatch('Basalt'));
    expect(screen.getByText('Nog niet.')).toBeVisible();
  });
});

test('The form posts the chosen variant and shows the result', async () => {
  const user = userEvent.setup();
  const bodies: FormData[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: FormData }) => {
    bodies.push(body);
    return Response.json({ outcome: 'invalid', errors: { '': ['Nog niet.'] } }, { status: 422 });
  });
  show();
  await user.click(swatch('Klei'));
  await user.click(screen.getByRole('button', { name: 'Aantal verhogen' }));
  await user.click(screen.getByRole('button', { name: 'In winkelwagen' }));
  expect(await within(screen.getByRole('status')).findByText('Nog niet.')).toBeVisible();
  expect(Object.fromEntries(bodies[0] ?? [])).toEqual({
    sku: 'HOEVE-CLAY',
    quantity: '2',
    key: expect.stringMatching(/^[\da-f]{32}$/),
  });
});

test('The form keeps its key until the shop has accepted it, so that no piece is added twice', async () => {
  const user = userEvent.setup();
  const keys: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: FormData }) => {
    keys.push(body.get('key'));
    return keys.length === 1
      ? Response.json({ outcome: 'unreachable' }, { status: 503 })
      : Response.json({ outcome: 'accepted', redirect: lantern.path });
  });
  show();
  for (let press = 1; press <= 3; press += 1) {
    await user.click(await screen.findByRole('button', { name: 'In winkelwagen' }));
    await waitUntil(() => keys.length === press);
  }
  expect(keys).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(/^[\da-f]{32}$/)));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[1]);
});

test('The buy bar appears while the button of the form is out of view', () => {
  show();
  const bar = () => screen.queryByRole('region', { name: 'Snel bestellen' });
  expect(bar()).not.toBeInTheDocument();
  fireEvent.scroll(window);
  reportVisibility(false);
  return screen.findByRole('region', { name: 'Snel bestellen' }).then((region) => {
    expect(within(region).getByRole('button', { name: 'In winkelwagen' })).toHaveAttribute('form', 'buy');
  });
});

test('The buy bar gives the focus to the button of the form when it disappears', async () => {
  show();
  act(() => reportVisibility(false));
  const bar = await screen.findByRole('region', { name: 'Snel bestellen' });
  within(bar).getByRole('button').focus();
  act(() => reportVisibility(true));
  expect(bar).not.toBeVisible();
  expect(screen.getByRole('button', { name: 'In winkelwagen' })).toHaveFocus();
});

test('The product view stores the product in the list of viewed products', () => {
  show();
  expect(JSON.parse(localStorage.getItem('recently-viewed') ?? '')).toEqual([
    { path: lantern.path, name: lantern.name, picture: '/assets/products/hoeve-basalt.jpg' },
  ]);
});

test('Markup in the texts of the shop is shown as text', () => {
  const { container } = show(hostile);
  expect(container.querySelector('script')).toBeNull();
  expect(container.querySelector('img[src=x]')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('<script>window.owned = true</script>');
});

describe('The events of a product', () => {
  const names = () =>
    (window.dataLayer ?? []).filter((entry) => 'event' in entry).map((entry) => Reflect.get(entry, 'event'));
  beforeEach(() => {
    applyConsent({ ...NO_CONSENT, statistics: true });
    // Removes events of earlier tests, which have waited for the consent.
    Reflect.deleteProperty(window, 'dataLayer');
    return () => applyConsent(NO_CONSENT);
  });

  test('are a view of each chosen variant, and what the shop has added to the cart', async () => {
    const user = userEvent.setup();
    vi.stubGlobal('fetch', async () => Response.json({ outcome: 'accepted' }));
    show();
    await user.click(swatch('Klei'));
    expect(names()).toEqual(['view_item', 'view_item']);
    await user.click(screen.getByRole('button', { name: 'In winkelwagen' }));
    await waitFor(() => expect(names()).toEqual(['view_item', 'view_item', 'add_to_cart']));
    expect(window.dataLayer?.at(-1)).toMatchObject({
      ecommerce: { currency: 'EUR', value: 169.5, items: [{ price: 169.5, quantity: 1 }] },
    });
  });

  test('have nothing that the shop refused', async () => {
    const user = userEvent.setup();
    vi.stubGlobal('fetch', async () =>
      Response.json({ outcome: 'invalid', errors: { '': ['Nog niet.'] } }, { status: 422 }),
    );
    show();
    await user.click(screen.getByRole('button', { name: 'In winkelwagen' }));
    expect(await screen.findByText('Nog niet.')).toBeVisible();
    expect(names()).toEqual(['view_item']);
  });
});

test('A buy form that could not be sent shows a danger notice', async () => {
  const user = userEvent.setup();
  vi.stubGlobal('fetch', async () => Response.json({ outcome: 'unreachable' }, { status: 503 }));
  show();
  await user.click(screen.getByRole('button', { name: 'In winkelwagen' }));
  const notice = await within(screen.getByRole('form')).findByText(/Dat is niet gelukt/);
  const { container } = render(<Notice tone="danger" title="Danger" />);
  expect(notice.parentElement?.className).toBe(container.firstElementChild?.className);
});

test('The mini cart gets the variant of the added product', async () => {
  const user = userEvent.setup();
  vi.stubGlobal('fetch', async () => Response.json({ outcome: 'accepted' }));
  const added: (string | undefined)[] = [];
  const onFilled = (event: Event) => added.push(addedSkuOf(event));
  window.addEventListener(CART_FILLED, onFilled);
  show();
  await user.click(swatch('Klei'));
  await user.click(screen.getByRole('button', { name: 'In winkelwagen' }));
  await waitFor(() => expect(added).toEqual(['HOEVE-CLAY']));
  window.removeEventListener(CART_FILLED, onFilled);
});

describe('The wishlist button of a product', () => {
  test('saves the chosen variant, shows a message with a link, keeps the quantity, and leaves the cart closed', async () => {
    const user = userEvent.setup();
    const posted: Record<string, unknown>[] = [];
    vi.stubGlobal('fetch', async (_url: string, { body }: { body: FormData }) => {
      posted.push(Object.fromEntries(body));
      return Response.json({ outcome: 'accepted', redirect: '/nl/verlanglijst?added=1' });
    });
    const onFilled = vi.fn<() => void>();
    window.addEventListener(CART_FILLED, onFilled);
    show();
    await user.click(swatch('Klei'));
    await user.clear(screen.getByRole('spinbutton'));
    await user.type(screen.getByRole('spinbutton'), '2');
    await user.click(screen.getByRole('button', { name: 'Bewaar op verlanglijst' }));
    expect(await screen.findByRole('link', { name: 'Bekijk je verlanglijst' })).toHaveAttribute(
      'href',
      '/nl/verlanglijst',
    );
    expect(screen.getByText('Dit product staat op je verlanglijst.').closest('[role=status]')).not.toBeNull();
    expect(posted).toEqual([expect.objectContaining({ sku: 'HOEVE-CLAY', action: 'wishlist' })]);
    expect(screen.getByRole('spinbutton')).toHaveValue('2');
    expect(onFilled).not.toHaveBeenCalled();
    window.removeEventListener(CART_FILLED, onFilled);
    await user.click(swatch('Krijt'));
    expect(screen.queryByText('Dit product staat op je verlanglijst.')).toBeNull();
  });

  test('shows why a product was not saved', async () => {
    const user = userEvent.setup();
    vi.stubGlobal('fetch', async () =>
      Response.json({ outcome: 'invalid', errors: { '': ['Je verlanglijst is vol.'] } }, { status: 422 }),
    );
    show();
    await user.click(screen.getByRole('button', { name: 'Bewaar op verlanglijst' }));
    expect(await screen.findByText('Je verlanglijst is vol.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Bekijk je verlanglijst' })).toBeNull();
  });

  test('works while the variant is added to the cart, and the page shows both results', async () => {
    const user = userEvent.setup();
    const { promise: added, resolve: respond } = Promise.withResolvers<Response>();
    const posted: unknown[] = [];
    vi.stubGlobal('fetch', async (_url: string, { body }: { body: FormData }) => {
      posted.push(body.get('action'));
      return body.get('action') === 'wishlist'
        ? Response.json({ outcome: 'accepted', redirect: '/nl/verlanglijst?added=1' })
        : added;
    });
    show();
    await user.click(screen.getByRole('button', { name: 'In winkelwagen' }));
    await user.click(screen.getByRole('button', { name: 'Bewaar op verlanglijst' }));
    expect(posted).toEqual([null, 'wishlist']);
    expect(await screen.findByText('Dit product staat op je verlanglijst.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Een ogenblik…' })).toBeVisible();

    respond(Response.json({ outcome: 'invalid', errors: { '': ['Nog niet.'] } }, { status: 422 }));
    expect(await screen.findByText('Nog niet.')).toBeVisible();
    expect(screen.getByText('Dit product staat op je verlanglijst.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Bewaar op verlanglijst' }));
    expect(screen.queryByText('Nog niet.')).toBeNull();
  });

  test('and the cart button show one message if both posts fail', async () => {
    const user = userEvent.setup();
    const { promise, resolve } = Promise.withResolvers<void>();
    vi.stubGlobal('fetch', async () => {
      await promise;
      return Response.json({ outcome: 'unreachable' }, { status: 503 });
    });
    show();
    await user.click(screen.getByRole('button', { name: 'In winkelwagen' }));
    await user.click(screen.getByRole('button', { name: 'Bewaar op verlanglijst' }));
    resolve();
    expect(await screen.findByRole('button', { name: 'In winkelwagen' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('form')).not.toHaveAttribute('aria-busy'));
    expect(within(screen.getByRole('status')).getAllByRole('paragraph')).toHaveLength(1);
  });

  test('is enabled for a sold out variant', () => {
    show({ ...lantern, variants: [{ ...lantern.variants[0], isInStock: false }] });
    expect(screen.getByRole('button', { name: 'Uitverkocht' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Bewaar op verlanglijst' })).toBeEnabled();
  });
});
