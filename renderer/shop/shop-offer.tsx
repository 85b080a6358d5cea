import { Badge } from '#design-system/badge';
import { Link } from '#design-system/link';
import { Price } from '#design-system/price';
import type { ShopItem } from './shop-item.ts';
import * as styles from './shop-offer.css.ts';

type ShopOfferProps = {
  item: ShopItem;
  /** Tag for `Intl`, with a region. */
  intl: string;
  /** Adds a link to the product or category. Cards and slides have their own link. */
  hasLink?: boolean;
};

/** The badge, price and availability of a product. Renders nothing for a category without a link. */
export function ShopOffer({ item, intl, hasLink = false }: ShopOfferProps) {
  const { price, badge, availability, href, linkLabel } = item;
  if (!price && !hasLink) return null;
  return (
    <div className={styles.offer}>
      {price && (
        <Price
          amount={price.amount}
          currency={price.currency}
          locale={intl}
          fromLabel={price.fromLabel}
          freeLabel={price.freeLabel}
          old={price.old}
        />
      )}
      {badge && <Badge tone="accent">{badge}</Badge>}
      {availability && <span className={styles.availability}>{availability}</span>}
      {hasLink && (
        <Link href={href} variant="standalone">
          {linkLabel}
        </Link>
      )}
    </div>
  );
}
