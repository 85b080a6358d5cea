import { renderScreen } from '#site/pages/render-views';
import type { ScreenName, ScreenProps } from '#site/pages/screens';
import {
  addresses,
  atProvider,
  confirmation,
  contact,
  layoutOf,
  invalid,
  manyLines,
  noAddress,
  payment,
  person,
  review,
  shipping,
  unreachable,
} from './checkout-fixtures.ts';
import { renderStoryLayout, siteStory } from './layout-story.tsx';

export default { title: 'site / Checkout' };

const story = <Name extends ScreenName>(
  name: Name,
  props: ScreenProps<Name>,
  locale: 'nl' | 'de' | 'en-US' = 'nl',
) => siteStory((current) => renderStoryLayout(renderScreen(current, name, props).html, current), { locale });

export const Contact = story('checkout-contact', contact);
export const ContactSignedIn = story('checkout-contact', {
  ...contact,
  email: 'noor@voorbeeld.nl',
  isSignedIn: true,
});
export const ContactWithError = story('checkout-contact', {
  ...contact,
  email: 'noor@',
  posted: invalid({ email: ['Vul een e-mailadres in zoals naam@voorbeeld.nl.'] }),
});
export const ContactWithRefusedSignIn = story('checkout-contact', {
  ...contact,
  posted: invalid(
    { '': ['Het e-mailadres of het wachtwoord is onjuist.'] },
    { intent: 'sign-in', email: 'noor@voorbeeld.nl' },
  ),
});
export const ShopDown = story('checkout-contact', {
  ...contact,
  layout: { ...layoutOf('contact'), summary: undefined },
});
export const ShopDownAfterSending = story('checkout-contact', { ...contact, posted: unreachable });

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

export const Shipping = story('checkout-shipping', shipping);
export const ShippingWithError = story('checkout-shipping', {
  ...shipping,
  posted: invalid({ method: ['Kies een bezorgwijze.'] }),
});
export const ShippingInGerman = story('checkout-shipping', shipping, 'de');
export const Pickup = story('checkout-shipping', {
  ...shipping,
  chosen: 'instore/pickup',
  chosenLocation: 'utrecht',
});
export const PickupWithoutLocation = story('checkout-shipping', {
  ...shipping,
  chosen: 'instore/pickup',
  posted: invalid({ location: ['Kies de winkel waar je je bestelling wilt afhalen.'] }),
});
export const NoShipping = story('checkout-shipping', { ...shipping, methods: [] });

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

export const Review = story('checkout-review', review);
export const ReviewOfPickup = story('checkout-review', {
  ...review,
  isPickup: true,
  shippingAddress: {
    ...person,
    contact: 'Veld & Vonk Utrecht',
    street: ['Twijnstraat aan de Werf 9'],
    place: '3511 ZG Utrecht',
    phone: undefined,
  },
  billingAddress: person,
  shippingMethod: 'Afhalen – In onze winkel',
});
export const ReviewWithManyLinesAndProblems = story('checkout-review', {
  ...review,
  layout: layoutOf('review', manyLines),
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
