import { importOptionalChunk } from '#design-system/optional-chunk';
import { type ConsentState, NO_CONSENT } from '#renderer/tracking/consent-state';
import { sendGoogleConsent } from '#site/analytics/google-consent';
import { pageAddress } from '#site/protocol/page-address';
import { PAGE_SHOWN } from '#site/protocol/page-shown';

/** The interface of the consent provider, as far as this site uses it (Cookiebot, “Developer resources”). */
type Cookiebot = {
  /** Whether the visitor has decided. */
  readonly hasResponse: boolean;
  readonly consent: Readonly<Record<'preferences' | 'statistics' | 'marketing', boolean>>;
  /** Shows the banner again. */
  renew(): void;
  /** Runs the scripts of the page that have waited for the consent of the visitor. */
  runScripts(): void;
};

declare global {
  interface Window {
    /** Before the provider has loaded, this is its script element, because the element has this id. */
    Cookiebot?: Cookiebot | Element;
  }
}

/** The provider sends these events to the window after it has loaded, and after each decision. */
const PROVIDER_EVENTS = [
  'CookiebotOnLoad',
  'CookiebotOnConsentReady',
  'CookiebotOnAccept',
  'CookiebotOnDecline',
] as const;

/**
 * Denies everything, then loads the consent provider and follows its decisions. If the provider does not load, everything stays denied.
 *
 * @param banner URL of the provider's script, with id, culture and blocking mode
 * @param declaration URL of its script that lists all cookies
 */
export function startConsent(banner: string, declaration: string): void {
  sendGoogleConsent('default', NO_CONSENT);
  for (const event of PROVIDER_EVENTS)
    window.addEventListener(event, () => void followDecision().catch(() => undefined));
  const script = createScript('Cookiebot', banner);
  // `site/analytics` tells the tags of Google what the visitor allows. The provider must not do it a second time.
  script.dataset['consentmode'] = 'disabled';
  script.addEventListener('load', offerSettings);
  document.head.append(script);
  loadDeclaration(declaration);
  let shown = pageAddress(location);
  window.addEventListener(PAGE_SHOWN, () => {
    loadDeclaration(declaration);
    // The result of a form is not another page: the cart after a removed line is the same page.
    if (pageAddress(location) === shown) return;
    shown = pageAddress(location);
    // The provider itself runs the scripts of the page on which it loads.
    findProvider()?.runScripts();
  });
}

/**
 * Applies the visitor's decision. Without a decision it deletes stored tracking data. Reads the decision after the code has loaded, so the
 * last of several decisions counts.
 */
async function followDecision() {
  const { applyConsent, deleteStoredTracking } = await importOptionalChunk(
    () => import('#site/analytics/consent'),
  );
  const decision = readDecision();
  if (decision) applyConsent(decision);
  else deleteStoredTracking(NO_CONSENT);
}

function findProvider(): Cookiebot | undefined {
  return window.Cookiebot instanceof Element ? undefined : window.Cookiebot;
}

function readDecision(): ConsentState | undefined {
  const { hasResponse, consent } = findProvider() ?? {};
  if (hasResponse !== true || !consent) return undefined;
  return {
    necessary: true,
    preferences: consent.preferences === true,
    statistics: consent.statistics === true,
    marketing: consent.marketing === true,
  };
}

/** Shows the button “cookie settings”. It is hidden until the provider has loaded, because only the provider can open the settings. */
function offerSettings() {
  const button = document.querySelector<HTMLElement>('[data-consent-settings]');
  if (!button) return;
  button.style.visibility = '';
  button.addEventListener('click', () => findProvider()?.renew());
}

/**
 * Loads the list of cookies, if the page has an empty container for it. The script inserts the list beside its own element, so each page
 * needs its own script element. Without the list, the text of the section stays.
 */
function loadDeclaration(src: string) {
  const container = document.querySelector<HTMLElement>('[data-cookie-declaration]');
  if (!container || container.querySelector('#CookieDeclaration')) return;
  const script = createScript('CookieDeclaration', src);
  // The provider knows codes with two letters only.
  script.dataset['culture'] = document.documentElement.lang.slice(0, 2);
  script.addEventListener('load', () => {
    container.dataset['cookieDeclaration'] = 'loaded';
  });
  container.append(script);
}

function createScript(id: string, src: string) {
  return Object.assign(document.createElement('script'), { id, src, async: true });
}
