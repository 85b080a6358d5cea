import { type Ref, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { writeValue } from '#design-system/control-value';
import { Link } from '#design-system/link';
import { Notice } from '#design-system/notice';
import { NumberField } from '#design-system/number-field';
import type { SubmissionResult } from '#renderer/forms/submission-result';
import { trackCart } from '#site/analytics/cart-events';
import { announceFilledCart } from '#site/protocol/mini-cart';
import { useScreenForm } from '../use-screen-form.ts';
import { ADDITION_KEY, useAdditionKey } from './addition-key.ts';
import * as styles from './buy-form.css.ts';
import { type BuyableVariant, maxQuantity } from './buyable-variant.ts';
import type { ProductViewProps } from './product-view.tsx';
import { WISHLIST_ACTION, WishlistButton } from './wishlist-button.tsx';

/** The id of the form, for buttons outside it. */
export const BUY_FORM = 'buy';

/** The last post of the form. */
type LastPost = {
  /** The variant that was posted. */
  readonly sku: string;
  /** Whether it was submitted with the wishlist button. */
  readonly isForWishlist: boolean;
  /** Whether the variant was saved on the wishlist. */
  readonly isSaved: boolean;
  /** The result of an earlier post of another variant, until this post has its own result. */
  readonly resultOfOther: SubmissionResult | undefined;
};

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
  const [lastPost, setLastPost] = useState<LastPost>({
    sku: variant.sku,
    isForWishlist: false,
    isSaved: false,
    resultOfOther: undefined,
  });
  const [keyField, renewKey] = useAdditionKey();
  const {
    result: postResult,
    isPending,
    formProps,
  } = useScreenForm(posted?.result, {
    onAccepted({ form, body }) {
      renewKey();
      const { sku, price } = variant;
      const unitPrice = { value: price.amount, currency: price.currency };
      const isForWishlist = body.get('action') === WISHLIST_ACTION;
      setLastPost((post) => ({ ...post, isSaved: isForWishlist }));
      if (isForWishlist) {
        trackCart('add_to_wishlist', [{ sku, parentSku, name, quantity: 1, unitPrice }]);
        return true;
      }
      form.reset();
      trackCart('add_to_cart', [{ sku, parentSku, name, quantity: Number(body.get('quantity')), unitPrice }]);
      // Safari does not focus a clicked button, but the mini cart returns the focus to it.
      if (document.activeElement === document.body)
        form.querySelector<HTMLButtonElement>('button[type=submit]')?.focus({ preventScroll: true });
      return announceFilledCart(sku);
    },
  });
  const status = useRef<HTMLDivElement>(null);
  const quantityField = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A field with an error announces it when it receives the focus.
    const invalid = postResult && quantityField.current?.querySelector<HTMLElement>('[aria-invalid]');
    if (invalid) invalid.focus();
    // The message is next to the button, which on a phone may be in the bar at the bottom of the window.
    else if (postResult || lastPost.isSaved) status.current?.scrollIntoView({ block: 'nearest' });
  }, [postResult, lastPost.isSaved]);
  const isVariantPosted = lastPost.sku === variant.sku;
  const result = isVariantPosted && postResult !== lastPost.resultOfOther ? postResult : undefined;
  const isSaved = isVariantPosted && lastPost.isSaved;
  const { message, quantity } = messagesOf(result);
  const canBuy = variant.isInStock && !isPaused;
  const max = maxQuantity(variant);
  const limitedSku = useRef(variant.sku);
  useEffect(() => {
    // Not for the posted variant: its refused quantity stays beside the message until the visitor chooses another variant.
    if (limitedSku.current !== variant.sku && canBuy)
      limitQuantity(quantityField.current?.querySelector('input'), max);
    limitedSku.current = variant.sku;
  }, [variant.sku, canBuy, max]);
  const failure = message ?? (result && result.outcome !== 'invalid' ? t('buy.failed') : undefined);

  return (
    <form
      {...formProps}
      onSubmit={(event) => {
        const button = event.nativeEvent.submitter;
        if (!isPending)
          setLastPost({
            sku: variant.sku,
            isForWishlist: button instanceof HTMLButtonElement && button.value === WISHLIST_ACTION,
            isSaved: false,
            resultOfOther: isVariantPosted ? lastPost.resultOfOther : postResult,
          });
        formProps.onSubmit(event);
      }}
      id={BUY_FORM}
      ref={ref}
      className={styles.form}
      aria-label={t('buy.form')}
      noValidate
      data-fills-cart=""
    >
      <input type="hidden" name="sku" value={variant.sku} />
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
            max={max}
            steppers={{ decrease: t('buy.decrease'), increase: t('buy.increase') }}
            error={quantity}
            autoComplete="off"
            disabled={!canBuy}
          />
        </div>
        <div className={styles.submit}>
          <Button type="submit" icon="cart" disabled={!canBuy}>
            {variant.isInStock
              ? t(isPending && !lastPost.isForWishlist ? 'buy.adding' : 'buy.add')
              : t('buy.soldOut')}
          </Button>
        </div>
      </div>
      <WishlistButton isDisabled={isPaused} />
      <div ref={status} role="status" className={styles.status}>
        {failure && <Notice tone="danger" title={failure} />}
        {isSaved && !failure && (
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

function messagesOf(result: SubmissionResult | undefined) {
  if (result?.outcome !== 'invalid') return {};
  return { message: result.errors['']?.[0], quantity: result.errors['quantity']?.[0] };
}

/** Reduces a quantity that is larger than the stock of the chosen variant. */
function limitQuantity(input: HTMLInputElement | null | undefined, max: number) {
  if (input && Number(input.value) > max) writeValue(input, String(max));
}
