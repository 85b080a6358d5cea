import { currentConsent, subscribeToConsent } from '#renderer/tracking/consent-state';
import { observeEvents } from '#renderer/tracking/event-queue';
import type { TrackedEvent } from '#renderer/tracking/events';
import type { TagManagerScripts } from '#site/protocol/tracking-settings';
import { gtag } from './gtag.ts';
import { locationWithoutSecrets } from './page-views.ts';

/** Matches identifiers of Google Analytics. Its script reads commands and ignores other entries of the queue. */
const MEASUREMENT_ID = /^G-/;

/**
 * Loads the tag manager after the visitor has allowed statistics, and never before. A loaded tag manager cannot be removed from a page.
 *
 * @param onWithdrawal called when the visitor withdraws the consent after the tag manager was loaded
 */
export function startTagManager(scripts: TagManagerScripts, onWithdrawal: () => void): void {
  let isLoaded = false;
  const follow = () => {
    const isAllowed = currentConsent().statistics;
    if (isLoaded || isAllowed) disableMeasurement(scripts.id, !isAllowed);
    if (isAllowed && !isLoaded) {
      isLoaded = true;
      load(scripts);
    } else if (!isAllowed && isLoaded) onWithdrawal();
  };
  subscribeToConsent(follow);
  follow();
}

function load({ id, script, serverScript }: TagManagerScripts) {
  if (MEASUREMENT_ID.test(id)) {
    gtag('js', new Date());
    // The site sends all page views itself. Without `page_location`, the script's own events contain the URL of the document, which can
    // contain the token for a new password. Google prefers values of `config` to those of `set`, so only `set` has the URL.
    gtag('set', { page_location: locationWithoutSecrets() });
    gtag('config', id, { send_page_view: false });
    observeEvents((event, status) => {
      if (status === 'sent') sendCommand(event);
    });
  } else {
    window.dataLayer ??= [];
    window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  }
  for (const src of [script, serverScript])
    if (src !== undefined)
      document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
}

function sendCommand(tracked: TrackedEvent) {
  if ('ecommerce' in tracked) return gtag('event', tracked.event, tracked.ecommerce);
  if (tracked.event === 'page_view') gtag('set', { page_location: tracked.page_location });
  const { event, ...parameters } = tracked;
  gtag('event', event, parameters);
}

/** The script of Google Analytics reads this property, and sends nothing while it is `true`. */
function disableMeasurement(id: string, isDisabled: boolean) {
  if (MEASUREMENT_ID.test(id)) Reflect.set(window, `ga-disable-${id}`, isDisabled);
}
