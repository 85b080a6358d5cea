import { Heading } from '#design-system/heading';
import { Icon } from '#design-system/icon';
import { Link } from '#design-system/link';
import { Text } from '#design-system/text';
import { VisuallyHidden } from '#design-system/visually-hidden';
import { SectionPicture } from '../../media/section-picture.tsx';
import type { FilledFromShop } from '../../shop/fill-from-shop.ts';
import { ShopOffer } from '../../shop/shop-offer.tsx';
import type { SectionItem } from '../define-section.ts';
import * as styles from './content-cards.css.ts';
import type { contentCardsSchema } from './content-cards.schema.ts';

export type CardProps = FilledFromShop<SectionItem<typeof contentCardsSchema, 'cards'>> & {
  intl: string;
  level: 2 | 3;
  /** Value of the picture's `sizes` attribute. */
  sizes: string;
};

/**
 * A card that links to a page or a product. Its only link is the label below the text, or else the title, or else the picture. The whole
 * card is the click target.
 */
export function Card({ picture, title, text, href, label, item, level, intl, sizes }: CardProps) {
  const hasTitleLink = href !== undefined && label === '' && title !== '';
  return (
    <>
      {picture && (
        <div className={styles.picture}>
          <SectionPicture picture={picture} sizes={sizes} fill />
        </div>
      )}
      <div className={styles.content}>
        {title && (
          <Heading level={level} size="title">
            {hasTitleLink ? (
              <a href={href} className={styles.titleLink}>
                {title}
                <Icon name="arrow" />
              </a>
            ) : (
              title
            )}
          </Heading>
        )}
        {text && (
          <Text size="small" tone="quiet">
            {text}
          </Text>
        )}
        {item && <ShopOffer item={item} intl={intl} />}
        {href !== undefined && label !== '' && (
          <Link href={href} variant="standalone">
            {label}
          </Link>
        )}
        {href !== undefined && label === '' && title === '' && (
          <a href={href}>
            <VisuallyHidden>{picture?.alt || href}</VisuallyHidden>
          </a>
        )}
      </div>
    </>
  );
}
