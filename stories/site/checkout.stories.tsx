import { renderScreen } from '#site/pages/render-views';
import type { ScreenName, ScreenProps } from '#site/pages/screens';
import { renderStoryLayout, siteStory } from './layout-story.tsx';

export default { title: 'site / Checkout' };

type Frame = ScreenProps<'checkout-contact'>['frame'];
type Summary = NonNullable<Frame['summary']>;
type Line = Summary['lines'][number];

const euro = (value: number) => ({ value, currency: 'EUR' });
const names = ['contact', 'addresses', 'shipping', 'payment', 'review'] as const;

const lamp: Line = {
  uid: '1',
  name: 'Lantaarn Hoeve 31',
  href: '/nl/lantaarn-hoeve-31.html',
  picture: undefined,
  options: [{ label: 'Kleur', value: 'Mosgroen' }],
  quantity: 2,
  total: euro(298),
  problem: undefined,
};

const oneLine: Summary = {
  lines: [lamp],
  quantity: 2,
  subtotal: euro(298),
  discounts: [],
  shipping: undefined,
  hasShipping: true,
  taxes: [{ label: 'Btw 21%', amount: euro(51.72) }],
  isTaxIncluded: true,
  grandTotal: euro(298),
};

const manyLines: Summary = {
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

const frameOf = (step: Frame['step'], summary: Summary | undefined = oneLine): Frame => ({
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
});

const story = <Name extends ScreenName>(
  name: Name,
  props: ScreenProps<Name>,
  locale: 'nl' | 'de' | 'en-US' = 'nl',
) => siteStory((current) => renderStoryLayout(renderScreen(current, name, props).html, current), { locale });

const invalid = (errors: Record<string, string[]>, values: Record<string, string> = {}) => ({
  result: { outcome: 'invalid', errors } as const,
  values,
});
const unreachable = { result: { outcome: 'unreachable' } as const, values: {} };

const contact: ScreenProps<'checkout-contact'> = {
  frame: frameOf('contact'),
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

export const Contact = story('checkout-contact', contact);
export const ContactSignedIn = story('checkout-contact', { ...contact, isSignedIn: true });
export const ContactWithError = story('checkout-contact', {
  ...contact,
  email: 'noor@',
  posted: invalid({ email: ['Vul een e-mailadres in zoals naam@voorbeeld.nl.'] }),
});
export const ContactWithRefusedSignIn = story('checkout-contact', {
  ...contact,
  posted: invalid(
    { '': ['Het e-mailadres en het wachtwoord horen niet bij elkaar.'] },
    { intent: 'sign-in', email: 'noor@voorbeeld.nl' },
  ),
});
export const ShopDown = story('checkout-contact', {
  ...contact,
  frame: { ...frameOf('contact'), summary: undefined },
});
export const ShopDownAfterSending = story('checkout-contact', { ...contact, posted: unreachable });

const noAddress = {
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
const addresses: ScreenProps<'checkout-addresses'> = {
  frame: frameOf('addresses'),
  posted: undefined,
  countries,
  shipping: noAddress,
  billing: noAddress,
  isSame: true,
  saved: [],
  savedShipping: '',
  savedBilling: '',
};

export const Addresses = story('checkout-addresses', addresses);
export const AddressBook = story('checkout-addresses', {
  ...addresses,
  saved: [
    { id: '1', text: 'Noor Veld, Kade 12, 1234 AB Utrecht' },
    {
      id: '2',
      text: 'Noor Veld, Licht & Laan Woninginrichting BV, Nieuwezijds Voorburgwal 147, 1012 RJ Amsterdam',
    },
  ],
  savedShipping: '1',
  savedBilling: '2',
});
export const AddressesOfCompany = story('checkout-addresses', {
  ...addresses,
  isSame: false,
  billing: { ...noAddress, business: 'on', company: 'Licht & Laan BV', vatId: 'NL123456789B01' },
});
export const AddressInTheUnitedStates = story(
  'checkout-addresses',
  { ...addresses, shipping: { ...noAddress, country: 'US' } },
  'en-US',
);
export const AddressesWithErrors = story('checkout-addresses', {
  ...addresses,
  posted: invalid({
    shipping_postcode: ['Vul een postcode in zoals 1234 AB.'],
    shipping_city: ['Vul de plaats in.'],
  }),
  shipping: { ...noAddress, postcode: '12' },
});
export const AddressesInLongGerman = story('checkout-addresses', addresses, 'de');

const shipping: ScreenProps<'checkout-shipping'> = {
  frame: frameOf('shipping'),
  posted: undefined,
  methods: [
    {
      id: 'tablerate/bestway',
      title: 'Bezorgen – Als pakket',
      isPickup: false,
      price: euro(5.95),
      promise: 'Voor 16.00 uur besteld, morgen in huis.',
    },
    {
      id: 'instore/pickup',
      title: 'Afhalen – In onze winkel',
      isPickup: true,
      price: euro(0),
      promise: undefined,
    },
  ],
  chosen: undefined,
};

export const Shipping = story('checkout-shipping', shipping);
export const ShippingWithError = story('checkout-shipping', {
  ...shipping,
  posted: invalid({ method: ['Kies een bezorgwijze.'] }),
});
export const ShippingInGerman = story('checkout-shipping', shipping, 'de');
export const NoShipping = story('checkout-shipping', { ...shipping, methods: [] });

const payment: ScreenProps<'checkout-payment'> = {
  frame: frameOf('payment', { ...oneLine, shipping: euro(5.95), grandTotal: euro(303.95) }),
  posted: undefined,
  methods: [
    { code: 'banktransfer', title: 'Overschrijving', hasReference: false, hasProvider: false },
    { code: 'purchaseorder', title: 'Op rekening', hasReference: true, hasProvider: false },
    { code: 'lantern_test', title: 'Testbetaling', hasReference: false, hasProvider: true },
  ],
  chosen: 'banktransfer',
  reference: '',
};

export const Payment = story('checkout-payment', payment);
export const PaymentOnAccount = story('checkout-payment', {
  ...payment,
  chosen: 'purchaseorder',
  posted: invalid({ reference: ['Vul je referentie in.'] }),
});
export const PaymentWithError = story('checkout-payment', {
  ...payment,
  chosen: undefined,
  posted: invalid({ method: ['Kies een betaalwijze.'] }),
});
export const PaymentInGerman = story('checkout-payment', payment, 'de');
export const NoPayment = story('checkout-payment', { ...payment, methods: [] });

const person = {
  contact: 'Noor Veld',
  company: undefined,
  street: ['Kade 12'],
  city: 'Utrecht',
  region: undefined,
  postcode: '1234 AB',
  country: 'Nederland',
  phone: '030 1234567',
  vatId: undefined,
};
const review: ScreenProps<'checkout-review'> = {
  frame: frameOf('review', { ...oneLine, shipping: euro(5.95), grandTotal: euro(303.95) }),
  posted: undefined,
  email: 'noor@example.test',
  shippingAddress: person,
  billingAddress: undefined,
  shippingMethod: 'Bezorgen – Als pakket',
  paymentMethod: 'Overschrijving',
  reference: undefined,
  payment: undefined,
  hasProvider: false,
  seen: 'fingerprint',
  hasProblems: false,
  agreements: [
    {
      id: 1,
      name: 'Algemene voorwaarden (voorbeeld)',
      checkbox: 'Ik ga akkoord met de algemene voorwaarden (voorbeeld).',
      html: '<p>Dit zijn voorbeeldvoorwaarden.</p>',
      text: undefined,
    },
  ],
  legalLinks: [
    { href: '/nl/algemene-voorwaarden', label: 'Lees de algemene voorwaarden' },
    { href: '/nl/privacy', label: 'Lees de privacyverklaring' },
  ],
};

export const Review = story('checkout-review', review);
export const ReviewWithManyLinesAndProblems = story('checkout-review', {
  ...review,
  frame: frameOf('review', manyLines),
  hasProblems: true,
});
export const ReviewWithoutTerms = story('checkout-review', {
  ...review,
  posted: invalid({ terms_1: ['Ga akkoord om te bestellen.'] }),
});
export const ReviewAfterLostConnection = story('checkout-review', { ...review, posted: unreachable });
export const ReviewInGerman = story('checkout-review', review, 'de');
export const ReviewOfChangedOrder = story('checkout-review', {
  ...review,
  posted: invalid({
    '': ['Je bestelling is intussen veranderd. Bekijk het overzicht en bestel daarna opnieuw.'],
    changed: [],
  }),
});
const atProvider: ScreenProps<'checkout-review'> = {
  ...review,
  frame: frameOf('review', manyLines),
  paymentMethod: 'Testbetaling',
  hasProvider: true,
};
export const ReviewOfAuthorisedPayment = story('checkout-review', {
  ...atProvider,
  payment: { state: 'authorised' },
});
export const ReviewOfDeclinedPayment = story('checkout-review', {
  ...atProvider,
  payment: { state: 'declined' },
});
export const ReviewOfOpenPaymentInLongGerman = story(
  'checkout-review',
  { ...atProvider, payment: { state: 'open', url: 'https://payments.example/pay/1' } },
  'de',
);
export const ReviewWhileTheProviderIsDown = story('checkout-review', {
  ...atProvider,
  payment: { state: 'unavailable' },
});
export const ReviewOfCompanyWithHostileNames = story('checkout-review', {
  ...review,
  shippingAddress: { ...person, contact: '<img src=x onerror=alert(1)>', street: ['</address><script>'] },
  billingAddress: {
    ...person,
    company: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft mbH',
    vatId: 'DE123456789',
  },
  reference: '"><b>PO-77',
  paymentMethod: 'Op rekening',
});

const confirmation: ScreenProps<'checkout-confirmation'> = {
  state: 'placed',
  number: '000000017',
  email: 'noor@example.test',
  paymentCode: 'banktransfer',
  order: {
    number: '000000017',
    placedOn: '23 november 2026',
    status: { known: 'pending' },
    email: 'noor@example.test',
    lines: [{ ...lamp, id: '1', sku: 'VV-HOEVE-31' }],
    totals: {
      subtotal: euro(298),
      shipping: euro(5.95),
      discounts: [],
      tax: euro(52.75),
      isTaxIncluded: true,
      grandTotal: euro(303.95),
    },
    deliveryName: 'Bezorgen',
    payments: [{ code: 'banktransfer', name: 'Overschrijving', reference: undefined }],
    shippingAddress: person,
    billingAddress: person,
  },
  purchase: undefined,
  website: 'EU',
  href: '/nl/bestellen/bedankt',
  accountHref: '/nl/mijn-account',
};

export const Confirmation = story('checkout-confirmation', confirmation);
export const ConfirmationInGerman = story('checkout-confirmation', confirmation, 'de');
export const ConfirmationWithoutNumber = story('checkout-confirmation', {
  ...confirmation,
  state: 'received',
  number: undefined,
  order: undefined,
});
export const ConfirmationWhileTheShopIsDown = story('checkout-confirmation', {
  ...confirmation,
  order: undefined,
});
export const OrderUnknown = story('checkout-confirmation', {
  ...confirmation,
  state: 'unknown',
  number: undefined,
  order: undefined,
});
