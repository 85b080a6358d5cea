import type { ScreenProps } from '#site/pages/screens';
import { renderStoryLayout, siteStory } from './layout-story.tsx';
import { hostile, lantern, part, renderProduct, twoOptions } from './product-fixtures.ts';

export default { title: 'site / Product page' };

function productPage(props: ScreenProps<'product'>) {
  return siteStory((locale) => renderStoryLayout(renderProduct(locale, props), locale, { path: props.path }));
}

export const Typical = productPage(lantern);
export const ReducedAndFewLeft = productPage({ ...lantern, isNew: true, selectedSku: 'HOEVE-CLAY' });
export const SoldOut = productPage({ ...lantern, selectedSku: 'HOEVE-MOSS' });
export const AllSoldOut = productPage({
  ...lantern,
  variants: [{ ...lantern.variants[0], isInStock: false }],
  category: { name: 'Lantaarns', href: '/nl/lampen/draagbaar.html' },
});
export const TwoOptions = productPage(twoOptions);
export const Part = productPage(part);
export const BuyingPaused = productPage({ ...lantern, isPaused: true });
export const NotAdded = productPage({
  ...lantern,
  posted: {
    result: { outcome: 'invalid', errors: { quantity: ['Kies een aantal van 1 tot en met 99.'] } },
    quantity: '0',
  },
});
export const NoCart = productPage({
  ...lantern,
  posted: {
    result: { outcome: 'invalid', errors: { '': ['Bestellen kan op deze site nog niet. Bel of mail ons.'] } },
    quantity: '2',
  },
});
export const LongName = productPage({
  ...lantern,
  name: 'Donaudampfschifffahrtsgesellschaftskapitänskajütenbeleuchtung mit Verlängerungskabel',
});
export const Hostile = productPage(hostile);
