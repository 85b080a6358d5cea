import type { Picture } from '#renderer/media/picture';
import type { TrackedCheckout } from '#site/analytics/checkout-events';
import type { Locale } from '#site/i18n/locale';
import { routePath } from '#site/protocol/route-table';
import type { Amount, Cart, NamedAmount } from '#site/services/shop';
import type { PersonalRequest } from '../define-screen.ts';
import { lineHref } from '../product/variant-selection.ts';
import { shopPath } from '../shop/shop-path.ts';
import { toShownAmount } from '../shop/tax-display.ts';
import { toPicture } from '../shop/to-picture.ts';
import { type CheckoutStep, firstUnfinishedStep, isBefore, stepPath, stepsOf } from './checkout-steps.ts';
import { toTrackedCheckout } from './tracked-checkout.ts';

export type SummaryLine = {
  readonly uid: string;
  readonly name: string;
  readonly href: string;
  readonly picture: Picture | undefined;
  readonly options: readonly { readonly label: string; readonly value: string }[];
  readonly quantity: number;
  readonly total: Amount;
  readonly problem: Cart['lines'][number]['problem'];
};

/** The lines and totals of a cart. */
export type CheckoutSummary = {
  readonly lines: readonly SummaryLine[];
  readonly quantity: number;
  readonly subtotal: Amount;
  readonly discounts: readonly NamedAmount[];
  /** `undefined` before a method is chosen. */
  readonly shipping: Amount | undefined;
  readonly hasShipping: boolean;
  readonly taxes: readonly NamedAmount[];
  /** Whether the other amounts include the taxes. */
  readonly isTaxIncluded: boolean;
  readonly grandTotal: Amount;
};

/** The props of the layout that all steps share: progress, summary and form token. */
export type StepLayoutProps = {
  readonly step: CheckoutStep;
  /** The steps of this checkout. A finished one has a link. */
  readonly steps: readonly { readonly step: CheckoutStep; readonly href: string | undefined }[];
  /** `undefined` while the shop does not respond. */
  readonly summary: CheckoutSummary | undefined;
  readonly cartHref: string;
  /** The path of the step, to try again. */
  readonly href: string;
  readonly formToken: string;
  /** The cart in events. */
  readonly tracked: TrackedCheckout | undefined;
  /** The part of the key of drafts that is the same for all languages of a website. */
  readonly website: string;
  /** Identifies the last customer of the session, for drafts. `undefined` for a guest. */
  readonly customer: string | undefined;
};

/** Returns the props of the layout of a step. */
export function toStepLayout(
  step: CheckoutStep,
  {
    cart,
    isSignedIn,
    isTaxIncluded,
  }: {
    readonly cart: Cart | undefined;
    readonly isSignedIn: boolean;
    readonly isTaxIncluded: boolean;
  },
  { locale, session, services }: PersonalRequest,
): StepLayoutProps {
  const unfinished = cart ? firstUnfinishedStep(cart, isSignedIn) : 'contact';
  const steps = stepsOf(cart ?? { isVirtual: false }).map((candidate) => ({
    step: candidate,
    href:
      candidate !== step && cart && !isBefore(unfinished, candidate)
        ? stepPath(candidate, locale.code)
        : undefined,
  }));
  return {
    step,
    steps,
    summary: cart && toCheckoutSummary(cart, { locale, isTaxIncluded, mediaUrl: services.shop.mediaUrl }),
    cartHref: routePath('cart', locale.code),
    href: stepPath(step, locale.code),
    formToken: session.formToken(),
    tracked: cart && toTrackedCheckout(cart, { step, isTaxIncluded }),
    website: locale.magentoSessionId,
    customer: session.values().customerKey,
  };
}

/** Returns the lines and totals of a cart, with or without tax as the website shows prices. */
function toCheckoutSummary(
  cart: Cart,
  {
    locale,
    isTaxIncluded,
    mediaUrl,
  }: { readonly locale: Locale; readonly isTaxIncluded: boolean; readonly mediaUrl: string },
): CheckoutSummary {
  return {
    lines: cart.lines.map((line) => ({
      uid: line.uid,
      name: line.name,
      href: lineHref(shopPath(locale, line.path), line),
      picture: line.picture && { ...toPicture(line.picture, mediaUrl), alt: '' },
      options: line.options.map(({ label, value }) => ({ label, value })),
      quantity: line.quantity,
      total: toShownAmount(line.rowTotal, isTaxIncluded),
      problem: line.problem,
    })),
    quantity: cart.quantity,
    subtotal: toShownAmount(cart.totals.subtotal, isTaxIncluded),
    discounts: cart.totals.discounts,
    shipping: cart.shippingMethod && toShownAmount(cart.shippingMethod.price, isTaxIncluded),
    hasShipping: !cart.isVirtual,
    taxes: cart.totals.taxes,
    isTaxIncluded,
    grandTotal: cart.totals.grandTotal.withTax,
  };
}
