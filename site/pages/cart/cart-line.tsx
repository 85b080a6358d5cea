import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { useHydrated } from '#design-system/hydration';
import { NumberField } from '#design-system/number-field';
import { Picture } from '#design-system/picture';
import { Price } from '#design-system/price';
import { pictureSources } from '#renderer/media/picture';
import { CARD_PICTURE_WIDTH } from '../shop/card-picture-width.ts';
import * as styles from './cart-line.css.ts';
import type { ShownCartLine } from './shown-cart.ts';

type CartLineRowProps = {
  readonly line: ShownCartLine;
  readonly formToken: string;
  readonly error: string | undefined;
  /** The quantity that was posted without a script and refused. */
  readonly typed: string | undefined;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

/** The time after the last change of a quantity until it is posted. */
const PAUSE_MS = 500;

/** A line of the cart. With a script the quantity is posted shortly after a change, without one by a button. */
export function CartLineRow({ line, formToken, error, typed, onSubmit }: CartLineRowProps) {
  const { t, i18n } = useTranslation('cart');
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [quantity, setQuantity] = useState(typed ?? String(line.quantity));
  const [loaded, setLoaded] = useState(line.quantity);
  if (loaded !== line.quantity) {
    setLoaded(line.quantity);
    setQuantity(String(line.quantity));
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  function changeQuantity(next: string) {
    setQuantity(next);
    clearTimeout(timer.current);
    if (next.trim() !== '') timer.current = setTimeout(() => form.current?.requestSubmit(), PAUSE_MS);
  }

  const price = (money: ShownCartLine['total']) => (
    <Price amount={money.amount} currency={money.currency} locale={i18n.language} />
  );
  return (
    <li className={styles.line} data-line={line.uid}>
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
          {t('unitPrice')} {price(line.unitPrice)}
        </p>
        {line.problem ? (
          <p className={styles.problem}>{t(`problem.${line.problem}`)}</p>
        ) : (
          line.left !== undefined && <p className={styles.few}>{t('left', { count: line.left })}</p>
        )}
      </div>
      <p className={styles.total}>{price(line.total)}</p>
      <div className={styles.controls}>
        <form ref={form} method="post" className={styles.quantity} onSubmit={onSubmit} noValidate>
          <input type="hidden" name="form_token" value={formToken} />
          <input type="hidden" name="uid" value={line.uid} />
          <div className={styles.field} role="group" aria-label={t('quantity.form', { name: line.name })}>
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
            <Button type="submit" tone="quiet" name="action" value="update">
              {t('quantity.update')}
            </Button>
          )}
        </form>
        <form method="post" onSubmit={onSubmit}>
          <input type="hidden" name="form_token" value={formToken} />
          <input type="hidden" name="uid" value={line.uid} />
          <button
            type="submit"
            name="action"
            value="remove"
            className={styles.remove}
            aria-label={t('remove.label', { name: line.name })}
          >
            {t('remove.button')}
          </button>
          <button
            type="submit"
            name="action"
            value="wishlist"
            className={styles.remove}
            aria-label={t('wishlist.label', { name: line.name })}
          >
            {t('wishlist.button')}
          </button>
        </form>
      </div>
    </li>
  );
}
