// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDocument } from './open-document.ts';

const view = { event: 'view_item', ecommerce: { currency: 'EUR', value: 149, items: [] } } as const;

/** The commands of Google Consent Mode: `update` with its values. */
const commands = () =>
  (window.dataLayer ?? []).filter((entry) => 'length' in entry).map((entry) => Object.values(entry));
const sent = () => (window.dataLayer ?? []).filter((entry) => 'event' in entry);

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  Reflect.deleteProperty(window, 'dataLayer');
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=;max-age=0;path=/`;
});

test('Consent is denied until it is applied', async () => {
  const { currentConsent, NO_CONSENT } = await openDocument();
  expect(currentConsent()).toEqual(NO_CONSENT);
  expect(NO_CONSENT).toEqual({ necessary: true, preferences: false, statistics: false, marketing: false });
});

test.each([
  { category: 'preferences', granted: ['functionality_storage', 'personalization_storage'] },
  { category: 'statistics', granted: ['analytics_storage'] },
  { category: 'marketing', granted: ['ad_personalization', 'ad_storage', 'ad_user_data'] },
])('Consent to $category grants its types of Google Consent Mode', async ({ category, granted }) => {
  const { applyConsent, NO_CONSENT } = await openDocument();
  applyConsent({ ...NO_CONSENT, [category]: true });
  const [name, command, values] = commands()[0] ?? [];
  expect([name, command]).toEqual(['consent', 'update']);
  const types = Object.entries(Object(values)).filter(([, value]) => value === 'granted');
  expect(types.map(([type]) => type).sort()).toEqual([...granted, 'security_storage'].sort());
});

test('The same decision twice updates the tags once, and sends the waiting events once', async () => {
  const { trackEcommerce, allow } = await openDocument();
  trackEcommerce(view);
  allow();
  allow();
  expect(commands()).toHaveLength(1);
  expect(sent()).toEqual([view]);
});

test('A grant reaches the tags before the waiting events', async () => {
  const { trackEcommerce, allow } = await openDocument();
  trackEcommerce(view);
  allow();
  expect(window.dataLayer?.map((entry) => 'length' in entry)).toEqual([true, false, false]);
});

test('A withdrawal deletes the cookies of tracking and what events have stored, and nothing else', async () => {
  const { trackEcommerce, applyConsent, allow, deny, NO_CONSENT } = await openDocument();
  applyConsent({ ...NO_CONSENT, statistics: true, marketing: true });
  trackEcommerce(view, { onceFor: 'cart' });
  expect(localStorage).toHaveLength(1);
  localStorage.setItem('theme', 'dusk');
  for (const name of ['_ga', '_ga_ABC', '_gid', '_gcl_au', 'locale', '_gallery'])
    document.cookie = `${name}=1;path=/`;

  allow();
  expect(document.cookie).toMatch(
    /^search_visitor=anon-\d+(?:-\d+){3}; _ga=1; _ga_ABC=1; _gid=1; locale=1; _gallery=1$/,
  );
  deny();
  expect(document.cookie).toBe('locale=1; _gallery=1');
  expect(Object.keys(localStorage)).toEqual(['theme']);

  // A page sends an event with the same key once, even after the consent is given a second time.
  allow();
  trackEcommerce(view, { onceFor: 'cart' });
  expect(sent()).toEqual([view]);
});

test('A listener is called after each decision until it is removed', async () => {
  const { allow, deny, currentConsent } = await openDocument();
  const { subscribeToConsent } = await import('../../../renderer/tracking/consent-state.ts');
  const heard: boolean[] = [];
  const stop = subscribeToConsent(() => heard.push(currentConsent().statistics));
  allow();
  deny();
  stop();
  allow();
  expect(heard).toEqual([true, false]);
});
