import { renderScreen } from '#site/pages/render-views';
import type { ScreenProps } from '#site/pages/screens';
import { renderStoryLayout, siteStory } from './layout-story.tsx';
import { slowScreen } from './slow-screen.tsx';

export default { title: 'site / Wishlist page' };

type WishlistProps = ScreenProps<'wishlist'>;
type Item = Extract<WishlistProps, { readonly kind: 'items' }>['items'][number];

const lantern: Item = {
  id: 'VV-HOEVE-31-CLAY',
  sku: 'VV-HOEVE-31-CLAY',
  parentSku: 'VV-HOEVE-31',
  name: 'Lantaarn Hoeve 31',
  href: '/nl/lantaarn-hoeve-31.html?variant=VV-HOEVE-31-CLAY',
  picture: { src: '/assets/products/hoeve-clay.jpg', alt: '' },
  options: [{ label: 'Kleur', value: 'Klei' }],
  quantity: 1,
  price: { amount: 189, currency: 'EUR', oldAmount: undefined },
  piecesLeft: undefined,
  state: 'buy',
};
const key: Item = {
  ...lantern,
  id: 'VV-KEY',
  sku: 'VV-KEY',
  parentSku: undefined,
  name: 'Sleutel',
  href: '/nl/sleutel.html',
  picture: undefined,
  options: [],
  quantity: 2,
  price: { amount: 9.5, currency: 'EUR', oldAmount: 12 },
  piecesLeft: 3,
};
const common = {
  path: '/nl/verlanglijst',
  formToken: 'token',
  cart: '/nl/winkelwagen',
  signIn: '/nl/mijn-account/inloggen?next=%2Fnl%2Fverlanglijst',
  removed: undefined,
  result: { moved: 0, kept: 0, isAdded: false },
  posted: undefined,
  gone: [],
};
const CATEGORIES = [
  { label: 'Lampen', href: '/nl/lampen.html' },
  { label: 'Kaarsen en geur', href: '/nl/kaarsen-en-geur.html' },
];

const wishlistPage = (props: WishlistProps, code?: 'de') =>
  siteStory(
    (locale) => renderStoryLayout(renderScreen(locale, 'wishlist', props).html, locale),
    code && { locale: code },
  );
const withItems = (items: readonly Item[]) => wishlistPage({ ...common, kind: 'items', items });

export const Empty = wishlistPage({ ...common, kind: 'empty', categories: CATEGORIES });
export const OneItem = withItems([lantern]);
export const ManyItems = withItems(
  Array.from({ length: 24 }, (_, index) => ({ ...(index % 2 ? key : lantern), id: `item-${index}` })),
);
type WishlistArgs = { readonly items: number; readonly isCustomer: boolean; readonly isSoldOut: boolean };
export const WithControls = Object.assign(
  siteStory((locale, { items, isCustomer, isSoldOut }: WishlistArgs) => {
    const props: WishlistProps = {
      ...common,
      signIn: isCustomer ? undefined : common.signIn,
      kind: 'items',
      items: Array.from({ length: items }, (_, index) => ({
        ...(index % 2 ? key : lantern),
        id: `item-${index}`,
        state: isSoldOut ? 'sold-out' : 'buy',
      })),
    };
    return renderStoryLayout(renderScreen(locale, 'wishlist', props).html, locale);
  }),
  { args: { items: 2, isCustomer: false, isSoldOut: false } },
);
export const OfCustomer = wishlistPage({
  ...common,
  signIn: undefined,
  kind: 'items',
  items: [lantern, key],
});
export const SoldOut = withItems([{ ...lantern, state: 'sold-out' }, key]);
export const Gone = wishlistPage({ ...common, kind: 'items', items: [lantern], gone: ['VV-VELDLAMP-9'] });
export const NeedsChoice = withItems([{ ...lantern, options: [], state: 'choose' }]);
export const Saved = wishlistPage({
  ...common,
  result: { moved: 0, kept: 0, isAdded: true },
  kind: 'items',
  items: [lantern],
});
export const MovedPartly = wishlistPage({
  ...common,
  result: { moved: 2, kept: 1, isAdded: false },
  kind: 'items',
  items: [{ ...lantern, state: 'sold-out' }],
});
export const Removed = wishlistPage({
  ...common,
  removed: { sku: 'VV-HOEVE-31-CLAY', parentSku: 'VV-HOEVE-31', quantity: 1 },
  kind: 'items',
  items: [key],
});
export const Full = wishlistPage({
  ...common,
  posted: { outcome: 'invalid', errors: { '': ['Je verlanglijst is vol. Log in om meer te bewaren.'] } },
  kind: 'items',
  items: [lantern, key],
});
export const Unreachable = wishlistPage({
  ...common,
  posted: { outcome: 'unreachable' },
  kind: 'items',
  items: [lantern],
});
export const Slow = slowScreen(
  'wishlist',
  { ...common, kind: 'items', items: [lantern, key] },
  'button[value=cart]',
);
export const ShopDown = wishlistPage({ ...common, kind: 'unavailable' });
export const LongGermanTexts = wishlistPage(
  {
    ...common,
    kind: 'items',
    items: [
      {
        ...lantern,
        name: 'Außenbeleuchtungsstimmungslaternenaufbewahrungsvorrichtung mit Verlängerungskabeltrommel',
        options: [{ label: 'Oberflächenbeschaffenheit', value: 'Steingutglasurdunkelgrünschimmernd' }],
        price: { amount: 123_456.78, currency: 'EUR', oldAmount: 234_567.89 },
      },
      key,
    ],
  },
  'de',
);
export const HostileName = withItems([
  { ...lantern, name: '<script>alert(1)</script>" onload="x ‮txet', options: [] },
]);
