import { renderScreen } from '#site/pages/render-views';
import type { ScreenProps } from '#site/pages/screens';
import { lamps, productCards, withList } from './category-list.ts';
import { renderStoryLayout, siteStory } from './layout-story.tsx';

export default { title: 'site / Category page' };

function categoryPage(props: ScreenProps<'category'>) {
  return siteStory((locale) =>
    renderStoryLayout(renderScreen(locale, 'category', props).html, locale, { path: props.list.path }),
  );
}

const clayFacet = { code: 'color', values: ['211', '212'] };

export const Products = categoryPage(lamps);
export const Chosen = categoryPage(
  withList({
    choice: {
      facets: [clayFacet, { code: 'in_stock', values: ['1'] }, { code: 'price', values: ['0_100'] }],
      sort: { field: 'price', direction: 'asc' },
      page: 2,
    },
    total: 29,
    pageCount: 2,
  }),
);
export const NoProducts = categoryPage(
  withList({
    choice: { facets: [clayFacet], sort: undefined, page: 1 },
    total: 0,
    pageCount: 0,
    cards: [],
  }),
);
export const EmptyCategory = categoryPage({
  ...withList({ total: 0, pageCount: 0, cards: [], facets: [] }),
  subcategories: [],
});
export const WithoutFacets = categoryPage({
  ...withList({ facets: [], total: 5, pageCount: 1 }),
  description: undefined,
});
export const LongWords = categoryPage({
  ...withList({
    cards: productCards.map((card) => ({ ...card, name: 'Außenbeleuchtungsstromversorgungseinheit' })),
  }),
  name: 'Gartenbeleuchtungszubehör',
});
const hostile = '"><script>window.owned = true</script>';
export const HostileNames = categoryPage({
  ...withList({
    cards: productCards.map((card) => ({ ...card, name: hostile })),
    facets: [
      { code: 'color', label: hostile, kind: 'choice', values: [{ value: '1', label: hostile, count: 1 }] },
    ],
  }),
  name: hostile,
});
