import { isShownAt } from '#renderer/parse/schedule';
import { foldText } from '#site/i18n/fold-text';
import type { ContentClient, Entry } from '#site/services/content';
import { URL_COLLECTIONS } from '../url-collections.ts';
import { textOfPage, type TextTime } from './page-text.ts';
import { toPlainText } from './plain-text.ts';

/** Found entries of the content system. */
type FoundPages = {
  readonly entries: readonly Entry[];
  /** False if other entries can match too: there are more matches than `MAX_RESULTS`, or more entries than `MAX_ENTRIES`. */
  readonly isComplete: boolean;
};

/** The number of entries that each search reads per collection. A higher limit would slow down the server while the search system fails. */
const MAX_ENTRIES = 500;
const MAX_RESULTS = 20;
/**
 * Finds pages, articles and stores that contain all words of a term, ignoring case and accents. Matches in the title come first. Omits pages
 * that redirect, and pages that editors hide from search engines. Returns `undefined` if the content system fails.
 */
export async function findPages(
  term: string,
  content: ContentClient,
  time: TextTime,
): Promise<FoundPages | undefined> {
  const lists = await Promise.all(URL_COLLECTIONS.map((collection) => entriesOf(collection, content)));
  const words = foldText(term).split(/\s+/).filter(Boolean);
  const containsAllWords = (text: string) => words.every((word) => text.includes(word));
  const titleMatches: Entry[] = [];
  const textMatches: Entry[] = [];
  for (const list of lists) {
    if (list === undefined) return undefined;
    for (const entry of list.entries) {
      if (entry.redirect !== null || entry.seo.noindex) continue;
      if (containsAllWords(foldText(toPlainText(entry.title ?? '')))) titleMatches.push(entry);
      else if (containsAllWords(foldText(textOfEntry(entry, time)))) textMatches.push(entry);
    }
  }
  const matches = [...titleMatches, ...textMatches];
  return {
    entries: matches.slice(0, MAX_RESULTS),
    isComplete: matches.length <= MAX_RESULTS && lists.every((list) => list?.isComplete),
  };
}

/** Reads the first entries of a collection in requests with the configured number of entries. */
async function entriesOf(collection: string, content: ContentClient): Promise<FoundPages | undefined> {
  const entries: Entry[] = [];
  let last = 1;
  let page = 1;
  for (; page <= last && entries.length < MAX_ENTRIES; page += 1) {
    const list = await content.entries(collection, { page });
    if (!list.ok) return undefined;
    entries.push(...list.value.items);
    last = list.value.meta.lastPage;
  }
  return { entries, isComplete: page > last };
}

/** Returns the visible text of an entry. Sections that their schedule hides now are omitted. */
function textOfEntry({ title, seo, fields, sections }: Entry, { now, timeZone }: TextTime): string {
  const { intro, note, street, city } = fields;
  const texts = [title, seo.description, intro, note, street, city].filter(
    (text) => typeof text === 'string',
  );
  return [
    ...texts.map(toPlainText),
    textOfPage(sections, { timeZone, isShown: (schedule) => isShownAt(schedule, now.getTime()) }),
  ].join(' ');
}
