import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { useHydrated } from '#design-system/hydration';
import { NumberField } from '#design-system/number-field';
import { Picture } from '#design-system/picture';
import { VisuallyHidden } from '#design-system/visually-hidden';
import { pictureSources } from '#renderer/media/picture';
import { FORM_TOKEN_FIELD } from '#site/protocol/form-token';
import { unscriptedOnly } from '../scripting.css.ts';
import { AmountPrice } from '../shop/amount-price.tsx';
import { CARD_PICTURE_WIDTH } from '../shop/card-picture-width.ts';
import * as styles from './cart-line.css.ts';
import { type LineQuantityConfig, useLineQuantity } from './use-line-quantity.ts';

type CartLineRowProps = LineQuantityConfig & {
  readonly formToken: string;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

/** A line of the cart. A script posts the quantity shortly after a change. Without a script, a button posts it. */
export function CartLineRow(props: CartLineRowProps) {
  const { line, formToken, error, onSubmit } = props;
  const { t } = useTranslation('cart');
  const isHydrated = useHydrated();
  const { form, quantity, changeQuantity, endQuantity } = useLineQuantity(props);

  return (
    <li className={styles.line} data-line={line.uid} data-slides>
      <div className={styles.picture}>
        {line.picture && (
          <Picture {...pictureSources(line.picture, CARD_PICTURE_WIDTH)} alt="" sizes="7rem" fill />
        )}
      </div>
      <div className={styles.text}>
        <h2 className={styles.name}>
          <a className={styles.link} href={line.href}>
            {line.name}
          </a>
        </h2>
        {line.options.length > 0 && (
          <p className={styles.note}>
            {line.options.map(({ label, value }) => t('option', { label, value })).join(' · ')}
          </p>
        )}
        <p className={styles.note}>
          {t('unitPrice')} <AmountPrice {...line.unitPrice} freeLabel={t('free')} />
        </p>
        {line.problem ? (
          <p className={styles.problem}>{t(`problem.${line.problem}`)}</p>
        ) : (
          line.piecesLeft !== undefined && (
            <p className={styles.few}>{t('left', { count: line.piecesLeft })}</p>
          )
        )}
      </div>
      <p className={styles.total}>
        <VisuallyHidden>{t('subtotal')}</VisuallyHidden> <AmountPrice {...line.total} freeLabel={t('free')} />
      </p>
      <div className={styles.controls} role="presentation" onBlur={endQuantity}>
        <form ref={form} method="post" className={styles.quantity} onSubmit={onSubmit} noValidate>
          <LineFields formToken={formToken} uid={line.uid} />
          <div className={styles.field} role="group" aria-label={t('quantity.form', { name: line.fullName })}>
            <NumberField
              id={`quantity-${line.uid}`}
              name="quantity"
              label={t('quantity.label')}
              requiredLabel={t('required')}
              value={quantity}
              onChange={changeQuantity}
              min={0}
              max={line.max}
              steppers={{ decrease: t('quantity.decrease'), increase: t('quantity.increase') }}
              error={error}
              autoComplete="off"
            />
          </div>
          {!isHydrated && (
            <div className={unscriptedOnly}>
              <Button type="submit" tone="quiet" name="action" value="update">
                {t('quantity.update')}
              </Button>
            </div>
          )}
        </form>
        <form method="post" onSubmit={onSubmit}>
          <LineFields formToken={formToken} uid={line.uid} />
          {(['remove', 'wishlist'] as const).map((action) => (
            <button
              key={action}
              type="submit"
              name="action"
              value={action}
              className={styles.remove}
              aria-label={t(`${action}.label`, { name: line.fullName })}
            >
              {t(`${action}.button`)}
            </button>
          ))}
        </form>
      </div>
    </li>
  );
}

/** The hidden fields of a form that changes the line. */
function LineFields({ formToken, uid }: { readonly formToken: string; readonly uid: string }) {
  return (
    <>
      <input type="hidden" name={FORM_TOKEN_FIELD} value={formToken} />
      <input type="hidden" name="uid" value={uid} />
    </>
  );
}
