import { cleanTerm, isSameTerm, MAX_TERM_LENGTH } from '#site/protocol/search-term';

/** Local storage key of the lists. The browser never sends them to a server. */
const KEY = 'recent-searches';
/** The maximum number of terms in the list of a locale. */
const MAX_TERMS = 6;

/** The terms of each locale, the last one first. */
type TermsByLocale = ReadonlyMap<string, readonly string[]>;

const listeners = new Set<() => void>();

/** Calls a listener after a list has changed, also in another window. Returns a function that removes the listener. */
export function subscribeToRecentSearches(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Returns the stored text of all lists, which is not validated. Empty without a list, or if the storage is disabled. */
export function storedSearches(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Returns the terms of a locale, the last one first. Invalid values are ignored, for example those of an older version of the site. */
export function parseRecentSearches(stored: string, locale: string): readonly string[] {
  return parseAll(stored).get(locale) ?? [];
}

/** Puts a term at the beginning of a locale's list. */
export function storeSearch(locale: string, term: string): void {
  const shown = cleanTerm(term);
  if (shown === '' || term.trim().length > MAX_TERM_LENGTH) return;
  const lists = parseAll(storedSearches());
  const others = (lists.get(locale) ?? []).filter((other) => !isSameTerm(other, shown));
  writeAll(new Map([...lists, [locale, [shown, ...others].slice(0, MAX_TERMS)]]));
}

/** Removes the terms of a locale. */
export function clearRecentSearches(locale: string): void {
  writeAll(new Map([...parseAll(storedSearches())].filter(([code]) => code !== locale)));
}

function parseAll(stored: string): TermsByLocale {
  if (stored === '') return new Map();
  try {
    const lists: unknown = JSON.parse(stored);
    if (typeof lists !== 'object' || lists === null) return new Map();
    return new Map(Object.entries(lists).map(([locale, terms]) => [locale, readTerms(terms)]));
  } catch {
    return new Map();
  }
}

function readTerms(value: unknown): readonly string[] {
  return Array.isArray(value) ? [...new Set(value.filter(isTerm))].slice(0, MAX_TERMS) : [];
}

function isTerm(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= MAX_TERM_LENGTH;
}

function writeAll(lists: TermsByLocale): void {
  try {
    const filled = [...lists].filter(([, terms]) => terms.length > 0);
    if (filled.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(filled)));
  } catch {
    // The storage is disabled or full. The search works without the list.
  }
  for (const listener of listeners) listener();
}
