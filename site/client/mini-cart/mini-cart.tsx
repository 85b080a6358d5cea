import { type SubmitEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Drawer } from '#design-system/drawer';
import { Icon } from '#design-system/icon';
import { LinkList } from '#design-system/link-list';
import { Price } from '#design-system/price';
import { useShowInWindow } from '#design-system/show-in-window';
import type { ErrorsByField } from '#renderer/forms/submission-result';
import { followsLink } from '../follows-link.ts';
import type { LoadedCart } from './load-cart.ts';
import { MiniCartLines } from './mini-cart-lines.tsx';
import * as styles from './mini-cart.css.ts';
import { UndoButton } from './undo-button.tsx';

type MiniCartProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The cart that was loaded last. */
  readonly cart: LoadedCart | undefined;
  /** Whether a newer cart is loading. */
  readonly isLoading: boolean;
  /** Whether something was added to the cart before it opened. */
  readonly isAdded: boolean;
  /** The product that was added. Its line is the first one, because the last one may be below the window. */
  readonly addedSku?: string | undefined;
  readonly cartHref: string;
  /** The messages of refused forms, by the id of the line. Messages of forms without a line have the key `''`. */
  readonly errors?: ErrorsByField;
  /** Whether a form failed without a message. */
  readonly hasFailed?: boolean;
  /** Quantities that the visitor has chosen and the cart does not contain yet, by the id of the line. */
  readonly chosen?: ReadonlyMap<string, number>;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

const NO_ERRORS: ErrorsByField = {};

/** The cart in a drawer: its lines, the subtotal, and links to the cart page and the checkout. */
export function MiniCart(props: MiniCartProps) {
  const { open, onClose, cart, isLoading, isAdded, cartHref, chosen, onSubmit } = props;
  const { errors = NO_ERRORS } = props;
  const { t, i18n } = useTranslation('cart');
  const undoError = errors['undo']?.[0];
  const failure = errors['']?.[0] ?? undoError ?? (props.hasFailed ? t('failed') : undefined);
  const removed =
    cart && 'removed' in cart && undoError === undefined && !isLoading ? cart.removed : undefined;
  const announcement =
    removed !== undefined
      ? t('removed.done')
      : isLoading || cart?.kind !== 'cart' || !isAdded
        ? ''
        : t('drawer.added');
  const failureMessage = useShowInWindow(failure);
  const isWaiting = isLoading && cart?.kind !== 'cart';
  return (
    <Drawer open={open} onClose={onClose} title={t('title')} closeLabel={t('drawer.close')}>
      {/* A key press on a link also fires `click`, so this needs no key listener. */}
      <div
        className={styles.body}
        aria-busy={isLoading || undefined}
        role="presentation"
        onClick={(event) => followsLink(event.nativeEvent) && onClose()}
      >
        {failure !== undefined && (
          <div ref={failureMessage} className={styles.problem} role="alert">
            {failure}
          </div>
        )}
        <div className={styles.notice}>
          <LateStatus text={announcement} />
          {removed !== undefined && cart && 'formToken' in cart && (
            <UndoButton key={removed.sku} removed={removed} formToken={cart.formToken} onSubmit={onSubmit} />
          )}
        </div>
        {isWaiting && <p className={styles.waiting}>{t('drawer.loading')}</p>}
        {!isWaiting && cart?.kind === 'unavailable' && (
          <>
            <p>{t('unavailable.title')}</p>
            <Button href={cartHref} tone="quiet">
              {t('drawer.open')}
            </Button>
          </>
        )}
        {!isWaiting && cart?.kind === 'empty' && (
          <>
            <p>{t('empty.text')}</p>
            <LinkList links={cart.categories} />
          </>
        )}
        {cart?.kind === 'cart' && (
          <>
            <MiniCartLines
              lines={withFirst(cart.cart.lines, props.addedSku)}
              formToken={cart.formToken}
              errors={errors}
              chosen={chosen}
              isLoading={isLoading}
              onSubmit={onSubmit}
            />
            <div className={styles.foot}>
              <p className={styles.subtotal}>
                <span>{t('subtotal')}</span>
                <Price
                  amount={cart.cart.subtotal.value}
                  currency={cart.cart.subtotal.currency}
                  locale={i18n.language}
                />
              </p>
              {cart.checkout !== undefined && cart.cart.canOrder && (
                <Button href={cart.checkout}>{t('checkout')}</Button>
              )}
              <Button href={cartHref} tone="quiet">
                {t('drawer.open')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Drawer>
  );
}

function withFirst<Line extends { readonly sku: string }>(lines: readonly Line[], sku: string | undefined) {
  return lines.toSorted((one, other) => Number(other.sku === sku) - Number(one.sku === sku));
}

/** A status whose text appears after the region, because screen readers announce only changes of a region. */
function LateStatus({ text }: { readonly text: string }) {
  const [shown, setShown] = useState('');
  useEffect(() => {
    const frame = requestAnimationFrame(() => setShown(text));
    return () => cancelAnimationFrame(frame);
  }, [text]);
  return (
    <p role="status" className={styles.status}>
      {shown !== '' && <Icon name="check" />}
      {shown}
    </p>
  );
}
