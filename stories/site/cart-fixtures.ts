import type { ScreenProps } from '#site/pages/screens';

type FilledCartProps = Extract<ScreenProps<'cart'>, { readonly kind: 'cart' }>;
type Line = FilledCartProps['cart']['lines'][number];

/** An amount in euros. */
export const euros = (value: number) => ({ value, currency: 'EUR' });

/** Two pieces of a variant. */
export const lanternLine: Line = {
  uid: 'MQ==',
  sku: 'VV-HOEVE-31-CLAY',
  parentSku: 'VV-HOEVE-31',
  name: 'Lantaarn Hoeve 31',
  fullName: 'Lantaarn Hoeve 31, Klei',
  href: '/nl/lantaarn-hoeve-31.html?variant=VV-HOEVE-31-CLAY',
  picture: { src: '/assets/products/hoeve-clay.jpg', alt: '' },
  options: [{ label: 'Kleur', value: 'Klei' }],
  quantity: 2,
  max: 99,
  unitPrice: euros(189),
  total: euros(378),
  piecesLeft: undefined,
  problem: undefined,
};
/** One piece of a product without variants. */
export const keyLine: Line = {
  ...lanternLine,
  uid: 'Mg==',
  sku: 'VV-KEY',
  parentSku: undefined,
  name: 'Sleutel',
  fullName: 'Sleutel',
  href: '/nl/sleutel.html',
  picture: undefined,
  options: [],
  quantity: 1,
  unitPrice: euros(9.5),
  total: euros(9.5),
  piecesLeft: 3,
};

/** A cart with one line, as its page shows it. */
export const filledCart: FilledCartProps = {
  kind: 'cart',
  path: '/nl/winkelwagen',
  website: 'EU',
  customer: undefined,
  formToken: 'token',
  wishlist: '/nl/verlanglijst',
  isLineSaved: false,
  removed: undefined,
  posted: undefined,
  typed: {},
  checkout: '/nl/bestellen',
  missing: undefined,
  estimate: {
    countries: [
      { value: 'NL', label: 'Nederland' },
      { value: 'BE', label: 'België' },
    ],
    country: 'NL',
    regions: [],
    fields: undefined,
    methods: undefined,
  },
  cart: {
    lines: [lanternLine],
    quantity: 2,
    coupon: undefined,
    subtotal: euros(378),
    discounts: [],
    taxes: [{ label: 'btw 21%', amount: euros(65.6) }],
    total: euros(378),
    delivery: undefined,
    isTaxIncluded: true,
    isTaxLater: false,
    canOrder: true,
  },
};
