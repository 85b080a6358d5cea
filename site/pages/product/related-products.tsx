import { Trans } from 'react-i18next';
import { PageWidth } from '#design-system/page-width';
import { productAttributes } from '#renderer/tracking/product-attributes';
import { createMessageHeading } from '../message-heading.tsx';
import { ProductCard, type ProductCardProps } from '../shop/product-card.tsx';
import { toTrackedProduct } from '../shop/to-tracked-product.ts';
import * as styles from './related-products.css.ts';

export type RelatedProductsProps = { readonly cards: readonly ProductCardProps[] };

const SectionHeading = createMessageHeading({ level: 2, size: 'chapter' });

/** The cards of related products. */
export function RelatedProducts({ cards }: RelatedProductsProps) {
  return (
    <section data-section="related-products" data-tone="ground">
      <PageWidth>
        <div className={styles.related}>
          <div className={styles.head}>
            <Trans
              ns="product-page"
              i18nKey="related.title"
              parent={SectionHeading}
              components={{ em: <em /> }}
            />
          </div>
          <ul className={styles.list}>
            {cards.map((card) => (
              <li key={card.href} {...productAttributes(toTrackedProduct(card))}>
                <ProductCard {...card} level={3} sizes="(min-width: 40rem) 25vw, 50vw" />
              </li>
            ))}
          </ul>
        </div>
      </PageWidth>
    </section>
  );
}
