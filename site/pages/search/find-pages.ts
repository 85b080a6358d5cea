import type { ContentClient, Entry } from '#site/services/content';

/** Collections that are searched, and how many entries of each: a site with more needs a search system. */
const COLLECTIONS = ['pages', 'articles'];
const AT_ONCE = 100;
const MOST_LISTS = 5;
const MOST_FOUND = 20;
/** Keys of the content system's JSON whose values are no words for visitors. */
const NO_WORDS = new Set([
  'id',
  'type',
  'url',
  'permalink',
  'api_url',
  'edit_url',
  'value',
  'handle',
  'style',
  'anchor',
]);

/**
 * The pages and stories that hold every word asked for, whatever its case and accents: first those whose title does, then those
 * that do anywhere. `undefined` when the content system cannot list them.
 */
export async function findPages(term: string, content: ContentClient): Promise<readonly Entry[] | undefined> {
  const lists = await Promise.all(COLLECTIONS.map((collection) => entriesOf(collection, content)));
  const words = plain(term).split(/\s+/).filter(Boolean);
  const holdsAll = (text: string) => words.every((word) => text.includes(word));
  const byTitle: Entry[] = [];
  const byAnyWord: Entry[] = [];
  for (const list of lists) {
    if (list === undefined) return undefined;
    for (const entry of list) {
      if (entry.redirect !== null) continue;
      if (holdsAll(plain(entry.title ?? ''))) byTitle.push(entry);
      else if (holdsAll(plain(wordsOf(entry)))) byAnyWord.push(entry);
    }
  }
  return [...byTitle, ...byAnyWord].slice(0, MOST_FOUND);
}

async function entriesOf(collection: string, content: ContentClient): Promise<Entry[] | undefined> {
  const found: Entry[] = [];
  for (let page = 1, last = 1; page <= Math.min(last, MOST_LISTS); page += 1) {
    const list = await content.entries(collection, { limit: AT_ONCE, page });
    if (!list.ok) return undefined;
    found.push(...list.value.items);
    last = list.value.meta.lastPage;
  }
  return found;
}

function wordsOf({ title, seo, fields, sections }: Entry): string {
  return [title, seo.description, ...texts(fields['intro']), ...texts(sections)].join(' ');
}

function texts(json: unknown): string[] {
  if (typeof json === 'string') return [json.replace(/<[^>]*>/g, ' ').replaceAll('*', '')];
  if (Array.isArray(json)) return json.flatMap(texts);
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([key, value]) => (NO_WORDS.has(key) ? [] : texts(value)));
}

/** In lower case and without accents: `Één` is found by `een`. */
function plain(text: string) {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}
