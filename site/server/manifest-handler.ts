import { findLocale } from '#site/i18n/locale';
import type { LoadManifest } from '#site/pages/manifest';

const CACHING = 'public, max-age=3600';

/** Answers `/{locale}/site.webmanifest`. */
export function createManifestAnswers(manifests: LoadManifest) {
  return async ({ url, signal }: Request): Promise<Response> => {
    const locale = findLocale(new URL(url).pathname.split('/')[1]);
    if (!locale) return new Response('', { status: 404 });
    return new Response(JSON.stringify(await manifests(locale, signal)), {
      headers: { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': CACHING },
    });
  };
}
