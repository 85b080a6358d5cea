import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { locales } from '#site/i18n/locale';
import { renderLocalised } from '#site/i18n/render-localised';
import { storeSearch } from '#site/layout/recent-searches';
import { renderNavigationStatus } from '#site/layout/render-layout';
import { mountSearchSuggestions } from '../../../../site/client/search-box/search-suggestions.tsx';
import type { Suggestions } from '../../../../site/client/search-box/suggestions-schema.ts';
import { SearchBox } from '../../../../site/layout/search-box.tsx';

const plain = (text: string) => [{ text, marked: false }];
const popular: Suggestions = {
  isComplete: true,
  announcement: '',
  terms: ['deken', 'accu'],
  products: [],
  categories: [],
  content: [],
};
const found: Suggestions = {
  isComplete: true,
  announcement: '4 suggesties',
  terms: ['lantaarn'],
  products: [
    {
      sku: 'VV-HOEVE-31',
      name: [
        { text: 'Lant', marked: true },
        { text: 'aarn <Hoeve>', marked: false },
      ],
      href: '/nl/lantaarn-hoeve-31.html',
      picture: '/_image/w_320,f_avif/media/hoeve.jpg',
      price: 'vanaf € 189,00',
      colors: [
        { label: 'Basalt', color: '#3b3a38' },
        { label: 'Krijt', color: '#ddd6c8' },
      ],
    },
  ],
  categories: [{ name: plain('Draagbaar'), href: '/nl/lampen/draagbaar.html', path: ['Lampen'] }],
  content: [{ title: plain('Eén sleutel'), href: '/nl/verhalen/een-sleutel' }],
  allProducts: { href: '/nl/zoeken?q=lant&show=products', text: 'Toon alle 12 producten' },
  all: 'Toon alle 17 resultaten voor “lant”',
};

/** Returns the response of the server for a typed term. */
let answer: (term: string) => Response | Promise<Response>;
/** The paths of followed links. */
let followed: string[];
let isOpen: boolean;

const follow = (event: Event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link) return;
  event.preventDefault();
  followed.push(link.getAttribute('href') ?? '');
};

beforeEach(() => {
  localStorage.clear();
  followed = [];
  isOpen = true;
  answer = (term) => Response.json(term === '' ? popular : found);
  vi.stubGlobal('fetch', async (url: string) =>
    answer(new URLSearchParams(url.split('?')[1]).get('q') ?? ''),
  );
  history.replaceState(null, '', '/nl');
  // jsdom has no open popovers and no layout.
  const matches = Element.prototype.matches;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':popover-open' ? isOpen : matches.call(this, selector);
  });
  Element.prototype.scrollIntoView = () => undefined;
  document.addEventListener('click', follow);
});
afterEach(() => {
  document.removeEventListener('click', follow);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

async function openSearchBox() {
  document.body.innerHTML =
    `<header>${renderLocalised(locales[0], <SearchBox action="/nl/zoeken" />)}</header>` +
    renderNavigationStatus(locales[0], { styleSheets: [] });
  const button = document.querySelector('button');
  const form = document.querySelector('form');
  if (!button || !form) throw new Error('Expected a button and a form.');
  // jsdom hides popovers and cannot open them.
  form.removeAttribute('popover');
  await act(() => mountSearchSuggestions(button, form, (error) => console.error(error)));
  const user = userEvent.setup();
  const input = await screen.findByRole('combobox', { name: 'Zoek op deze site' });
  input.focus();
  return { user, input, form };
}

/** Waits for the suggestions of a term. The box may show the suggestions of a shorter term first. */
const suggestionsFor = (term: string) =>
  waitFor(() =>
    expect(screen.getByRole('option', { name: /17 resultaten/ })).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`\\?q=${term}$`)),
    ),
  );
const optionNames = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const announced = () => document.querySelector('[aria-live]')?.textContent;
const activeName = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;

test('The open search box lists recent searches and then popular ones', async () => {
  storeSearch('nl', 'Deken');
  storeSearch('nl', 'Maan');
  await openSearchBox();
  await waitFor(() => expect(optionNames()).toEqual(['Maan', 'Deken', 'accu']));
  expect(within(screen.getByRole('group', { name: 'Vaak gezocht' })).getAllByRole('option')).toHaveLength(1);
});

test('After the recent searches are cleared, the number of suggestions is announced again', async () => {
  storeSearch('nl', 'Maan');
  const { user, input } = await openSearchBox();
  await user.click(await screen.findByRole('button', { name: 'Wis eerder gezochte termen' }));
  await user.type(input, 'lant');
  await waitFor(() => expect(announced()).toBe('4 suggesties'));
});

test('While suggestions load slowly, the last link searches for the typed term', async () => {
  const { user, input } = await openSearchBox();
  await user.type(input, 'lant');
  await suggestionsFor('lant');
  answer = () => new Promise(() => {});
  await user.type(input, 'ern');
  const link = await screen.findByRole('option', { name: 'Zoek op de hele site' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/\?q=lantern$/));
  expect(screen.getByRole('group', { name: 'Producten' })).toBeVisible();
});

test('The visitor can clear the recent searches', async () => {
  storeSearch('nl', 'Maan');
  const { user, input } = await openSearchBox();
  await user.click(await screen.findByRole('button', { name: 'Wis eerder gezochte termen' }));
  expect(screen.queryByRole('option', { name: 'Maan' })).toBeNull();
  expect(localStorage.getItem('recent-searches')).toBeNull();
  expect(input).toHaveFocus();
  await waitFor(() => expect(announced()).toContain('De lijst is leeg.'));
});

test('A typed term lists terms, products, categories, content and a link to all results', async () => {
  const { user, input } = await openSearchBox();
  await user.type(input, 'lant');
  await suggestionsFor('lant');
  expect(screen.getAllByRole('group')).toHaveLength(4);
  for (const name of ['Zoektermen', 'Producten', 'Categorieën', 'Pagina’s en verhalen'])
    expect(screen.getByRole('group', { name })).toBeVisible();
  const product = screen.getByRole('option', { name: /Lantaarn <Hoeve>/ });
  expect(product).toHaveTextContent(/vanaf € ?189/);
  expect(product.querySelector('mark')).toHaveTextContent('Lant');
  expect(screen.getByRole('option', { name: 'Toon alle 12 producten' })).toHaveAttribute(
    'href',
    '/nl/zoeken?q=lant&show=products',
  );
  expect(screen.getByRole('option', { name: 'Toon alle 17 resultaten voor “lant”' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/nl\/zoeken\?q=lant$/),
  );
  expect(input).toHaveAttribute('aria-expanded', 'true');
  await waitFor(() => expect(announced()).toContain('4 suggesties'));
});

test('Arrow keys, Home, End, Escape and Enter work in the list', async () => {
  const { user, input } = await openSearchBox();
  await user.type(input, 'lant');
  await suggestionsFor('lant');

  await user.keyboard('{ArrowDown}');
  expect(activeName(input)).toBe('lantaarn');
  await user.keyboard('{ArrowDown}');
  expect(activeName(input)).toMatch(/Hoeve/);
  await user.keyboard('{End}');
  expect(activeName(input)).toBe('Toon alle 17 resultaten voor “lant”');
  await user.keyboard('{ArrowDown}');
  expect(input).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{ArrowUp}{Home}');
  expect(activeName(input)).toBe('lantaarn');
  await user.keyboard('{Escape}');
  expect(input).not.toHaveAttribute('aria-activedescendant');
  expect(input).toHaveValue('lant');

  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(followed).toEqual(['/nl/lantaarn-hoeve-31.html']);
  expect(localStorage.getItem('recent-searches')).toBe('{"nl":["lant"]}');
});

test('An option stays active if suggestions that arrive late contain it, until the term changes', async () => {
  const { user, input } = await openSearchBox();
  await user.type(input, 'lan');
  await suggestionsFor('lan');
  const late = Promise.withResolvers<Response>();
  answer = () => late.promise;
  await user.type(input, 't');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(activeName(input)).toMatch(/Hoeve/);
  late.resolve(Response.json({ ...found, terms: ['lantaarn', 'lantaarnpaal'] }));
  await suggestionsFor('lant');
  expect(screen.getByRole('option', { name: 'lantaarnpaal' })).toBeVisible();
  expect(activeName(input)).toMatch(/Hoeve/);

  answer = () => new Promise(() => {});
  await user.type(input, 'a');
  expect(input).not.toHaveAttribute('aria-activedescendant');
});

test('An option is not active again when the visitor types the same term again or opens the box again', async () => {
  const { user, input, form } = await openSearchBox();
  await user.type(input, 'lant');
  await suggestionsFor('lant');
  await user.keyboard('{ArrowDown}');
  expect(activeName(input)).toBe('lantaarn');
  await user.type(input, 'a{Backspace}');
  await suggestionsFor('lant');
  expect(input).toHaveValue('lant');
  expect(input).not.toHaveAttribute('aria-activedescendant');

  await user.keyboard('{ArrowDown}');
  expect(activeName(input)).toBe('lantaarn');
  const toggle = async (open: boolean) => {
    isOpen = open;
    await act(async () => void form.dispatchEvent(new Event('toggle')));
  };
  await toggle(false);
  await toggle(true);
  await suggestionsFor('lant');
  expect(input).not.toHaveAttribute('aria-activedescendant');
});

test('Home and End move the cursor of the field while no option is active', async () => {
  const { user, input } = await openSearchBox();
  await user.type(input, 'lant');
  await suggestionsFor('lant');
  await user.keyboard('{Home}');
  expect(input).not.toHaveAttribute('aria-activedescendant');
});

test('The box shows a message for a term without results and keeps the link to the search page', async () => {
  const none = 'Geen suggesties voor “zebra”';
  answer = () => Response.json({ ...popular, terms: [], announcement: none, note: none });
  const { user, input } = await openSearchBox();
  await user.type(input, 'zebra');
  await waitFor(() => expect(announced()).toBe(none));
  expect(screen.getByText(none, { selector: 'p' })).toBeVisible();
  expect(optionNames()).toEqual(['Zoek op de hele site']);
});

test('A correction of the term is the first option', async () => {
  answer = (term) =>
    Response.json(
      term === '' ? popular : { ...found, didYouMean: { term: 'lantaarn', text: 'Bedoelde je “lantaarn”?' } },
    );
  const { user, input } = await openSearchBox();
  await user.type(input, 'lantarn');
  await waitFor(() => expect(optionNames()[0]).toBe('Bedoelde je “lantaarn”?'));
});

test.each([
  ['an error', () => new Response('', { status: 503 })],
  ['a body of another shape', () => Response.json({ products: 'none' })],
  ...['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'].map(
    (href): [string, () => Response] => [
      `the link ${href}`,
      () => Response.json({ ...found, content: [{ title: [], href }] }),
    ],
  ),
])(
  'After %s the box shows a message instead of suggestions, and the form still works',
  async (_what, respond) => {
    answer = respond;
    const { user, input, form } = await openSearchBox();
    await user.type(input, 'lamp');
    await waitFor(() => expect(announced()).toContain('Er zijn nu geen suggesties'));
    expect(optionNames()).toEqual(['Zoek op de hele site']);
    expect(form).toHaveAttribute('action', '/nl/zoeken');
  },
);

test('A closed search box has no list and requests no suggestions', async () => {
  isOpen = false;
  const asked = vi.fn(() => Response.json(popular));
  answer = asked;
  const { input } = await openSearchBox();
  expect(input).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

test('The visitor can switch the key / off', async () => {
  const { user } = await openSearchBox();
  const box = await screen.findByRole('checkbox', { name: 'Open met de toets /', hidden: true });
  expect(box).toBeChecked();
  await user.click(box);
  expect(localStorage.getItem('search-shortcut')).toBe('off');
});
