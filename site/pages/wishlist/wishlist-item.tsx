import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Picture } from '#design-system/picture';
import { Price } from '#design-system/price';
import { pictureSources } from '#renderer/media/picture';
import { FORM_TOKEN_FIELD } from '#site/protocol/form-token';
import * as styles from '../cart/cart-line.css.ts';
import { CARD_PICTURE_WIDTH } from '../shop/card-picture-width.ts';
import type { ShownWishlistItem } from './shown-wishlist.ts';
import { buttons } from './wishlist-item.css.ts';

type WishlistItemRowProps = {
  readonly item: ShownWishlistItem;
  readonly formToken: string;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

/** An item of the wishlist, with one form for its two buttons. It looks like a line of the cart. */
export function WishlistItemRow({ item, formToken, onSubmit }: WishlistItemRowProps) {
  const { t, i18n } = useTranslation('wishlist');
  const { name, price, state } = item;
  return (
    <li className={styles.line} data-item={item.sku} data-slides>
      <div className={styles.picture}>
        {item.picture && (
          <Picture {...pictureSources(item.picture, CARD_PICTURE_WIDTH)} alt="" sizes="7rem" fill />
        )}
      </div>
      <div className={styles.text}>
        <h2 className={styles.name}>
          <a className={styles.link} href={item.href}>
            {name}
          </a>
        </h2>
        {item.options.length > 0 && (
          <p className={styles.note}>
            {item.options.map(({ label, value }) => t('option', { label, value })).join(' · ')}
          </p>
        )}
        {item.quantity > 1 && <p className={styles.note}>{t('quantity', { count: item.quantity })}</p>}
        {state === 'sold-out' ? (
          <p className={styles.problem}>{t('soldOut')}</p>
        ) : (
          item.piecesLeft !== undefined && (
            <p className={styles.few}>{t('left', { count: item.piecesLeft })}</p>
          )
        )}
      </div>
      <p className={styles.total}>
        <Price
          amount={price.amount}
          currency={price.currency}
          locale={i18n.language}
          old={
            price.oldAmount === undefined
              ? undefined
              : { amount: price.oldAmount, label: t('oldPrice'), newLabel: t('newPrice') }
          }
        />
      </p>
      <form method="post" className={buttons} onSubmit={onSubmit}>
        <input type="hidden" name={FORM_TOKEN_FIELD} value={formToken} />
        <input type="hidden" name="item" value={item.id} />
        {state === 'buy' && (
          <Button type="submit" tone="quiet" name="action" value="cart" label={t('cart.label', { name })}>
            {t('cart.button')}
          </Button>
        )}
        {state === 'choose' && (
          <Button href={item.href} tone="quiet" label={t('choose.label', { name })}>
            {t('choose.button')}
          </Button>
        )}
        <button
          type="submit"
          name="action"
          value="remove"
          className={styles.remove}
          aria-label={t('remove.label', { name })}
        >
          {t('remove.button')}
        </button>
      </form>
    </li>
  );
}
