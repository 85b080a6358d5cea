import { parse } from 'hono/utils/cookie';

export type ConsentConfig = {
  /** Id of the domain group at the provider. */
  readonly id: string;
  /** Origin of the provider's scripts. */
  readonly origin: string;
  /** `auto` lets the provider stop scripts of the page. This site starts no script before the consent, so `manual` is enough. */
  readonly blockingMode: 'auto' | 'manual';
};

/** URLs of the provider's scripts. The root element of a document has them in `data-consent-banner` and `data-consent-declaration`. */
export type ConsentScripts = {
  /** Shows the banner and stores the decision of the visitor. */
  readonly banner: string;
  /** Lists all cookies. */
  readonly declaration: string;
};

export type ConsentProvider = {
  /** @param culture language of the banner. Cookiebot knows codes with two letters only, and shows its default language for others */
  scriptsOf(culture: string): ConsentScripts;
  /** The origins that pages may load scripts and frames from, and send requests to. */
  readonly origins: readonly string[];
};

/** Creates the script URLs and origins of the consent provider, Cookiebot. Browsers load its scripts. The server sends it no requests. */
export function createConsentProvider({ id, origin, blockingMode }: ConsentConfig): ConsentProvider {
  return {
    scriptsOf: (culture) => ({
      banner: `${origin}/uc.js?${new URLSearchParams({ cbid: id, culture, blockingmode: blockingMode }).toString()}`,
      declaration: `${origin}/${id}/cd.js`,
    }),
    origins: [origin, ...contentNetworkOf(origin)],
  };
}

const DECISION_COOKIE = 'CookieConsent';
/** Value of the cookie for a visitor from a region whose law requires no consent. */
const NOT_REQUIRED = '-1';

/**
 * Returns whether the cookie of the provider contains a consent to statistics. The provider writes this cookie of the site before it reports
 * the decision to the page.
 *
 * @param cookies the header `Cookie` of a request
 */
export function allowsStatistics(cookies: string): boolean {
  const decision = parse(cookies, DECISION_COOKIE)[DECISION_COOKIE];
  return decision === NOT_REQUIRED || /[{,]statistics:true[,}]/.test(decision ?? '');
}

/** The scripts of `consent.cookiebot.com` load others from `consentcdn.cookiebot.com`. The same holds for `.eu`. */
function contentNetworkOf(origin: string): string[] {
  const network = origin.replace('//consent.', '//consentcdn.');
  return network === origin ? [] : [network];
}
