import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Heading } from '#design-system/heading';
import { Link } from '#design-system/link';
import { LinkList } from '#design-system/link-list';
import { Notice } from '#design-system/notice';
import { PageWidth } from '#design-system/page-width';
import { useShowInWindow } from '#design-system/show-in-window';
import type { SubmissionResult } from '#renderer/forms/submission-result';
import type { TrackedLine } from '#site/analytics/cart-events';
import { dispatchSessionChanged } from '#site/protocol/session-summary';
import { pending } from '../pending.css.ts';
import { RecentlyViewedList } from '../recently-viewed/recently-viewed-list.tsx';
import type { SuggestedCategory } from '../shop/suggested-categories.ts';
import type { RemovedLine } from './cart-query.ts';
import * as styles from './cart-view.css.ts';
import { type CartFormProps, FilledCart, type FilledCartState } from './filled-cart.tsx';
import { PriceChangeNotice } from './price-change-notice.tsx';
import { RemovedNotice } from './removed-notice.tsx';
import { useCartEvents } from './use-cart-events.ts';
import { useCartPosts } from './use-cart-posts.ts';
import { useFocusAfterGoneLine, useFocusAfterUndo, useLostFocus } from './use-lost-focus.ts';

type ShownCartState =
  | (FilledCartState & { readonly kind: 'cart' })
  | {
      readonly kind: 'empty';
      /** Why the cart became empty during the checkout. */
      readonly explanation?: string | undefined;
      readonly categories: readonly SuggestedCategory[];
    }
  | { readonly kind: 'unavailable' };

type CartViewProps = ShownCartState &
  CartFormProps & {
    /** Path of the wishlist. */
    readonly wishlist: string;
    /** Whether the last form moved a line to the wishlist. */
    readonly isLineSaved: boolean;
    /** The line that was removed last, which a button adds again. */
    readonly removed: RemovedLine | undefined;
    /** The result of a post without a script. */
    readonly posted: SubmissionResult | undefined;
  };

const NO_LINES: readonly TrackedLine[] = [];

/** The cart page. All forms work without a script. */
export function CartView(props: CartViewProps) {
  const { path, website, formToken, wishlist, removed, isLineSaved, posted } = props;
  const { t } = useTranslation('cart');
  const posts = useCartPosts(posted);
  const { errors, hasFailed, latest, isPending, onSubmit } = posts;
  const failureMessage = useShowInWindow(latest);
  const lines = linesOf(props);
  const savedMessage = useRef<HTMLDivElement>(null);
  // The message is the same for each moved line, so the key contains the number of lines.
  useLostFocus(savedMessage, isLineSaved ? `saved, ${lines?.length ?? 0} left` : undefined);
  // The cart may have changed before this page was shown, so the header must load its number of pieces again.
  useEffect(() => dispatchSessionChanged(), []);
  useCartEvents(lines, isLineSaved);
  const undoError = errors['undo']?.[0];
  const offered = undoError === undefined ? removed : undefined;
  const list = useRef<HTMLUListElement>(null);
  useFocusAfterUndo(list, offered !== undefined);
  const empty = useRef<HTMLDivElement>(null);
  useFocusAfterGoneLine(list, empty, lines?.length);
  const failure = errors['']?.[0] ?? undoError ?? (hasFailed ? t('failed') : undefined);
  const openWishlist = (
    <Link href={wishlist} variant="standalone">
      {t('wishlist.open')}
    </Link>
  );

  return (
    <PageWidth>
      <div className={`${styles.page} ${pending}`} data-kind={props.kind} aria-busy={isPending || undefined}>
        <Heading level={1} size="chapter">
          {t('title')}
        </Heading>
        <div role="status" className={styles.status}>
          {failure && (
            <div ref={failureMessage}>
              <Notice tone="danger" title={failure} />
            </div>
          )}
          {offered && (
            <RemovedNotice
              removed={offered}
              path={path}
              formToken={formToken}
              text={t('removed.done')}
              undo={t('removed.undo')}
              onSubmit={onSubmit}
            />
          )}
          {isLineSaved && !failure && (
            <div ref={savedMessage} tabIndex={-1}>
              <Notice tone="success" title={t('wishlist.saved')}>
                {openWishlist}
              </Notice>
            </div>
          )}
          {lines && <PriceChangeNotice website={website} lines={lines} />}
        </div>
        {props.kind === 'unavailable' && (
          <Notice tone="neutral" title={t('unavailable.title')} level={2}>
            <p>{t('unavailable.text')}</p>
            <Link href={path} variant="standalone">
              {t('unavailable.retry')}
            </Link>
          </Notice>
        )}
        {props.kind === 'empty' && (
          <div ref={empty} tabIndex={-1} className={styles.empty}>
            <p>{props.explanation ?? t('empty.text')}</p>
            <LinkList links={props.categories} />
            {!isLineSaved && <p>{openWishlist}</p>}
            <RecentlyViewedList path={path} />
          </div>
        )}
        {props.kind === 'cart' && (
          <FilledCart {...props} ref={list} posts={posts} openWishlist={!isLineSaved && openWishlist} />
        )}
      </div>
    </PageWidth>
  );
}

function linesOf(state: CartViewProps): readonly TrackedLine[] | undefined {
  if (state.kind === 'cart') return state.cart.lines;
  return state.kind === 'empty' ? NO_LINES : undefined;
}
