import { type Ref, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Link } from '#design-system/link';
import { Notice } from '#design-system/notice';
import { NumberField } from '#design-system/number-field';
import type { SubmissionResult } from '#renderer/forms/submission-result';
import { trackCart } from '#site/analytics/cart-events';
import { dispatchCartFilled } from '#site/protocol/mini-cart';
import { ADDITION_KEY, useAdditionKey } from './addition-key.ts';
import * as styles from './buy-form.css.ts';
import { type BuyableVariant, maxQuantity } from './buyable-variant.ts';
import type { ProductViewProps } from './product-view.tsx';
import { useQuantityLimit } from './use-quantity-limit.ts';
import { useVariantPost } from './use-variant-post.ts';
import { WISHLIST_ACTION, WishlistButton } from './wishlist-button.tsx';

/** The id of the form, for buttons outside it. */
export const BUY_FORM = 'buy';

type BuyFormProps = Pick<ProductViewProps, 'name' | 'parentSku' | 'isPaused' | 'wishlist' | 'posted'> & {
  readonly variant: BuyableVariant;
  readonly ref: Ref<HTMLFormElement>;
};

/**
 * The form that adds a variant to the cart, or saves it on the wishlist. It is posted to the page of the product. The quantity stays when the
 * variant changes. The result of a post is visible only while its variant is selected.
 */
export function BuyForm({ name, parentSku, variant, isPaused, wishlist, posted, ref }: BuyFormProps) {
  const { t } = useTranslation('product');
  const [savedSku, setSavedSku] = useState<string>();
  const [keyField, renewKey] = useAdditionKey();
  const { sku } = variant;
  const unitPrice = { value: variant.price.amount, currency: variant.price.currency };
  const buy = useVariantPost(sku, posted?.result, {
    onAccepted({ form, body }) {
      renewKey();
      form.reset();
      trackCart('add_to_cart', [{ sku, parentSku, name, quantity: Number(body.get('quantity')), unitPrice }]);
      // Safari does not focus a clicked button, but the mini cart returns the focus to it.
      if (document.activeElement === document.body)
        form.querySelector<HTMLButtonElement>('button[type=submit]')?.focus({ preventScroll: true });
      return dispatchCartFilled(sku);
    },
  });
  const save = useVariantPost(sku, undefined, {
    onAccepted() {
      setSavedSku(sku);
      trackCart('add_to_wishlist', [{ sku, parentSku, name, quantity: 1, unitPrice }]);
      return true;
    },
  });
  const status = useRef<HTMLDivElement>(null);
  const quantityField = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A field with an error announces it when it receives the focus.
    if (buy.lastResult) quantityField.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [buy.lastResult]);
  useEffect(() => {
    // The message is next to the button, which on a phone may be in the bar at the bottom of the window.
    const hasResult = buy.lastResult || save.lastResult || savedSku !== undefined;
    if (hasResult && status.current?.hasChildNodes()) status.current.scrollIntoView({ block: 'nearest' });
  }, [buy.lastResult, save.lastResult, savedSku]);
  const canBuy = variant.isInStock && !isPaused;
  useQuantityLimit(quantityField, variant, canBuy);
  const failures = [buy.shownResult, save.shownResult].flatMap(
    (result) => failureOf(result, t('buy.failed')) ?? [],
  );

  return (
    <form
      method="post"
      aria-busy={buy.isPending || save.isPending || undefined}
      onSubmit={(event) => {
        const button = event.nativeEvent.submitter;
        const isForWishlist = button instanceof HTMLButtonElement && button.value === WISHLIST_ACTION;
        const [post, other] = isForWishlist ? [save, buy] : [buy, save];
        if (!post.isPending) {
          other.hideResult();
          setSavedSku(undefined);
        }
        post.submit(event);
      }}
      id={BUY_FORM}
      ref={ref}
      className={styles.form}
      aria-label={t('buy.form')}
      noValidate
      data-fills-cart=""
    >
      <input type="hidden" name="sku" value={sku} />
      {/* Without `defaultValue`, because React assigns it at each render, which changes the value of a hidden field. */}
      <input type="hidden" name={ADDITION_KEY} ref={keyField} />
      <div className={styles.row}>
        <div className={styles.quantity} ref={quantityField}>
          <NumberField
            id="quantity"
            name="quantity"
            label={t('buy.quantity')}
            requiredLabel={t('buy.required')}
            defaultValue={posted?.quantity ?? '1'}
            min={1}
            max={maxQuantity(variant)}
            steppers={{ decrease: t('buy.decrease'), increase: t('buy.increase') }}
            error={
              buy.shownResult?.outcome === 'invalid' ? buy.shownResult.errors['quantity']?.[0] : undefined
            }
            autoComplete="off"
            disabled={!canBuy}
          />
        </div>
        <div className={styles.submit}>
          <Button type="submit" icon="cart" disabled={!canBuy}>
            {variant.isInStock ? t(buy.isPending ? 'buy.adding' : 'buy.add') : t('buy.soldOut')}
          </Button>
        </div>
      </div>
      <WishlistButton isDisabled={isPaused} />
      <div ref={status} role="status" className={styles.status}>
        {[...new Set(failures)].map((failure) => (
          <Notice key={failure} tone="danger" title={failure} />
        ))}
        {savedSku === sku && (
          <Notice tone="success" title={t('wishlist.saved')}>
            <Link href={wishlist} variant="standalone">
              {t('wishlist.open')}
            </Link>
          </Notice>
        )}
      </div>
    </form>
  );
}

/** Returns the message of a refused post that belongs to no field. */
function failureOf(result: SubmissionResult | undefined, failed: string): string | undefined {
  return result?.outcome === 'invalid' ? result.errors['']?.[0] : result && failed;
}
