import { renderScreen } from '#site/pages/render-views';
import type { ScreenProps } from '#site/pages/screens';
import { renderStoryLayout, siteStory } from './layout-story.tsx';
import { searchForm } from './search-form.ts';

export default { title: 'site / Search page' };

type SearchResults = ScreenProps<'search'>['results'];
type SearchResult = Extract<SearchResults, readonly unknown[]>[number];

const pages: readonly SearchResult[] = [
  {
    href: '/nl/lantaarns',
    title: 'Lantaarns',
    description: 'Steengoed, opaalglas en 40 uur licht op één lading.',
  },
  { href: '/nl/verhalen/een-sleutel', title: 'Eén sleutel', description: undefined },
  {
    href: '/nl/materiaal-en-zorg',
    title: 'Materiaal en zorg',
    description: 'Wat steengoed, messing, eiken en wol van je vragen. Het is niet veel.',
  },
];

function searchPage(term: string, results: SearchResults) {
  return siteStory((locale) => {
    const form = searchForm(locale);
    const { html } = renderScreen(locale, 'search', { ...form, term, results });
    return renderStoryLayout(html, locale, { path: form.action });
  });
}

export const WithoutTerm = searchPage('', undefined);
export const WithResults = searchPage('lamp', pages);
export const OneResult = searchPage('sleutel', pages.slice(1, 2));
export const NoResults = searchPage('zaklamp', []);
export const SearchUnavailable = searchPage('lamp', 'unavailable');
export const LongTerm = searchPage('Donaudampfschifffahrtsgesellschaftskapitänskajütenbeleuchtung', []);
export const HostileTerm = searchPage('"><script>window.owned = true</script>', []);
