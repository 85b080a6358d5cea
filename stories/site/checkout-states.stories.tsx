import { renderScreen } from '#site/pages/render-views';
import type { ScreenName, ScreenProps } from '#site/pages/screens';
import {
  addresses,
  confirmation,
  contact,
  layoutOf,
  lamp,
  noAddress,
  oneLine,
  payment,
  person,
  review,
  shipping,
} from './checkout-fixtures.ts';
import { renderStoryLayout, siteStory } from './layout-story.tsx';
import { slowScreen } from './slow-screen.tsx';

export default { title: 'site / Checkout states' };

const show = <Name extends ScreenName>(name: Name, props: ScreenProps<Name>, code?: 'de') =>
  siteStory(
    (locale) => renderStoryLayout(renderScreen(locale, name, props).html, locale),
    code && { locale: code },
  );

type ReviewArgs = {
  readonly lines: number;
  readonly coupon: string;
  readonly isTaxIncluded: boolean;
  readonly isCompany: boolean;
  readonly isPaidAtProvider: boolean;
};
export const ReviewWithControls = Object.assign(
  siteStory((locale, { lines = 1, coupon = '', isTaxIncluded, isCompany, isPaidAtProvider }: ReviewArgs) => {
    const props: ScreenProps<'checkout-review'> = {
      ...review,
      layout: layoutOf('review', {
        ...oneLine,
        lines: Array.from({ length: lines }, (_, index) => ({ ...lamp, uid: `line-${index}` })),
        quantity: lines * lamp.quantity,
        discounts: coupon === '' ? [] : [{ label: coupon, amount: { value: 29.8, currency: 'EUR' } }],
        isTaxIncluded,
      }),
      shippingAddress: isCompany
        ? { ...person, company: 'Licht & Laan BV', vatId: 'NL123456789B01' }
        : person,
      hasProvider: isPaidAtProvider,
    };
    return renderStoryLayout(renderScreen(locale, 'checkout-review', props).html, locale);
  }),
  { args: { lines: 1, coupon: '', isTaxIncluded: true, isCompany: false, isPaidAtProvider: false } },
);
type AddressArgs = {
  readonly savedAddresses: number;
  readonly isSameAddress: boolean;
  readonly isCompany: boolean;
};
export const AddressesWithControls = Object.assign(
  siteStory((locale, { savedAddresses, isSameAddress, isCompany }: AddressArgs) => {
    const props: ScreenProps<'checkout-addresses'> = {
      ...addresses,
      saved: Array.from({ length: savedAddresses }, (_, index) => ({
        id: String(index + 1),
        text: `Noor Veld, Kade ${index + 1}, 1234 AB Utrecht`,
      })),
      savedShipping: savedAddresses > 0 ? '1' : '',
      isSame: isSameAddress,
      shipping: { ...noAddress, business: isCompany ? 'on' : '' },
    };
    return renderStoryLayout(renderScreen(locale, 'checkout-addresses', props).html, locale);
  }),
  { args: { savedAddresses: 0, isSameAddress: true, isCompany: false } },
);

const LAST_BUTTON = 'form:last-of-type button[type=submit]:not([hidden])';
export const ContactWhileSending = slowScreen(
  'checkout-contact',
  { ...contact, email: 'noor@example.test' },
  LAST_BUTTON,
);
export const AddressesWhileSending = slowScreen('checkout-addresses', addresses, LAST_BUTTON);
export const DeliveryWhileSending = slowScreen('checkout-shipping', shipping, LAST_BUTTON);
export const PaymentWhileSending = slowScreen('checkout-payment', payment, LAST_BUTTON);
export const ReviewWhileOrdering = slowScreen('checkout-review', review, LAST_BUTTON);
export const ReviewWhileOrderingInGerman = slowScreen('checkout-review', review, LAST_BUTTON, 'de');

const LONG_NAME = 'Außenbeleuchtungsstimmungslaternenaufbewahrungsvorrichtung mit Verlängerungskabeltrommel';
const HOSTILE_NAME = '<script>alert(1)</script>" onload="x ‮txet';
const named = (name: string) => layoutOf('payment', { ...oneLine, lines: [{ ...lamp, name }] });
export const LongGermanNames = show('checkout-payment', { ...payment, layout: named(LONG_NAME) }, 'de');
export const HostileNames = show('checkout-payment', {
  ...payment,
  layout: named(HOSTILE_NAME),
  methods: payment.methods.map((method) => ({ ...method, title: HOSTILE_NAME })),
});
export const AddressBookWithHostileNames = show('checkout-addresses', {
  ...addresses,
  saved: [{ id: '1', text: `${HOSTILE_NAME}, "><img src=x onerror=alert(1)>` }],
  savedShipping: '1',
  savedBilling: '1',
});
export const ConfirmationWithHostileNames = show('checkout-confirmation', {
  ...confirmation,
  email: '"><script>@example.test',
  order: confirmation.order && {
    ...confirmation.order,
    lines: confirmation.order.lines.map((line) => ({ ...line, name: HOSTILE_NAME })),
    shippingAddress: { ...person, contact: HOSTILE_NAME },
  },
});
