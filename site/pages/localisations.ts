import { type LocaleCode, localeOfSite } from '#site/i18n/locale';
import type { Localisations } from '#site/protocol/payload';
import type { Content, Entry } from '#site/services/content';
import { type Family, familiesOf } from './entry-localisations.ts';

/** The paths of an entry in every locale it was written for; the page stands without those that cannot be found. */
export async function translationsOf(
  entry: Entry,
  content: Content,
  signal?: AbortSignal,
): Promise<Localisations> {
  const families = await familiesOf([entry], content, { signal });
  return pathsOf(families.get(entry) ?? [entry]);
}

/** The paths of one page by locale. */
export function pathsOf(family: Family): Localisations {
  return Object.fromEntries(family.flatMap(pathInLocale));
}

function pathInLocale({ site, url }: Entry): [LocaleCode, string][] {
  const locale = localeOfSite(site);
  return locale && url ? [[locale.code, url]] : [];
}
