import { messagesOf } from '#site/i18n/messages';
import type { Cart, ContactAddress, Country, SavedAddress } from '#site/services/shop';
import {
  addressFieldNames,
  type AddressPrefix,
  CHANGE_COUNTRY,
  readAddressValues,
  toAddressValues,
} from '../address-fields/address-values.ts';
import { defaultCountryOf, toCountryOptions } from '../address-fields/country-options.ts';
import { loadCountries } from '../address-fields/load-countries.ts';
import { readAddress } from '../address-fields/read-address.ts';
import { withUnshownValues } from '../address-fields/with-unshown-values.ts';
import { definePersonalScreen, type PersonalRequest } from '../define-screen.ts';
import { renderScreen } from '../render-views.ts';
import type { PostedScreenForm, ScreenActionResult } from '../screen-action.ts';
import { loadTaxDisplay } from '../shop/tax-display.ts';
import { visitorShopOf } from '../shop/visitor-shop.ts';
import { type CheckoutAddressPrefix, SAME_ADDRESS, savedAddressField } from './addresses-field-names.ts';
import { loadCheckoutStep } from './load-checkout.ts';
import { deliveryAddressOf, ownBillingAddress } from './order-addresses.ts';
import { runStep } from './run-step.ts';
import {
  addressLine,
  chosenAddress,
  defaultAddress,
  findSaved,
  loadAddressOwner,
  NO_ADDRESSES,
} from './saved-addresses.ts';
import { toStepLayout } from './step-layout-props.ts';

/** The step with the shipping and billing addresses. */
export const addressesScreen = definePersonalScreen({
  route: 'checkoutAddresses',
  async load(request, posted) {
    const [opened, isTaxIncluded, countries, customer] = await Promise.all([
      loadCheckoutStep(request, 'addresses', posted),
      loadTaxDisplay(request),
      loadCountries(request),
      loadAddressOwner(request),
    ]);
    // Without the address book, the visitor can type an address.
    return { opened, isTaxIncluded, countries, customer: customer ?? NO_ADDRESSES };
  },
  render({ opened, isTaxIncluded, countries, customer }, request, _globals, posted) {
    const { locale } = request;
    const saved = customer.addresses;
    const cart = opened.kind === 'open' && countries ? opened.cart : undefined;
    const isSignedIn = opened.kind === 'open' && opened.isSignedIn;
    const known = countries ?? [];
    const country = defaultCountryOf(known, locale);
    const { shipping, billing: ownBilling } = shownAddresses(cart, request);
    const valuesOf = (prefix: AddressPrefix, address: ContactAddress | undefined) =>
      posted
        ? readAddressValues(prefix, (name) => posted.values[name])
        : toAddressValues(address, { country, customer });
    return {
      section: renderScreen(locale, 'checkout-addresses', {
        layout: toStepLayout('addresses', { cart, isSignedIn, isTaxIncluded }, request),
        posted,
        countries: toCountryOptions(known, locale),
        shipping: cart?.isVirtual === true ? undefined : valuesOf('shipping', shipping),
        billing: valuesOf('billing', ownBilling),
        isSame: isSameAddress(posted, { cart, ownBilling }, saved),
        saved: saved.map((address) => ({
          id: String(address.id),
          text: addressLine(address, known),
        })),
        savedShipping: chosenAddress('shipping', saved, shipping, posted),
        savedBilling: chosenAddress('billing', saved, cart?.billingAddress, posted),
      }),
      title: messagesOf(locale)('checkout:titles.addresses'),
      indexed: false,
      ...(cart ? {} : { status: 503 }),
    };
  },
  action: {
    redisplayedFields: [
      ...addressFieldNames('shipping'),
      ...addressFieldNames('billing'),
      SAME_ADDRESS,
      CHANGE_COUNTRY,
      savedAddressField('shipping'),
      savedAddressField('billing'),
    ],
    async run(form, request): Promise<ScreenActionResult> {
      if (form.has(CHANGE_COUNTRY)) return { outcome: 'redisplayed' };
      const countries = await loadCountries(request);
      if (!countries) return { outcome: 'unreachable' };
      const saved = (await loadAddressOwner(request))?.addresses;
      return runStep(request, 'addresses', (cart) => setAddresses(cart, form, { countries, saved }, request));
    },
  },
});

type KnownAddresses = {
  readonly countries: readonly Country[];
  /** The address book. `undefined` if it is not known. */
  readonly saved: readonly SavedAddress[] | undefined;
};

async function setAddresses(cart: Cart, form: FormData, known: KnownAddresses, request: PersonalRequest) {
  const isSame = !cart.isVirtual && form.has(SAME_ADDRESS);
  const shown = shownAddresses(cart, request);
  const read = (prefix: CheckoutAddressPrefix) =>
    readOrderAddress(form, prefix, { ...known, shown: shown[prefix] }, request);
  const shipping = cart.isVirtual ? undefined : read('shipping');
  const billing = isSame ? undefined : read('billing');
  if (shipping === 'unreachable' || billing === 'unreachable') return { outcome: 'unreachable' } as const;
  const errors = {
    ...(shipping && 'errors' in shipping ? shipping.errors : {}),
    ...(billing && 'errors' in billing ? billing.errors : {}),
  };
  if (Object.keys(errors).length > 0) return { outcome: 'invalid', errors } as const;
  const { checkout } = visitorShopOf(request);
  if (shipping && 'address' in shipping) {
    const changed = await checkout.setShippingAddress(cart.id, shipping.address);
    if (!changed.ok) return changed;
  }
  return checkout.setBillingAddress(cart.id, billing && 'address' in billing ? billing.address : 'same');
}

/** Returns the addresses of a cart that the form shows at first. The billing address is `undefined` if it is the shipping address. */
function shownAddresses(cart: Cart | undefined, { session }: PersonalRequest) {
  // An unknown address is shown as the billing address, which the visitor can change.
  const shipping = cart && (deliveryAddressOf(cart, session) ?? cart.billingAddress);
  return { shipping, billing: ownBillingAddress(cart, shipping) };
}

/** Reads the address that the visitor has chosen from the address book or entered. A chosen one can have been deleted since the page was loaded. */
function readOrderAddress(
  form: FormData,
  prefix: CheckoutAddressPrefix,
  { countries, saved, shown }: KnownAddresses & { readonly shown: ContactAddress | undefined },
  { locale }: PersonalRequest,
) {
  const id = form.get(savedAddressField(prefix));
  if (typeof id !== 'string' || id === '') {
    const read = readAddress(form, prefix, countries, locale);
    return 'address' in read ? { address: withUnshownValues(read.address, shown) } : read;
  }
  if (!saved) return 'unreachable';
  const address = findSaved(saved, id);
  return address ? { address } : { errors: { '': [messagesOf(locale)('checkout:errors.savedAddress')] } };
}

/** Returns whether the billing address is the shipping address. This is the default, unless the customer's address book has a different one. */
function isSameAddress(
  posted: PostedScreenForm | undefined,
  { cart, ownBilling }: { readonly cart: Cart | undefined; readonly ownBilling: ContactAddress | undefined },
  saved: readonly SavedAddress[],
): boolean {
  if (cart?.isVirtual === true) return false;
  if (posted) return posted.values[SAME_ADDRESS] !== '';
  if (cart?.billingAddress) return ownBilling === undefined;
  return defaultAddress('billing', saved)?.id === defaultAddress('shipping', saved)?.id;
}
