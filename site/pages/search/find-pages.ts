import type { ContentClient, Entry } from '#site/services/content';

/** Searched collections and the limits per collection. A request has the configured number of entries. A larger site needs a search system. */
const COLLECTIONS = ['pages', 'articles', 'stores'];
const MAX_ENTRIES = 500;
const MAX_RESULTS = 20;
/** Keys of the content JSON whose values are not visible text. */
const HIDDEN_KEYS = new Set([
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
 * Finds pages, articles and stores that contain all words of a term, ignoring case and accents. Matches in the title come first. Returns
 * `undefined` if the content system fails. Pages that redirect, and those that editors hide from search engines, cannot be found.
 */
export async function findPages(term: string, content: ContentClient): Promise<readonly Entry[] | undefined> {
  const lists = await Promise.all(COLLECTIONS.map((collection) => entriesOf(collection, content)));
  const words = normaliseText(term).split(/\s+/).filter(Boolean);
  const containsAllWords = (text: string) => words.every((word) => text.includes(word));
  const titleMatches: Entry[] = [];
  const textMatches: Entry[] = [];
  for (const list of lists) {
    if (list === undefined) return undefined;
    for (const entry of list) {
      if (entry.redirect !== null || entry.seo.noindex) continue;
      if (containsAllWords(normaliseText(entry.title ?? ''))) titleMatches.push(entry);
      else if (containsAllWords(normaliseText(textOfEntry(entry)))) textMatches.push(entry);
    }
  }
  return [...titleMatches, ...textMatches].slice(0, MAX_RESULTS);
}

async function entriesOf(collection: string, content: ContentClient): Promise<Entry[] | undefined> {
  const found: Entry[] = [];
  for (let page = 1, last = 1; page <= last && found.length < MAX_ENTRIES; page += 1) {
    const list = await content.entries(collection, { page });
    if (!list.ok) return undefined;
    found.push(...list.value.items);
    last = list.value.meta.lastPage;
  }
  return found;
}

function textOfEntry({ title, seo, fields, sections }: Entry): string {
  const { intro, note, street, city } = fields;
  return [title, seo.description, ...texts([intro, note, street, city]), ...texts(sections)].join(' ');
}

function texts(json: unknown): string[] {
  if (typeof json === 'string') return [json.replace(/<[^<>]*>/g, ' ').replaceAll('*', '')];
  if (Array.isArray(json)) return json.flatMap(texts);
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([key, value]) => (HIDDEN_KEYS.has(key) ? [] : texts(value)));
}

/** Returns text in lower case without accents, so that `een` matches `Één`. */
function normaliseText(text: string) {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}
