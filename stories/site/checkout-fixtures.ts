import type { ScreenProps } from '#site/pages/screens';

type Layout = ScreenProps<'checkout-contact'>['layout'];
type Summary = NonNullable<Layout['summary']>;
type Line = Summary['lines'][number];

const euro = (value: number) => ({ value, currency: 'EUR' });
const names = ['contact', 'addresses', 'shipping', 'payment', 'review'] as const;

export const lamp: Line = {
  uid: '1',
  name: 'Lantaarn Hoeve 31',
  href: '/nl/lantaarn-hoeve-31.html',
  picture: undefined,
  options: [{ label: 'Kleur', value: 'Mosgroen' }],
  quantity: 2,
  total: euro(298),
  problem: undefined,
};

export const oneLine: Summary = {
  lines: [lamp],
  quantity: 2,
  subtotal: euro(298),
  discounts: [],
  shipping: undefined,
  hasShipping: true,
  taxes: [{ label: 'btw 21%', amount: euro(51.72) }],
  isTaxIncluded: true,
  grandTotal: euro(298),
};

export const manyLines: Summary = {
  ...oneLine,
  lines: Array.from({ length: 12 }, (_, index) => ({
    ...lamp,
    uid: String(index),
    ...(index === 3 ? { problem: 'not-enough' as const } : {}),
    ...(index === 5 ? { problem: 'sold-out' as const } : {}),
  })),
  quantity: 24,
  discounts: [{ label: 'AVOND10', amount: euro(357.6) }],
  shipping: euro(0),
  grandTotal: euro(3218.4),
};

export const layoutOf = (step: Layout['step'], summary: Summary | undefined = oneLine): Layout => ({
  step,
  steps: names.map((name) => ({
    step: name,
    href: names.indexOf(name) < names.indexOf(step) ? `/nl/bestellen/${name}` : undefined,
  })),
  summary,
  cartHref: '/nl/winkelwagen',
  href: `/nl/bestellen/${step}`,
  formToken: 'token',
  tracked: undefined,
  website: 'EU',
  customer: undefined,
});

export const invalid = (errors: Record<string, string[]>, values: Record<string, string> = {}) => ({
  result: { outcome: 'invalid', errors } as const,
  values,
});
export const unreachable = { result: { outcome: 'unreachable' } as const, values: {} };

export const contact: ScreenProps<'checkout-contact'> = {
  layout: layoutOf('contact'),
  posted: undefined,
  email: '',
  isSignedIn: false,
  signIn: {
    intent: 'sign-in',
    fields: [
      { name: 'email', label: 'E-mailadres', type: 'email', autoComplete: 'username', isRequired: true },
      {
        name: 'password',
        label: 'Wachtwoord',
        type: 'password',
        autoComplete: 'current-password',
        isRequired: true,
      },
    ],
    submit: 'Inloggen',
  },
  forgottenPasswordHref: '/nl/mijn-account/wachtwoord-vergeten',
};

export const noAddress = {
  country: 'NL',
  firstName: '',
  lastName: '',
  business: '',
  company: '',
  vatId: '',
  street1: '',
  street2: '',
  postcode: '',
  city: '',
  region: '',
  telephone: '',
};
const countries = [
  { id: 'BE', name: 'België', regions: [] },
  { id: 'NL', name: 'Nederland', regions: [] },
  {
    id: 'US',
    name: 'Verenigde Staten',
    regions: [
      { id: 12, code: 'CA', name: 'California' },
      { id: 43, code: 'NY', name: 'New York' },
    ],
  },
];
export const addresses: ScreenProps<'checkout-addresses'> = {
  layout: layoutOf('addresses'),
  posted: undefined,
  countries,
  shipping: noAddress,
  billing: noAddress,
  isSame: true,
  saved: [],
  savedShipping: '',
  savedBilling: '',
};

export const shipping: ScreenProps<'checkout-shipping'> = {
  layout: layoutOf('shipping'),
  posted: undefined,
  methods: [
    {
      id: 'tablerate/bestway',
      title: 'Bezorgen – Als pakket',
      isPickup: false,
      price: euro(5.95),
      delivery: 'Vóór twaalf uur besteld, overmorgen in huis. Gratis vanaf € 75.',
      expected: 'vrijdag 27 november',
    },
    {
      id: 'instore/pickup',
      title: 'Afhalen – In onze winkel',
      isPickup: true,
      price: euro(0),
      delivery: undefined,
      expected: undefined,
    },
  ],
  chosen: undefined,
  locations: [
    { code: 'deventer', text: 'Veld & Vonk Deventer, Haven 12, 7411 VV Deventer' },
    { code: 'utrecht', text: 'Veld & Vonk Utrecht, Twijnstraat aan de Werf 9, 3511 ZG Utrecht' },
  ],
  chosenLocation: undefined,
};

export const payment: ScreenProps<'checkout-payment'> = {
  isPickup: false,
  layout: layoutOf('payment', { ...oneLine, shipping: euro(5.95), grandTotal: euro(303.95) }),
  posted: undefined,
  methods: [
    { code: 'banktransfer', kind: 'bankTransfer', title: 'Overschrijving', hasProvider: false },
    { code: 'purchaseorder', kind: 'onAccount', title: 'Op rekening', hasProvider: false },
    { code: 'lantern_test', kind: undefined, title: 'Testbetaling', hasProvider: true },
  ],
  chosen: 'banktransfer',
  reference: '',
};

export const person = {
  contact: 'Noor Veld',
  company: undefined,
  street: ['Kade 12'],
  place: '1234 AB Utrecht',
  country: 'Nederland',
  phone: '030 1234567',
  vatId: undefined,
};
export const review: ScreenProps<'checkout-review'> = {
  layout: layoutOf('review', { ...oneLine, shipping: euro(5.95), grandTotal: euro(303.95) }),
  posted: undefined,
  email: 'noor@example.test',
  shippingAddress: person,
  isPickup: false,
  billingAddress: undefined,
  shippingMethod: 'Bezorgen – Als pakket',
  paymentMethod: 'Overschrijving',
  reference: undefined,
  payment: undefined,
  hasProvider: false,
  cart: 'cart',
  fingerprint: 'fingerprint',
  hasProblems: false,
  agreements: [
    {
      id: 1,
      name: 'Algemene voorwaarden',
      checkbox: 'Ik ga akkoord met de algemene voorwaarden.',
      html: '<p>Dit zijn voorbeeldvoorwaarden.</p>',
      text: undefined,
    },
  ],
  legalLinks: [{ href: '/nl/privacy', label: 'Lees de privacyverklaring' }],
};

export const atProvider: ScreenProps<'checkout-review'> = {
  ...review,
  layout: layoutOf('review', manyLines),
  paymentMethod: 'Testbetaling',
  hasProvider: true,
};
export const confirmation: ScreenProps<'checkout-confirmation'> = {
  state: 'placed',
  number: '000000017',
  email: 'noor@example.test',
  paymentKind: 'bankTransfer',
  order: {
    isPickup: false,
    placedOn: '23 november 2026',
    status: { known: 'pending' },
    lines: [{ ...lamp, id: '1', sku: 'VV-HOEVE-31' }],
    totals: {
      subtotal: euro(298),
      shipping: euro(5.95),
      discounts: [],
      tax: euro(52.75),
      taxes: [],
      isTaxIncluded: true,
      grandTotal: euro(303.95),
    },
    deliveryName: 'Bezorgen – Als pakket',
    payments: [{ code: 'banktransfer', name: 'Overschrijving', reference: undefined }],
    shippingAddress: person,
    billingAddress: person,
  },
  purchase: undefined,
  formToken: 'token',
  website: 'EU',
  href: '/nl/bestellen/bedankt',
  accountHref: '/nl/mijn-account',
};
