import type { Content, Entry } from '#site/content';
import { type LocaleCode, localeOfSite } from '#site/locale';
import type { Translations } from './page.ts';

/** How many steps an entry may stand from the one it was first written in: nl → en → en-US is two. */
const LONGEST_DESCENT = 4;

/**
 * The paths of an entry in every locale it was written for. No key of the content API lists them: we climb to the entry that
 * has no origin and ask for its descendants, level by level (contract §9). What fails is left out; the page stands without.
 */
export async function translationsOf(
  entry: Entry,
  content: Content,
  signal?: AbortSignal,
): Promise<Translations> {
  const visit = content.forVisit({ site: entry.site, signal });
  const ask = async (filter: Readonly<Record<string, string>>) => {
    const found = await visit.allEntries(entry.collection, { everySite: true, fields: [], filter });
    return found.ok ? found.value : [];
  };

  let root = entry;
  for (let step = 0; root.originId !== null && step < LONGEST_DESCENT; step += 1) {
    const [origin] = await ask({ id: root.originId });
    if (!origin) break;
    root = origin;
  }

  const family = new Map([[root.id, root]]);
  let generation = [root.id];
  for (let step = 0; generation.length > 0 && step < LONGEST_DESCENT; step += 1) {
    const children = await ask({ 'origin:in': generation.join('|') });
    const fresh = children.filter(({ id }) => !family.has(id));
    for (const child of fresh) family.set(child.id, child);
    generation = fresh.map(({ id }) => id);
  }
  return Object.fromEntries([...family.values()].flatMap(pathInLocale));
}

function pathInLocale({ site, url }: Entry): [LocaleCode, string][] {
  const locale = localeOfSite(site);
  return locale && url ? [[locale.code, url]] : [];
}
