import { useTranslation } from 'react-i18next';
import { Badge } from '#design-system/badge';
import * as styles from './product-card.css.ts';

/** A state of a product that its card shows. */
export type CardBadge =
  | { readonly kind: 'new' | 'soldOut' }
  /** `percent` is a whole number. */
  | { readonly kind: 'reduced'; readonly percent: number }
  | { readonly kind: 'fewLeft'; readonly count: number };

/** The badges of a product, at the corner of its picture. */
export function ProductBadges({ badges }: { readonly badges: readonly CardBadge[] }) {
  const { t } = useTranslation('shop');
  if (badges.length === 0) return null;
  return (
    <ul className={styles.badges}>
      {badges.map((badge) => (
        <li key={badge.kind} data-badge={badge.kind}>
          <Badge tone={badge.kind === 'reduced' ? 'accent' : 'quiet'}>
            {badge.kind === 'reduced' && t('badges.reduced', { share: -badge.percent / 100 })}
            {badge.kind === 'fewLeft' && t('badges.fewLeft', { count: badge.count })}
            {badge.kind === 'new' && t('badges.new')}
            {badge.kind === 'soldOut' && t('badges.soldOut')}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
