import { messagesOf } from '#site/i18n/messages';
import { renderScreen } from '#site/pages/render-views';
import type { ScreenProps } from '#site/pages/screens';
import { euros, filledCart as filled, keyLine as key, lanternLine as lantern } from './cart-fixtures.ts';
import { renderStoryLayout, siteStory } from './layout-story.tsx';
import { slowScreen } from './slow-screen.tsx';

export default { title: 'site / Cart page' };

type CartProps = ScreenProps<'cart'>;
type Line = typeof lantern;
const withLines = (lines: readonly Line[], cart: Partial<(typeof filled)['cart']> = {}): typeof filled => ({
  ...filled,
  cart: { ...filled.cart, lines, ...cart },
});

const cartPage = (props: CartProps) =>
  siteStory((locale) => renderStoryLayout(renderScreen(locale, 'cart', props).html, locale));

const { path, website, customer, formToken, wishlist, isLineSaved, removed, posted, typed } = filled;
const common = { path, website, customer, formToken, wishlist, isLineSaved, removed, posted, typed };

const categories = [
  { label: 'Lampen', href: '/nl/lampen.html' },
  { label: 'Kaarsen en geur', href: '/nl/kaarsen-en-geur.html' },
];
export const Empty = cartPage({ ...common, kind: 'empty', categories });
export const EmptiedDuringCheckout = siteStory((locale) => {
  const explanation = messagesOf(locale)('cart-page:emptied');
  const props = { ...common, kind: 'empty', explanation, categories } as const;
  return renderStoryLayout(renderScreen(locale, 'cart', props).html, locale);
});
export const OneLine = cartPage(filled);
export const ManyLines = cartPage(
  withLines(
    Array.from({ length: 24 }, (_, index) => ({ ...(index % 2 ? key : lantern), uid: `line-${index}` })),
  ),
);
type CartArgs = { readonly lines: number; readonly coupon: string; readonly isTaxIncluded: boolean };
export const WithControls = Object.assign(
  siteStory((locale, { lines, coupon, isTaxIncluded }: CartArgs) => {
    const props = withLines(
      Array.from({ length: lines }, (_, index) => ({ ...(index % 2 ? key : lantern), uid: `line-${index}` })),
      { coupon: coupon === '' ? undefined : coupon, isTaxIncluded },
    );
    return renderStoryLayout(renderScreen(locale, 'cart', props).html, locale);
  }),
  { args: { lines: 2, coupon: 'AVOND10', isTaxIncluded: true } },
);
export const StockProblems = cartPage(
  withLines(
    [
      { ...lantern, problem: 'sold-out' },
      { ...key, problem: 'not-enough' },
      { ...key, uid: 'third', problem: 'not-available' },
    ],
    { canOrder: false },
  ),
);
export const InvalidQuantity = cartPage({
  ...filled,
  posted: { outcome: 'invalid', errors: { 'MQ==': ['Er zijn er nog 3.'] } },
  typed: { uid: 'MQ==', quantity: '7' },
});
export const Coupon = cartPage(
  withLines([lantern], {
    coupon: 'AVOND10',
    discounts: [{ label: 'AVOND10', amount: euros(37.8) }],
    total: euros(340.2),
  }),
);
export const InvalidCoupon = cartPage({
  ...filled,
  posted: { outcome: 'invalid', errors: { coupon: ['De code NEE is niet geldig.'] } },
  typed: { coupon: 'NEE' },
});
export const Removed = cartPage({
  ...withLines([key]),
  removed: { sku: lantern.sku, parentSku: lantern.parentSku, quantity: 2 },
});
export const MovedToWishlist = cartPage({ ...withLines([key]), isLineSaved: true });
export const Estimate = cartPage({
  ...withLines([key]),
  missing: euros(65.5),
  estimate: {
    ...filled.estimate,
    fields: { country: 'NL', region: '', postcode: '3511 AB' },
    methods: [
      { title: 'Bezorgen – Als pakket', price: euros(5.95) },
      { title: 'Afhalen – In onze winkel', price: euros(0) },
    ],
  },
});
export const NoDelivery = cartPage({
  ...filled,
  estimate: {
    ...filled.estimate,
    fields: { country: 'BE', region: '', postcode: '' },
    methods: [],
  },
});
export const TaxAdded = cartPage(
  withLines([lantern], { isTaxIncluded: false, taxes: [{ label: 'GST 5%', amount: euros(18.9) }] }),
);
export const LongGermanTexts = siteStory(
  (locale) =>
    renderStoryLayout(
      renderScreen(
        locale,
        'cart',
        withLines([
          {
            ...lantern,
            name: 'Außenbeleuchtungsstimmungslaternenaufbewahrungsvorrichtung mit Verlängerungskabeltrommel',
            options: [{ label: 'Oberflächenbeschaffenheit', value: 'Steingutglasurdunkelgrünschimmernd' }],
            problem: 'not-available',
          },
        ]),
      ).html,
      locale,
    ),
  { locale: 'de' },
);
export const HostileName = cartPage(
  withLines([{ ...lantern, name: '<script>alert(1)</script>" onload="x ‮txet', options: [] }]),
);
export const Unreachable = cartPage({ ...filled, posted: { outcome: 'unreachable' } });
export const Slow = slowScreen('cart', withLines([lantern, key]), 'button[value=remove]');
export const ShopDown = cartPage({ ...common, kind: 'unavailable' });
