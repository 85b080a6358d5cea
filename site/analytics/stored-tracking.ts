import type { ConsentState } from '#renderer/tracking/consent-state';
import { SEARCH_VISITOR_COOKIE } from '#site/protocol/result-events';

/** Names of the first-party cookies that the tags of each category set. */
const COOKIES = {
  statistics: /^_(?:ga(?:_.*)?|gid|gat(?:_.*)?)$/,
  marketing: /^_(?:gcl_.*|gac_.*|fbp|fbc)$/,
} as const;

/**
 * Deletes the cookies of the categories that the visitor does not allow. A script does not know the domain of a cookie, so it deletes each
 * cookie for the host and its parent domains. Scripts cannot delete cookies of other origins, or cookies that only the server can read.
 */
export function deleteTrackingCookies(consent: ConsentState): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '');
  const unwanted = names.filter(
    (name) =>
      (!consent.statistics && (name === SEARCH_VISITOR_COOKIE || COOKIES.statistics.test(name))) ||
      (!consent.marketing && COOKIES.marketing.test(name)),
  );
  for (const name of unwanted)
    for (const domain of ['', ...domainsOf(location.hostname).map((each) => `;domain=${each}`)])
      document.cookie = `${name}=;path=/;max-age=0${domain}`;
}

/** Returns the host and its parent domains: `www.example.com`, `example.com`. Browsers ignore a domain that is a public suffix. */
function domainsOf(hostname: string): string[] {
  const labels = hostname.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
}
