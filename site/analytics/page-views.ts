import { trackEvent, trackFirstPageView } from '#renderer/tracking/event-queue';
import type { SiteEventParameters } from '#renderer/tracking/events';
import { pageAddress } from '#site/protocol/page-address';
import { PAGE_SHOWN } from '#site/protocol/page-shown';
import { PAGE_TYPE_META } from '#site/protocol/page-type';

type PageView = { readonly event: 'page_view' } & SiteEventParameters['page_view'];

/** Parameters that identify the campaign of a visit. Page views contain only these parameters and those of the canonical URL. */
const CAMPAIGN_PARAMETERS = /^(?:utm_[a-z_]+|gclid|gclsrc|dclid|gbraid|wbraid|msclkid|fbclid)$/;

/**
 * Sends a page view for each navigation: for the page of the document, for each page that client navigation shows (also after going back),
 * and for a page from the back/forward cache. It sends none for a change of the fragment, or when a screen shows the result of a form, for
 * example after a change of the cart.
 */
export function trackPageViews(): void {
  let viewed = pageAddress(location);
  let previous = withoutQuery(document.referrer);
  const readView = (): PageView => {
    const view = readPageView(previous);
    previous = view.page_location;
    return view;
  };
  trackFirstPageView(readView());
  window.addEventListener(PAGE_SHOWN, () => {
    if (pageAddress(location) === viewed) return;
    viewed = pageAddress(location);
    trackEvent(readView());
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    // The previous page is unknown. A hidden page loads again, and its document sends the page view.
    if (persisted && !document.body.hidden) trackEvent(readPageView(''));
  });
}

/** Returns the page view of the shown page. */
function readPageView(referrer: string): PageView {
  return {
    event: 'page_view',
    page_location: locationWithoutSecrets(),
    page_title: document.title,
    page_type: document.querySelector<HTMLMetaElement>(`meta[name=${PAGE_TYPE_META}]`)?.content ?? '',
    page_locale: location.pathname.split('/')[1] ?? '',
    page_referrer: referrer,
  };
}

/** Returns the canonical URL with the campaign parameters. It must not contain tokens or other private parameters of the URL. */
export function locationWithoutSecrets(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const url = new URL(canonical ?? location.origin + location.pathname);
  for (const [name, value] of new URLSearchParams(location.search))
    if (CAMPAIGN_PARAMETERS.test(name)) url.searchParams.append(name, value);
  return url.href;
}

function withoutQuery(url: string): string {
  const parsed = URL.parse(url);
  return parsed ? parsed.origin + parsed.pathname : '';
}
