// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PAGE_SHOWN } from '#site/protocol/page-shown';
import { waitFor } from '../../wait.ts';

const BANNER = 'https://consent.example.test/uc.js?cbid=1&culture=nl&blockingmode=manual';
const DECLARATION = 'https://consent.example.test/1/cd.js';

const runScripts = vi.fn();
const renew = vi.fn();

async function start() {
  vi.resetModules();
  const { startConsent } = await import('../../../site/client/consent.ts');
  const { currentConsent } = await import('#renderer/tracking/consent-state');
  startConsent(BANNER, DECLARATION);
  return { currentConsent };
}

/** Defines the provider with a decision, and sends one of its events. */
function decide(allowed: readonly string[], event: string, hasResponse = true) {
  const isAllowed = (category: string) => allowed.includes(category);
  window.Cookiebot = {
    hasResponse,
    consent: {
      preferences: isAllowed('preferences'),
      statistics: isAllowed('statistics'),
      marketing: isAllowed('marketing'),
    },
    runScripts,
    renew,
  };
  window.dispatchEvent(new Event(event));
}

/** Removes the listeners of a test, because all tests share the window. */
let stopListening = new AbortController();
beforeEach(() => {
  history.replaceState(null, '', '/nl');
  stopListening = new AbortController();
  const { signal } = stopListening;
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation((type, listener) =>
      listen(type, listener, { signal }),
    );
  }
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});
afterEach(() => {
  Reflect.deleteProperty(window, 'dataLayer');
  Reflect.deleteProperty(window, 'Cookiebot');
  stopListening.abort();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

test('Google Consent Mode is denied before the provider is requested', async () => {
  await start();
  expect(Object.values(window.dataLayer?.[0] ?? {})).toEqual([
    'consent',
    'default',
    {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
      functionality_storage: 'denied',
      personalization_storage: 'denied',
      security_storage: 'granted',
    },
  ]);
  const script = document.querySelector<HTMLScriptElement>('#Cookiebot');
  expect(script?.src).toBe(BANNER);
  expect(script?.async).toBe(true);
  expect(script?.dataset['consentmode']).toBe('disabled');
});

test.each(['CookiebotOnLoad', 'CookiebotOnConsentReady', 'CookiebotOnAccept', 'CookiebotOnDecline'])(
  'The decision of the visitor applies after %s',
  async (event) => {
    const { currentConsent } = await start();
    decide(['statistics', 'preferences'], event);
    await waitFor(() => expect(currentConsent()).toMatchObject({ statistics: true }));
    expect(currentConsent()).toEqual({
      necessary: true,
      preferences: true,
      statistics: true,
      marketing: false,
    });
  },
);

test('Until the visitor decides, everything is denied, events wait, and data from an expired consent is deleted', async () => {
  localStorage.setItem('lantern:found-products', 'VV-NAP=1');
  const { currentConsent } = await start();
  const { trackEvent } = await import('#renderer/tracking/event-queue');
  trackEvent({ event: 'generate_lead', form: 'contact' });
  decide(['statistics'], 'CookiebotOnLoad', false);
  await waitFor(() => expect(localStorage).toHaveLength(0));
  expect(currentConsent().statistics).toBe(false);
  expect(window.dataLayer).toHaveLength(1);

  decide(['statistics'], 'CookiebotOnAccept');
  await waitFor(() => expect(window.dataLayer?.at(-1)).toEqual({ event: 'generate_lead', form: 'contact' }));
});

/** Shows a page as client navigation does: its URL, then the event. */
function show(path: string) {
  history.pushState(null, '', path);
  window.dispatchEvent(new Event(PAGE_SHOWN));
}

test('The scripts of the provider run once after each client navigation, and not before the provider has loaded', async () => {
  await start();
  show('/nl/over-ons');
  expect(runScripts).not.toHaveBeenCalled();
  decide([], 'CookiebotOnDecline');
  show('/nl/lampen.html');
  expect(runScripts).toHaveBeenCalledTimes(1);
  show('/nl/lampen.html?page=2');
  expect(runScripts).toHaveBeenCalledTimes(2);
});

test('The scripts of the provider do not run again for the same page, the result of a form or a fragment', async () => {
  await start();
  decide(['statistics'], 'CookiebotOnAccept');
  show('/nl/winkelwagen');
  expect(runScripts).toHaveBeenCalledTimes(1);
  show('/nl/winkelwagen');
  show('/nl/winkelwagen?removed=ODA&quantity=1');
  show('/nl/winkelwagen#totals');
  expect(runScripts).toHaveBeenCalledTimes(1);
});

test('Each page with a container for the list of cookies loads the list once', async () => {
  document.body.innerHTML = '<div data-cookie-declaration></div>';
  document.documentElement.lang = 'fr-CA';
  await start();
  const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('#CookieDeclaration')];
  expect(scripts().map(({ src, dataset }) => [src, dataset['culture']])).toEqual([[DECLARATION, 'fr']]);
  scripts()[0]?.dispatchEvent(new Event('load'));
  expect(document.querySelector('[data-cookie-declaration=loaded]')).not.toBeNull();

  // The page stays, for example when a filter beside the list changes.
  window.dispatchEvent(new Event(PAGE_SHOWN));
  expect(scripts()).toHaveLength(1);

  document.body.innerHTML = '';
  window.dispatchEvent(new Event(PAGE_SHOWN));
  expect(scripts()).toEqual([]);
  document.body.innerHTML = '<div data-cookie-declaration></div>';
  window.dispatchEvent(new Event(PAGE_SHOWN));
  expect(scripts()).toHaveLength(1);
});

test('The button “cookie settings” is shown when the provider has loaded, and opens its banner', async () => {
  document.body.innerHTML = '<button style="visibility: hidden" data-consent-settings>Settings</button>';
  await start();
  const button = document.querySelector('button');
  expect(button?.style.visibility).toBe('hidden');
  decide([], 'CookiebotOnLoad', false);
  document.querySelector('#Cookiebot')?.dispatchEvent(new Event('load'));
  expect(button?.style.visibility).toBe('');
  button?.click();
  expect(renew).toHaveBeenCalledTimes(1);
});
