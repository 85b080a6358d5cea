import type { Environment } from './env.ts';

/**
 * Logs an error in production if the base URL of the i18n configuration differs from the site's URL (specification §8). Canonical links and
 * alternates contain the site's URL.
 */
export function reportBaseUrlMismatch(
  { i18nBaseUrl, stage }: Pick<Environment, 'i18nBaseUrl' | 'stage'>,
  siteUrl: string,
): void {
  if (stage !== 'production' || i18nBaseUrl === undefined || i18nBaseUrl === siteUrl) return;
  console.error(
    `I18N_BASE_URL: expected the site's URL "${siteUrl}", got "${i18nBaseUrl}". Example: I18N_BASE_URL=${siteUrl}`,
  );
}
