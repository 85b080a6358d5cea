import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FORM_TOKEN_FIELD } from '#site/protocol/form-token';
import * as styles from '../cart/cart-line.css.ts';
import { buttons } from './wishlist-item.css.ts';

type GoneProductRowProps = {
  readonly sku: string;
  readonly formToken: string;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

/** A product of a guest's wishlist that the shop no longer sells. Only its SKU is known. */
export function GoneProductRow({ sku, formToken, onSubmit }: GoneProductRowProps) {
  const { t } = useTranslation('wishlist');
  return (
    <li className={styles.line} data-gone={sku} data-slides>
      <div className={styles.picture} />
      <div className={styles.text}>
        <h2 className={styles.name}>{t('goneItem.title')}</h2>
        <p className={styles.note}>{t('goneItem.number', { sku })}</p>
      </div>
      <form method="post" className={buttons} onSubmit={onSubmit}>
        <input type="hidden" name={FORM_TOKEN_FIELD} value={formToken} />
        <input type="hidden" name="item" value={sku} />
        <button
          type="submit"
          name="action"
          value="remove"
          className={styles.remove}
          aria-label={t('goneItem.remove', { sku })}
        >
          {t('remove.button')}
        </button>
      </form>
    </li>
  );
}
