import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Amount } from '#site/services/shop';
import { CartLineRow } from './cart-line.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartSummary } from './cart-summary.tsx';
import * as styles from './cart-view.css.ts';
import { ShippingEstimate, type ShippingEstimateProps } from './shipping-estimate.tsx';
import type { ShownCart } from './shown-cart.ts';
import { SlidingParts } from './sliding-parts.tsx';
import type { CartPosts } from './use-cart-posts.ts';

/** The content of the page of a cart with lines. */
export type FilledCartState = {
  readonly cart: ShownCart;
  readonly checkout: string;
  /** The amount that is missing for free delivery. */
  readonly missing: Amount | undefined;
  readonly estimate: ShippingEstimateProps;
};

/** The props of all forms of the cart page. */
export type CartFormProps = {
  readonly path: string;
  /** The session id of the website. */
  readonly website: string;
  /** Identifies the last customer of the session, for drafts. `undefined` for a guest. */
  readonly customer: string | undefined;
  readonly formToken: string;
  /** The texts of a form that was posted without a script. */
  readonly typed: Readonly<Record<string, string>>;
};

type FilledCartProps = FilledCartState &
  CartFormProps & {
    readonly posts: CartPosts;
    /** The link to the wishlist, or nothing if another part of the page has it. */
    readonly openWishlist: ReactNode;
    /** The list of lines. */
    readonly ref: Ref<HTMLUListElement>;
  };

/** The lines, the delivery estimate and the totals of a cart. */
export function FilledCart(props: FilledCartProps) {
  const { cart, checkout, missing, estimate, posts, openWishlist, ref } = props;
  const { path, website, customer, formToken, typed } = props;
  const { errors, hasFailed, latest, isUnsettled, onSubmit, onQuantity, onQuantityEnd } = posts;
  const { t } = useTranslation('cart');
  return (
    <SlidingParts className={styles.columns}>
      <div>
        <CartLines ref={ref} label={t('lines')}>
          {cart.lines.map((line) => (
            <CartLineRow
              key={line.uid}
              line={line}
              formToken={formToken}
              error={errors[line.uid]?.[0]}
              typed={typed['uid'] === line.uid ? typed['quantity'] : undefined}
              hasFailed={hasFailed}
              isUnsettled={isUnsettled}
              onSubmit={onSubmit}
              onQuantity={onQuantity}
              onQuantityEnd={onQuantityEnd}
            />
          ))}
        </CartLines>
        <div data-slides>
          <ShippingEstimate {...estimate} path={path} website={website} customer={customer} />
          {openWishlist}
        </div>
      </div>
      <CartSummary
        cart={cart}
        formToken={formToken}
        website={website}
        customer={customer}
        missing={missing}
        checkout={checkout}
        error={errors['coupon']?.[0]}
        typed={typed['coupon']}
        refusal={latest?.outcome === 'invalid' && 'coupon' in latest.errors ? latest : undefined}
        onSubmit={onSubmit}
      />
    </SlidingParts>
  );
}
