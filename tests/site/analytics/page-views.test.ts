// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PAGE_SHOWN } from '#site/protocol/page-shown';
import { openDocument } from './open-document.ts';

/** Shows a page as client navigation does: URL and head, then the event. */
function show(path: string, { title = '', type = 'content', canonical = path } = {}) {
  history.pushState(null, '', path);
  setHead(title, type, canonical);
  window.dispatchEvent(new Event(PAGE_SHOWN));
}

function setHead(title: string, type: string, canonical: string | undefined) {
  document.title = title;
  document.head.querySelectorAll('meta, link').forEach((element) => element.remove());
  document.head.insertAdjacentHTML(
    'beforeend',
    `<meta name="page-type" content="${type}">${
      canonical === undefined ? '' : `<link rel="canonical" href="https://www.example.test${canonical}">`
    }`,
  );
}

const views = () =>
  (window.dataLayer ?? []).filter((entry) => 'event' in entry && entry.event === 'page_view');

/** Removes the listeners of a test, because all tests share the window. */
let stopListening = new AbortController();
async function openTracked(path: string, head: { title: string; type: string; canonical?: string }) {
  history.replaceState(null, '', path);
  setHead(head.title, head.type, head.canonical);
  const page = await openDocument();
  const { trackPageViews } = await import('../../../site/analytics/page-views.ts');
  return { ...page, trackPageViews };
}

beforeEach(() => {
  stopListening = new AbortController();
  const { signal } = stopListening;
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((type, listener) =>
    listen(type, listener, { signal }),
  );
});
afterEach(() => {
  stopListening.abort();
  vi.restoreAllMocks();
  Reflect.deleteProperty(window, 'dataLayer');
});

const home = { title: 'Home', type: 'home', canonical: '/nl' };

test('A page view has the locale, the type and the title of the page, and its URL', async () => {
  const { trackPageViews, allow } = await openTracked('/en-UK/lamp.html', {
    title: 'Lamp · Veld & Vonk',
    type: 'product',
    canonical: '/en-UK/lamp.html',
  });
  trackPageViews();
  allow();
  expect(views()).toEqual([
    {
      event: 'page_view',
      page_location: 'https://www.example.test/en-UK/lamp.html',
      page_title: 'Lamp · Veld & Vonk',
      page_type: 'product',
      page_locale: 'en-UK',
      page_referrer: '',
    },
  ]);
});

test('Each page of client navigation is viewed once, also after going back, with the previous page as referrer', async () => {
  const { trackPageViews, allow } = await openTracked('/nl', home);
  trackPageViews();
  allow();
  show('/nl/over-ons', { title: 'Over ons' });
  show('/nl/lampen.html?page=2', { title: 'Lampen', type: 'category' });
  // The cart shows the same page again after a change, and a fragment does not change the page.
  window.dispatchEvent(new Event(PAGE_SHOWN));
  history.pushState(null, '', '/nl/lampen.html?page=2#top');
  window.dispatchEvent(new Event(PAGE_SHOWN));
  show('/nl', home);
  expect(
    views().map((view) => [Reflect.get(view, 'page_location'), Reflect.get(view, 'page_title')]),
  ).toEqual([
    ['https://www.example.test/nl', 'Home'],
    ['https://www.example.test/nl/over-ons', 'Over ons'],
    ['https://www.example.test/nl/lampen.html?page=2', 'Lampen'],
    ['https://www.example.test/nl', 'Home'],
  ]);
  expect(views().map((view) => Reflect.get(view, 'page_referrer'))).toEqual([
    '',
    'https://www.example.test/nl',
    'https://www.example.test/nl/over-ons',
    'https://www.example.test/nl/lampen.html?page=2',
  ]);
});

test('A page that returns from the back/forward cache is viewed again, and a loaded page is not', async () => {
  const { trackPageViews, allow } = await openTracked('/nl', home);
  trackPageViews();
  allow();
  const showPage = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  showPage(false);
  expect(views()).toHaveLength(1);
  showPage(true);
  expect(views()).toHaveLength(2);
  // A hidden personal page loads again, and its new document is viewed.
  document.body.hidden = true;
  showPage(true);
  expect(views()).toHaveLength(2);
});

test('The view of the first page precedes the events of that page, also if it is tracked later', async () => {
  const { trackPageViews, trackFoundProduct, allow } = await openTracked('/nl', home);
  trackFoundProduct('ODA', { queryId: undefined, position: 1 });
  trackPageViews();
  allow();
  const names = (window.dataLayer ?? []).flatMap((entry) => ('event' in entry ? [entry.event] : []));
  expect(names).toEqual(['page_view', 'select_content']);
});

test('A page view contains campaigns, and no other parameter than those of the canonical URL', async () => {
  const { trackPageViews, allow } = await openTracked(
    '/nl/nieuw-wachtwoord?token=secret&email=a@example.test&utm_source=mail&gclid=1',
    { title: 'Wachtwoord', type: 'account', canonical: '/nl/nieuw-wachtwoord' },
  );
  trackPageViews();
  allow();
  expect(Reflect.get(views()[0] ?? {}, 'page_location')).toBe(
    'https://www.example.test/nl/nieuw-wachtwoord?utm_source=mail&gclid=1',
  );
  expect(JSON.stringify(views())).not.toContain('secret');
});

test('A page without a canonical URL is viewed with its own path', async () => {
  const { trackPageViews, allow } = await openTracked('/nl/weg?token=secret', {
    title: '404',
    type: 'error',
  });
  trackPageViews();
  allow();
  expect(Reflect.get(views()[0] ?? {}, 'page_location')).toBe(`${location.origin}/nl/weg`);
});

test('A change of the cart, the wishlist or the account sends no page view, also if the URL carries its result', async () => {
  const { trackPageViews, allow } = await openTracked('/nl/winkelwagen', {
    title: 'Winkelwagen',
    type: 'cart',
    canonical: '/nl/winkelwagen',
  });
  trackPageViews();
  allow();
  for (const query of ['?removed=ODA&quantity=1&parent=OD', '?saved=1', '?estimate-country=NL', ''])
    show(`/nl/winkelwagen${query}`, { title: 'Winkelwagen', type: 'cart', canonical: '/nl/winkelwagen' });
  expect(views()).toHaveLength(1);
  show('/nl/verlanglijst?added=1', { title: 'Verlanglijst', canonical: '/nl/verlanglijst' });
  expect(views()).toHaveLength(2);
  show('/nl/verlanglijst?moved=1&kept=0', { title: 'Verlanglijst', canonical: '/nl/verlanglijst' });
  expect(views()).toHaveLength(2);
});
