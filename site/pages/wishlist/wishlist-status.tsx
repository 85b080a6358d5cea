import { type SubmitEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '#design-system/link';
import { Notice } from '#design-system/notice';
import { useShowInWindow } from '#design-system/show-in-window';
import type { RemovedLine } from '../cart/cart-query.ts';
import { RemovedNotice } from '../cart/removed-notice.tsx';
import { useLostFocus } from '../cart/use-lost-focus.ts';
import type { WishlistResult } from './wishlist-query.ts';
import * as styles from './wishlist-view.css.ts';

type WishlistStatusProps = {
  readonly path: string;
  readonly cart: string;
  readonly formToken: string;
  /** The message of a form that failed. It replaces the others. */
  readonly failure: string | undefined;
  readonly removed: RemovedLine | undefined;
  readonly result: WishlistResult;
  /** The number of items on the list. */
  readonly itemCount: number;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

/** The message about the last form. It is announced, and receives the focus if the clicked button is gone. */
export function WishlistStatus(props: WishlistStatusProps) {
  const { path, cart, formToken, failure, removed, result, itemCount, onSubmit } = props;
  const { moved, kept, isAdded } = result;
  const { t } = useTranslation('wishlist');
  const failureMessage = useShowInWindow(failure);
  const message = useRef<HTMLDivElement>(null);
  // The key contains the number of items, because moving another item shows the same message and its button disappears too.
  useLostFocus(message, moved + kept > 0 ? `${moved} moved, ${kept} kept, ${itemCount} left` : undefined);
  return (
    <div role="status" className={styles.status}>
      {failure !== undefined && (
        <div ref={failureMessage}>
          <Notice tone="danger" title={failure} />
        </div>
      )}
      {failure === undefined && removed && (
        <RemovedNotice
          removed={removed}
          path={path}
          formToken={formToken}
          text={t('removed.done')}
          undo={t('removed.undo')}
          onSubmit={onSubmit}
        />
      )}
      {failure === undefined && !removed && moved + kept > 0 && (
        <div ref={message} tabIndex={-1} className={styles.status}>
          {moved > 0 && (
            <Notice tone="success" title={t('moved', { count: moved })}>
              <Link href={cart} variant="standalone">
                {t('openCart')}
              </Link>
            </Notice>
          )}
          {kept > 0 && <Notice tone="neutral" title={t('kept', { count: kept })} />}
        </div>
      )}
      {failure === undefined && isAdded && <Notice tone="success" title={t('added')} />}
    </div>
  );
}
