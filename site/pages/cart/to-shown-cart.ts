import type { Locale } from '#site/i18n/locale';
import type { Cart, CartLine, CartShippingMethod } from '#site/services/shop';
import { shippingTitle } from '../checkout/shipping-method.ts';
import { MAX_QUANTITY } from '../product/buyable-variant.ts';
import { lineHref } from '../product/variant-selection.ts';
import { shopPath } from '../shop/shop-path.ts';
import { toShownAmount } from '../shop/tax-display.ts';
import { toPicture } from '../shop/to-picture.ts';
import { discountPerPiece } from './discount-per-piece.ts';
import type { ShownCart, ShownCartLine } from './shown-cart.ts';

type ShownIn = { readonly locale: Locale; readonly mediaUrl: string; readonly isTaxIncluded: boolean };

/** Returns the cart as its page shows it. */
export function toShownCart(cart: Cart, shownIn: ShownIn): ShownCart {
  const { totals, shippingMethod } = cart;
  const { isTaxIncluded } = shownIn;
  const taxedAddress = cart.shippingAddress ?? cart.billingAddress;
  return {
    lines: cart.lines.map((line) => toLine(line, shownIn)),
    quantity: cart.quantity,
    coupon: cart.coupon,
    subtotal: toShownAmount(totals.subtotal, isTaxIncluded),
    discounts: totals.discounts,
    taxes: totals.taxes,
    total: totals.grandTotal.withTax,
    delivery: shippingMethod && {
      title: shippingTitle(shippingMethod),
      price: toShownAmount(shippingMethod.price, isTaxIncluded),
    },
    isTaxIncluded,
    isTaxLater: !isTaxIncluded && totals.taxes.length === 0 && !taxedAddress,
    canOrder: cart.lines.every(({ problem }) => problem === undefined),
  };
}

/** Returns the title of a method of delivery, and its price with or without tax. */
export function toShownMethod(method: CartShippingMethod, isTaxIncluded: boolean) {
  return { title: shippingTitle(method), price: toShownAmount(method.price, isTaxIncluded) };
}

function toLine(line: CartLine, { locale, mediaUrl, isTaxIncluded }: ShownIn): ShownCartLine {
  return {
    uid: line.uid,
    sku: line.sku,
    parentSku: line.parentSku,
    name: line.name,
    fullName: [line.name, ...line.options.map(({ value }) => value)].join(', '),
    href: lineHref(shopPath(locale, line.path), line),
    picture: line.picture && toPicture(line.picture, mediaUrl),
    options: line.options.map(({ label, value }) => ({ label, value })),
    quantity: line.quantity,
    max: Math.max(line.quantity, Math.min(line.piecesLeft ?? MAX_QUANTITY, MAX_QUANTITY)),
    unitPrice: toShownAmount(line.unitPrice, isTaxIncluded),
    discount: discountPerPiece(line),
    total: toShownAmount(line.rowTotal, isTaxIncluded),
    piecesLeft: line.piecesLeft,
    problem: line.problem,
  };
}
