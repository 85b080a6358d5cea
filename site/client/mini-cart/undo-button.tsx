import { type SubmitEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FORM_TOKEN_FIELD } from '#site/protocol/form-token';
import type { LoadedCart } from './load-cart.ts';
import * as styles from './mini-cart.css.ts';

type UndoButtonProps = {
  /** The line that was removed last. */
  readonly removed: NonNullable<Extract<LoadedCart, { readonly kind: 'cart' }>['removed']>;
  readonly formToken: string;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

/** The button that adds the removed line again. It receives the focus, because the button that removed the line is gone. */
export function UndoButton({ removed, formToken, onSubmit }: UndoButtonProps) {
  const { t } = useTranslation('cart');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <form method="post" onSubmit={onSubmit}>
      <input type="hidden" name={FORM_TOKEN_FIELD} value={formToken} />
      <input type="hidden" name="action" value="undo" />
      <input type="hidden" name="removed" value={removed.sku} />
      <input type="hidden" name="parent" value={removed.parentSku ?? ''} />
      <input type="hidden" name="quantity" value={removed.quantity} />
      <button ref={button} type="submit" className={styles.remove}>
        {t('removed.undo')}
      </button>
    </form>
  );
}
