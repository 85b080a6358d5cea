import type { Environment } from './env.ts';
import { LOOPBACK_HOSTS } from './loopback-hosts.ts';

/**
 * Returns the problems of a configuration with which the server can start, as messages for the operator. In development it returns none.
 *
 * - In production, the base URL of the i18n configuration differs from the site's URL (specification §8). Canonical links and alternates
 *   contain the site's URL.
 * - `SITE_URL` is absent, but `HOST` is not a loopback address, or a real content system or shop is configured.
 * - The site's URL begins with `https`, so a proxy is in front of the server, but `CLIENT_ADDRESS_HEADER` is absent.
 */
export function configurationProblems(environment: Environment, siteUrl: string): readonly string[] {
  const { stage, i18nBaseUrl } = environment;
  if (stage === 'development') return [];
  const problems: string[] = [];
  if (stage === 'production' && i18nBaseUrl !== undefined && i18nBaseUrl !== siteUrl)
    problems.push(
      `I18N_BASE_URL: expected the site's URL "${siteUrl}", got "${i18nBaseUrl}". Example: I18N_BASE_URL=${siteUrl}`,
    );
  if (environment.siteUrl === undefined && isPublic(environment))
    problems.push(
      `SITE_URL: expected the public URL of the site in ${stage}, got none. The server refuses posts to any host except ${new URL(siteUrl).host}, and canonical URLs contain this host. Example: SITE_URL=https://www.example.com`,
    );
  if (siteUrl.startsWith('https:') && environment.clientAddress.header === undefined)
    problems.push(
      'CLIENT_ADDRESS_HEADER: expected the header in which the reverse proxy puts the address of the visitor, because SITE_URL begins with https, got none. Without it, all visitors share the rate limits of one address. Example: CLIENT_ADDRESS_HEADER=X-Forwarded-For',
    );
  return problems;
}

function isPublic({ host, content, shop }: Environment) {
  return !LOOPBACK_HOSTS.has(host) || content.baseUrl !== undefined || shop.baseUrl !== undefined;
}
