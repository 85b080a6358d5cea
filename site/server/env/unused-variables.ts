import type { SetVariables } from './contradictions.ts';

/**
 * Only the site reads variables with these prefixes, so an unknown one is misspelt. Other prefixes of the site's variables, such as
 * `SESSION_` and `IMAGE_`, are missing here because other programs use them too.
 */
const PREFIXES = ['ALGOLIA_', 'CONTENT_', 'COOKIEBOT_', 'GTM_', 'MAGENTO_'];
/** Variables of other programs with these prefixes: CGI, and the CMS project. */
const FOREIGN: readonly string[] = ['CONTENT_LENGTH', 'CONTENT_TYPE', 'CONTENT_WEBHOOK_URLS'];
/** Kubernetes and Docker set such variables for a service with the name `magento`. */
const SERVICE_ADDRESS = /^[A-Z]+_(?:SERVICE_HOST|(?:SERVICE_)?PORT(?:_[\dA-Z_]+)?)$/;

/** Variables that have a use only if one of the others is set. */
const DEPENDENT: readonly (readonly [variable: string, oneOf: readonly string[]])[] = [
  ['CONTENT_PUBLIC_URL', ['CONTENT_BASE_URL']],
  ['MAGENTO_EDITION', ['MAGENTO_BASE_URL']],
  ['ALGOLIA_ADMIN_KEY', ['ALGOLIA_APP_ID']],
  ['MAP_ORIGINS', ['MAP_STYLE_URL']],
  ['FORM_OUTBOX_MB', ['FORM_OUTBOX']],
  ['COOKIEBOT_URL', ['COOKIEBOT_ID']],
  ['COOKIEBOT_BLOCKING_MODE', ['COOKIEBOT_ID', 'CONSENT_TEST']],
  ['GTM_URL', ['GTM_ID']],
  ['GTM_SERVER_SCRIPT', ['GTM_ID']],
  ['GTM_ORIGINS', ['GTM_ID']],
  // Tags load after consent.
  ['GTM_ID', ['COOKIEBOT_ID', 'CONSENT_TEST']],
  ['GTM_TEST', ['COOKIEBOT_ID', 'CONSENT_TEST']],
];

/** Variables of embedded servers, which a real system replaces. */
const OF_EMBEDDED_SERVERS: readonly (readonly [variable: string, real: string])[] = [
  ['CONTENT_PREVIEW_TOKENS', 'CONTENT_BASE_URL'],
  ['MAIL_FOLDER', 'MAGENTO_BASE_URL'],
];

/**
 * Returns a warning for each variable without a use: a setting of a system that is not configured, a setting of an embedded server that a
 * real system replaces, or a misspelt name. It shows no values.
 *
 * @param known the names of the variables that the site reads
 */
export function findUnusedVariables(set: SetVariables, known: readonly string[]): readonly string[] {
  const isOn = (variable: string) => variable in set && set[variable] !== 'no';
  return [
    ...DEPENDENT.filter(([variable, oneOf]) => isOn(variable) && !oneOf.some(isOn)).map(
      ([variable, oneOf]) => `${variable} has no use without ${oneOf.join(' or ')}, which is not set.`,
    ),
    ...OF_EMBEDDED_SERVERS.filter(([variable, real]) => isOn(variable) && isOn(real)).map(
      ([variable, real]) =>
        `${variable} has no use with ${real}, because it is a setting of the embedded server.`,
    ),
    ...Object.keys(set)
      .filter((name) => !known.includes(name))
      .flatMap((name) => {
        const prefix = PREFIXES.find((beginning) => name.startsWith(beginning));
        if (prefix === undefined || FOREIGN.includes(name) || SERVICE_ADDRESS.test(name)) return [];
        const similar = known.filter((variable) => variable.startsWith(prefix));
        return [`${name} is not a variable of the site. Expected one of ${similar.join(', ')}.`];
      }),
  ].map((problem) => `Warning: ${problem}`);
}
