// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PAGE_SHOWN } from '../../../site/protocol/page-shown.ts';
import { openDocument } from './open-document.ts';

const ORIGIN = 'https://tags.example.test';
const container = { id: 'GTM-ABC1', script: `${ORIGIN}/gtm.js?id=GTM-ABC1` };
const stream = { id: 'G-ABC1', script: `${ORIGIN}/gtag/js?id=G-ABC1` };
const view = {
  event: 'view_item',
  ecommerce: { currency: 'EUR', value: 149, items: [{ item_id: 'ODA', item_name: 'Oda', price: 149 }] },
} as const;

const loadedScripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
/** The entries of the queue: commands as arrays, and events. */
const entries = () =>
  (window.dataLayer ?? []).map((entry) => ('length' in entry ? Object.values(entry) : entry));
/** The commands of the queue, without those about the consent. */
const commands = () =>
  entries().filter((entry): entry is unknown[] => Array.isArray(entry) && entry[0] !== 'consent');

async function openTracked(scripts: typeof container & { readonly serverScript?: string }) {
  const page = await openDocument();
  const { startTagManager } = await import('../../../site/analytics/tag-manager.ts');
  const onWithdrawal = vi.fn();
  startTagManager(scripts, onWithdrawal);
  return { ...page, onWithdrawal };
}

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '';
});
afterEach(() => {
  Reflect.deleteProperty(window, 'dataLayer');
  Reflect.deleteProperty(window, 'ga-disable-G-ABC1');
});

test('The script of the tag manager loads after a grant of statistics, and only once', async () => {
  const { allow, applyConsent, NO_CONSENT } = await openTracked(container);
  expect(loadedScripts()).toEqual([]);
  applyConsent({ ...NO_CONSENT, marketing: true });
  expect(loadedScripts()).toEqual([]);
  allow();
  applyConsent({ ...NO_CONSENT, statistics: true, marketing: true });
  expect(loadedScripts()).toEqual([container.script]);
});

test('The script of the tag manager does not load after a refusal', async () => {
  const { deny, trackEcommerce, onWithdrawal } = await openTracked(container);
  deny();
  trackEcommerce(view);
  expect(loadedScripts()).toEqual([]);
  expect(onWithdrawal).not.toHaveBeenCalled();
});

test('The tag manager receives the consent first, then its start, then the waiting events', async () => {
  const { allow, trackEcommerce } = await openTracked(container);
  trackEcommerce(view);
  allow();
  expect(entries()).toEqual([
    ['consent', 'update', expect.objectContaining({ analytics_storage: 'granted' })],
    { event: 'gtm.js', 'gtm.start': expect.any(Number) },
    { ecommerce: null },
    view,
  ]);
});

test('The server-side tag script loads after that of the tag manager, if it is configured', async () => {
  const serverScript = 'https://server.example.test/tag.js';
  const { allow } = await openTracked({ ...container, serverScript });
  expect(loadedScripts()).toEqual([]);
  allow();
  expect(loadedScripts()).toEqual([container.script, serverScript]);
});

test('A data stream receives each event once as a command, and no page view of its own', async () => {
  const { allow, trackEcommerce } = await openTracked(stream);
  const { trackEvent } = await import('#renderer/tracking/event-queue');
  trackEcommerce(view);
  allow();
  trackEvent({ event: 'generate_lead', form: 'contact' });
  expect(loadedScripts()).toEqual([stream.script]);
  expect(commands()).toEqual([
    ['js', expect.any(Date)],
    ['set', { page_location: location.origin + location.pathname }],
    ['config', 'G-ABC1', { send_page_view: false }],
    ['event', 'view_item', view.ecommerce],
    ['event', 'generate_lead', { form: 'contact' }],
  ]);
});

test('A data stream never receives the query of a URL, also not for the events of its own script', async () => {
  history.replaceState(null, '', '/nl/nieuw-wachtwoord?email=noor%40example.test&token=secret');
  const { allow } = await openTracked(stream);
  const { trackPageViews } = await import('#site/analytics/page-views');
  allow();
  trackPageViews();
  const page_location = `${location.origin}/nl/nieuw-wachtwoord`;
  expect(commands().slice(1)).toEqual([
    ['set', { page_location }],
    // A \`page_location\` here would precede the values that later \`set\` commands contain.
    ['config', 'G-ABC1', { send_page_view: false }],
    ['set', { page_location }],
    ['event', 'page_view', expect.objectContaining({ page_location })],
  ]);
  expect(JSON.stringify(entries())).not.toContain('secret');
  history.replaceState(null, '', '/');
});

test('A data stream receives the page of each event after client navigation', async () => {
  const { allow } = await openTracked(stream);
  const { trackPageViews } = await import('#site/analytics/page-views');
  const { trackEvent } = await import('#renderer/tracking/event-queue');
  allow();
  trackPageViews();
  history.replaceState(null, '', '/nl/contact');
  window.dispatchEvent(new Event(PAGE_SHOWN));
  trackEvent({ event: 'generate_lead', form: 'contact' });
  const page_location = `${location.origin}/nl/contact`;
  expect(commands().slice(-3)).toEqual([
    ['set', { page_location }],
    ['event', 'page_view', expect.objectContaining({ page_location })],
    ['event', 'generate_lead', { form: 'contact' }],
  ]);
  history.replaceState(null, '', '/');
});

test('A withdrawal is reported while the tag manager runs, and disables a data stream until the next grant', async () => {
  const { allow, deny, onWithdrawal, trackEcommerce } = await openTracked(stream);
  allow();
  expect(Reflect.get(window, 'ga-disable-G-ABC1')).toBe(false);
  deny();
  expect(onWithdrawal).toHaveBeenCalledTimes(1);
  expect(Reflect.get(window, 'ga-disable-G-ABC1')).toBe(true);
  const before = entries();
  trackEcommerce(view);
  expect(entries()).toEqual(before);
  allow();
  expect(Reflect.get(window, 'ga-disable-G-ABC1')).toBe(false);
  expect(loadedScripts()).toEqual([stream.script]);
  // The events between the withdrawal and the next grant are not sent.
  expect(entries().slice(before.length)).toEqual([['consent', 'update', expect.anything()]]);
});
