import { getAttribute } from '../../html-tree.ts';
import { PAGES_WITH_HERO } from '../pages-with-hero.ts';
import type { CrawledPage } from './crawl.ts';

/** Finds a page with a hero whose Dutch page is missing in the list of the contrast journeys. */
export function findUnlistedHero({ address, elements }: CrawledPage): string[] {
  if (!elements.some((element) => getAttribute(element, 'data-section') === 'hero')) return [];
  const link = elements.findLast(
    (element) => element.tagName === 'a' && getAttribute(element, 'data-locale') === 'nl',
  );
  // A filtered list has the hero of the whole list.
  const [path = ''] = ((link && getAttribute(link, 'href')) ?? address).split('?');
  return PAGES_WITH_HERO.includes(path) ? [] : [`${address} has a hero, but ${path} is not in the list.`];
}
