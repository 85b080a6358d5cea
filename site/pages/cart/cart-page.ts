import { redirect } from 'react-router-dom';
import type { Locale } from '#site/i18n/locale';
import { messagesOf } from '#site/i18n/messages';
import { routePath } from '#site/protocol/route-table';
import type { Cart, CartShippingMethod, Country, StoreSettings } from '#site/services/shop';
import { expiredSignInPath } from '../account/sign-in-path.ts';
import { defaultCountryOf, toCountryOptions } from '../address-fields/country-options.ts';
import { orderAttemptPath } from '../checkout/order-attempt.ts';
import { definePersonalScreen, type PersonalRequest } from '../define-screen.ts';
import { renderScreen } from '../render-views.ts';
import { loadSuggestedCategories, type SuggestedCategory } from '../shop/suggested-categories.ts';
import { visitorShopOf } from '../shop/visitor-shop.ts';
import { runCartAction } from './cart-action.ts';
import {
  ESTIMATE_COUNTRY,
  ESTIMATE_POSTCODE,
  ESTIMATE_REGION,
  type EstimateFields,
  isEmptied,
  isLineSaved,
  readEstimateFields,
  readMissingLine,
} from './cart-query.ts';
import { missingForFreeDelivery } from './free-delivery.ts';
import { toShownCart, toShownMethod } from './to-shown-cart.ts';
import { loadVisitorCart } from './visitor-cart.ts';

type FilledCart = {
  readonly kind: 'cart';
  readonly cart: Cart;
  readonly settings: StoreSettings;
  readonly countries: readonly Country[];
  /** The methods for the place of the estimate. Without an estimate, those for the country of the locale. */
  readonly methods: readonly CartShippingMethod[] | undefined;
};
type CartData =
  | FilledCart
  | { readonly kind: 'empty'; readonly categories: readonly SuggestedCategory[] }
  | { readonly kind: 'unavailable' };

/** The cart screen: lines, coupon, estimate of the delivery, and totals. */
export const cartScreen = definePersonalScreen<CartData>({
  route: 'cart',
  queryParameters: [ESTIMATE_COUNTRY, ESTIMATE_REGION, ESTIMATE_POSTCODE],
  async load(request, posted) {
    const { session, locale } = request;
    const { orderAttempt } = session.values();
    const loaded = await loadVisitorCart(request);
    const cart = loaded.ok ? loaded.value : undefined;
    // Forms can have removed the ordered cart from the session. An order with an unknown number is shown once.
    const mayBeOrdered = orderAttempt && !orderAttempt.isOrdered && orderAttempt.cartId !== cart?.id;
    if (mayBeOrdered && (loaded.ok || !posted)) await redirectOrderAttempt(request);
    if (!loaded.ok) return { kind: 'unavailable' };
    if (!cart && session.values().hasExpired)
      throw redirect(expiredSignInPath(locale, routePath('cart', locale.code)), 302);
    if (!cart || cart.lines.length === 0)
      return { kind: 'empty', categories: await loadSuggestedCategories(request) };
    return loadFilledCart(cart, request);
  },
  render(data, request, globals, posted) {
    const { locale, query, session, services } = request;
    const t = messagesOf(locale);
    const path = routePath('cart', locale.code);
    const common = {
      path,
      website: locale.magentoSessionId,
      customer: session.values().customerKey,
      formToken: session.formToken(),
      wishlist: routePath('wishlist', locale.code),
      removed: readMissingLine(query, data.kind === 'cart' ? data.cart.lines : []),
      isLineSaved: isLineSaved(query),
      posted: posted?.result,
      typed: posted?.values ?? {},
    };
    const page = { title: t('cart:title'), indexed: false };
    if (data.kind === 'unavailable')
      return {
        ...page,
        section: renderScreen(locale, 'cart', { ...common, kind: 'unavailable' }),
        status: 503,
      };
    session.renewCartPageId();
    if (data.kind === 'empty') {
      const { categories } = data;
      const explanation = isEmptied(query) ? t('cart-page:emptied') : undefined;
      return {
        ...page,
        section: renderScreen(locale, 'cart', { ...common, kind: 'empty', explanation, categories }),
      };
    }
    const { cart, settings, countries, methods } = data;
    const { isTaxIncluded } = settings;
    const fields = readEstimateFields(query);
    const country = countryOf(fields, countries, locale);
    return {
      ...page,
      section: renderScreen(locale, 'cart', {
        ...common,
        kind: 'cart',
        cart: toShownCart(cart, { locale, mediaUrl: services.shop.mediaUrl, isTaxIncluded }),
        checkout: routePath('checkout', locale.code),
        missing: missingForFreeDelivery(cart, methods ?? [], globals, isTaxIncluded),
        estimate: {
          countries: toCountryOptions(countries, locale).map(({ id, name }) => ({ value: id, label: name })),
          country,
          regions: regionsOf(countries, country).map(({ code, name }) => ({ value: code, label: name })),
          fields,
          methods: fields && methods?.map((method) => toShownMethod(method, isTaxIncluded)),
        },
      }),
    };
  },
  action: { run: runCartAction, redisplayedFields: ['uid', 'quantity', 'coupon'] },
});

/**
 * Checks with the shop whether the cart of the order attempt was ordered.
 *
 * @throws a redirect to the confirmation if the shop has the order, or does not respond
 */
async function redirectOrderAttempt(request: PersonalRequest): Promise<void> {
  const path = await orderAttemptPath(request);
  if (path !== undefined) throw redirect(path, 302);
}

async function loadFilledCart(cart: Cart, request: PersonalRequest): Promise<CartData> {
  const { locale, services, signal, query } = request;
  const shop = services.shop.forRequest({ store: locale.magentoStore, signal });
  const [settings, countries] = await Promise.all([shop.storeSettings(), shop.countries()]);
  if (!settings.ok || !countries.ok) return { kind: 'unavailable' };
  const fields = readEstimateFields(query);
  const country = countryOf(fields, countries.value, locale);
  const region = regionsOf(countries.value, country).find(({ code }) => code === fields?.region);
  const place = { country, regionId: region?.id, postcode: fields?.postcode || undefined };
  const estimated = country && (await visitorShopOf(request).carts.estimateShippingMethods(cart.id, place));
  return {
    kind: 'cart',
    cart,
    settings: settings.value,
    countries: countries.value,
    methods: estimated && estimated.ok ? estimated.value : undefined,
  };
}

/** Returns the country of an estimate: that of the query if the shop delivers to it, or the country of the locale. */
function countryOf(fields: EstimateFields | undefined, countries: readonly Country[], locale: Locale) {
  return countries.find(({ id }) => id === fields?.country)?.id ?? defaultCountryOf(countries, locale);
}

function regionsOf(countries: readonly Country[], country: string) {
  return countries.find(({ id }) => id === country)?.regions ?? [];
}
