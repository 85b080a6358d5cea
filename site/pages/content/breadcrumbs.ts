import { plainHeading, readHeading } from '#renderer/parse/heading';
import type { Locale } from '#site/i18n/locale';
import type { Crumb } from '#site/seo/json-ld';
import type { ContentClient, Entry } from '#site/services/content';

/**
 * Loads the breadcrumbs from the home page to a page. Skips path segments without a page.
 *
 * @param path decoded, with the locale
 */
export async function loadBreadcrumbs(
  path: string,
  { title }: Entry,
  { content, locale, siteName }: { content: ContentClient; locale: Locale; siteName: string },
): Promise<readonly Crumb[]> {
  const home = { title: siteName, path: `/${locale.code}` };
  const segments = path.split('/').slice(2);
  if (segments.length === 0) return [home];
  const ancestors = await Promise.all(
    segments.slice(0, -1).map(async (_, at): Promise<Crumb[]> => {
      const uri = `/${segments.slice(0, at + 1).join('/')}`;
      const found = await content.entryByUri(uri);
      return found.ok && found.value?.title
        ? [{ title: plain(found.value.title), path: home.path + uri }]
        : [];
    }),
  );
  return [home, ...ancestors.flat(), { title: plain(title ?? ''), path }];
}

function plain(title: string) {
  return plainHeading(readHeading(title));
}
