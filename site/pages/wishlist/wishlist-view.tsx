import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Heading } from '#design-system/heading';
import { Link } from '#design-system/link';
import { LinkList } from '#design-system/link-list';
import { Notice } from '#design-system/notice';
import { PageWidth } from '#design-system/page-width';
import type { SubmissionResult } from '#renderer/forms/submission-result';
import { FORM_TOKEN_FIELD } from '#site/protocol/form-token';
import { CartLines } from '../cart/cart-lines.tsx';
import type { RemovedLine } from '../cart/cart-query.ts';
import { SlidingParts } from '../cart/sliding-parts.tsx';
import { useCartPosts } from '../cart/use-cart-posts.ts';
import { useFocusAfterUndo } from '../cart/use-lost-focus.ts';
import { pending } from '../pending.css.ts';
import type { SuggestedCategory } from '../shop/suggested-categories.ts';
import { GoneProductRow } from './gone-product-row.tsx';
import type { ShownWishlistItem } from './shown-wishlist.ts';
import { useMovedItems } from './use-moved-items.ts';
import { WishlistItemRow } from './wishlist-item.tsx';
import type { WishlistResult } from './wishlist-query.ts';
import { WishlistStatus } from './wishlist-status.tsx';
import * as styles from './wishlist-view.css.ts';

type ShownWishlistState =
  | {
      readonly kind: 'items';
      readonly items: readonly ShownWishlistItem[];
      /** SKUs of products that the shop does not sell any more. */
      readonly gone: readonly string[];
    }
  | { readonly kind: 'empty'; readonly categories: readonly SuggestedCategory[] }
  | { readonly kind: 'unavailable' };

type WishlistViewProps = ShownWishlistState & {
  readonly path: string;
  readonly formToken: string;
  /** Path of the cart. */
  readonly cart: string;
  /** URL of the sign-in screen, for a guest. */
  readonly signIn: string | undefined;
  /** The item that was removed last. A button adds it again. */
  readonly removed: RemovedLine | undefined;
  readonly result: WishlistResult;
  /** The result of a post without a script. */
  readonly posted: SubmissionResult | undefined;
};

const NO_ITEMS: readonly ShownWishlistItem[] = [];

/** The wishlist. All forms work without a script. */
export function WishlistView(props: WishlistViewProps) {
  const { path, cart, formToken, signIn, removed } = props;
  const { t } = useTranslation('wishlist');
  const { errors, hasFailed, isPending, onSubmit } = useCartPosts(props.posted);
  useMovedItems(itemsOf(props), props.result.moved);
  const failure = errors['']?.[0] ?? (hasFailed ? t('failed') : undefined);
  const list = useRef<HTMLUListElement>(null);
  useFocusAfterUndo(list, removed !== undefined && failure === undefined);
  const signInHint = signIn !== undefined && (
    <p className={styles.hint} data-slides>
      {t('guest.text')}
      <Link href={signIn} variant="standalone">
        {t('guest.link')}
      </Link>
    </p>
  );

  return (
    <PageWidth>
      <div className={`${styles.page} ${pending}`} aria-busy={isPending || undefined}>
        <Heading level={1} size="chapter">
          {t('title')}
        </Heading>
        <WishlistStatus
          path={path}
          cart={cart}
          formToken={formToken}
          failure={failure}
          removed={removed}
          result={props.result}
          itemCount={itemsOf(props)?.length ?? 0}
          onSubmit={onSubmit}
        />
        {props.kind === 'unavailable' && (
          <Notice tone="neutral" title={t('unavailable.title')} level={2}>
            <p>{t('unavailable.text')}</p>
            <Link href={path} variant="standalone">
              {t('unavailable.retry')}
            </Link>
          </Notice>
        )}
        {props.kind === 'empty' && (
          <div className={styles.empty}>
            <p>{t('empty')}</p>
            <LinkList links={props.categories} />
          </div>
        )}
        {props.kind === 'items' && (
          <SlidingParts className={styles.list}>
            <CartLines ref={list} label={t('items')}>
              {props.items.map((item) => (
                <WishlistItemRow key={item.id} item={item} formToken={formToken} onSubmit={onSubmit} />
              ))}
              {props.gone.map((sku) => (
                <GoneProductRow key={sku} sku={sku} formToken={formToken} onSubmit={onSubmit} />
              ))}
            </CartLines>
            {props.items.filter(({ state }) => state === 'buy').length > 1 && (
              <form method="post" className={styles.all} onSubmit={onSubmit} data-slides>
                <input type="hidden" name={FORM_TOKEN_FIELD} value={formToken} />
                <Button type="submit" icon="cart" name="action" value="cart-all">
                  {t('cart.all')}
                </Button>
              </form>
            )}
            {signInHint}
          </SlidingParts>
        )}
        {props.kind === 'empty' && signInHint}
      </div>
    </PageWidth>
  );
}

function itemsOf(props: WishlistViewProps): readonly ShownWishlistItem[] | undefined {
  if (props.kind === 'items') return props.items;
  return props.kind === 'empty' ? NO_ITEMS : undefined;
}
