import { type SubmitEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#design-system/icon';
import { useListMotion } from '#design-system/list-motion';
import { Picture } from '#design-system/picture';
import { Price } from '#design-system/price';
import { VisuallyHidden } from '#design-system/visually-hidden';
import type { ErrorsByField } from '#renderer/forms/submission-result';
import { pictureSources, SMALL_PICTURE_WIDTH } from '#renderer/media/picture';
import { FORM_TOKEN_FIELD } from '#site/protocol/form-token';
import type { LoadedCart } from './load-cart.ts';
import * as styles from './mini-cart.css.ts';

type MiniCartContent = Extract<LoadedCart, { readonly kind: 'cart' }>;

type MiniCartLinesProps = Pick<MiniCartContent['cart'], 'lines'> &
  Pick<MiniCartContent, 'formToken'> & {
    /** Messages about refused quantities, by the id of the line. */
    readonly errors: ErrorsByField;
    readonly chosen: ReadonlyMap<string, number> | undefined;
    /** Whether newer lines are loading. Meanwhile the shown lines cannot be changed, because their quantities may be wrong. */
    readonly isLoading: boolean;
    readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };

/** The lines of the mini cart. Each has the forms of the cart page that change its quantity and remove it. */
export function MiniCartLines(props: MiniCartLinesProps) {
  const { lines, formToken, errors, chosen, isLoading, onSubmit } = props;
  const { t, i18n } = useTranslation('cart');
  const list = useRef<HTMLUListElement>(null);
  useListMotion(list, ':scope > li');
  return (
    <ul ref={list} className={styles.lines} aria-label={t('lines')} inert={isLoading}>
      {lines.map((line) => (
        <li key={line.uid} className={styles.line}>
          <div className={styles.picture}>
            {line.picture && (
              <Picture {...pictureSources(line.picture, SMALL_PICTURE_WIDTH)} alt="" sizes="5rem" fill />
            )}
          </div>
          <div className={styles.text}>
            <a className={styles.name} href={line.href}>
              {line.name}
            </a>
            {line.options.length > 0 && (
              <p className={styles.note}>
                {line.options.map(({ label, value }) => t('option', { label, value })).join(' · ')}
              </p>
            )}
            {line.problem && <p className={styles.problem}>{t(`problem.${line.problem}`)}</p>}
          </div>
          <p className={styles.total}>
            <Price
              amount={line.total.value}
              currency={line.total.currency}
              locale={i18n.language}
              freeLabel={t('free')}
            />
          </p>
          <div className={styles.controls}>
            <QuantityForm
              name={line.fullName}
              uid={line.uid}
              quantity={chosen?.get(line.uid) ?? line.quantity}
              formToken={formToken}
              onSubmit={onSubmit}
            />
            <form method="post" onSubmit={onSubmit}>
              <LineFields formToken={formToken} uid={line.uid} />
              <button
                type="submit"
                name="action"
                value="remove"
                className={styles.remove}
                aria-label={t('remove.label', { name: line.fullName })}
              >
                {t('remove.button')}
              </button>
            </form>
            {errors[line.uid]?.[0] !== undefined && (
              <p className={styles.problem} role="alert">
                {errors[line.uid]?.[0]}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

type QuantityFormProps = Pick<MiniCartLinesProps, 'formToken' | 'onSubmit'> & {
  readonly name: string;
  readonly uid: string;
  readonly quantity: number;
};

function QuantityForm({ name, uid, quantity, formToken, onSubmit }: QuantityFormProps) {
  const { t, i18n } = useTranslation('cart');
  return (
    <form method="post" onSubmit={onSubmit}>
      <LineFields formToken={formToken} uid={uid} />
      <div className={styles.quantity} role="group" aria-label={t('quantity.form', { name })}>
        <button
          type="submit"
          name="quantity"
          value={Math.max(quantity - 1, 0)}
          className={styles.step}
          aria-label={t('quantity.decrease')}
        >
          <Icon name="minus" />
        </button>
        <span aria-hidden="true">{new Intl.NumberFormat(i18n.language).format(quantity)}</span>
        <VisuallyHidden live>{t('drawer.quantity', { count: quantity })}</VisuallyHidden>
        <button
          type="submit"
          name="quantity"
          value={quantity + 1}
          className={styles.step}
          aria-label={t('quantity.increase')}
        >
          <Icon name="plus" />
        </button>
      </div>
    </form>
  );
}

function LineFields({ formToken, uid }: { readonly formToken: string; readonly uid: string }) {
  return (
    <>
      <input type="hidden" name={FORM_TOKEN_FIELD} value={formToken} />
      <input type="hidden" name="uid" value={uid} />
    </>
  );
}
