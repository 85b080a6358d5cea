import { PAGES_WITH_HERO } from '../pages-with-hero.ts';
import type { CrawledPage } from './crawl.ts';

/** Finds a page with a hero whose Dutch page is missing in the list of the contrast journeys. */
export function findUnlistedHero({ address, document }: Pick<CrawledPage, 'address' | 'document'>): string[] {
  if (!document.querySelector('[data-section=hero]')) return [];
  const link = document.querySelector('footer a[data-locale=nl]');
  // A filtered list has the hero of the whole list.
  const [path = ''] = (link?.getAttribute('href') ?? address).split('?');
  return PAGES_WITH_HERO.includes(path) ? [] : [`${address} has a hero, but ${path} is not in the list.`];
}
