import { useState } from 'react';
import { Heading } from '#design-system/heading';
import type { Picture } from '#renderer/media/picture';
import type { Amount } from '#site/services/shop';
import { CataloguePrice, type CataloguePriceProps } from './catalogue-price.tsx';
import { type CardBadge, ProductBadges } from './product-badges.tsx';
import { ProductCardPicture } from './product-card-picture.tsx';
import * as styles from './product-card.css.ts';
import { type CardSwatch, ProductSwatches } from './product-swatches.tsx';

export type ProductCardProps = CataloguePriceProps & {
  /** Identifies the product in events. */
  readonly sku?: string | undefined;
  readonly name: string;
  readonly href: string;
  readonly picture: Picture | undefined;
  /** Visible while the pointer is over the card. */
  readonly secondPicture?: Picture | undefined;
  readonly price: Amount;
  /** The price without the reduction. */
  readonly regularPrice?: number | undefined;
  /** Whether other variants cost more. */
  readonly hasPriceRange: boolean;
  readonly badges?: readonly CardBadge[] | undefined;
  /** The colours in which the product exists. */
  readonly swatches?: readonly CardSwatch[] | undefined;
};

type ProductCardOptions = {
  /** Heading level of the name. */
  readonly level?: 2 | 3;
  /** Width of the picture, in the format of the `sizes` attribute. */
  readonly sizes?: string;
  /** Loads the picture at once with high priority. Only the LCP picture is eager. */
  readonly eager?: boolean;
};

const SIZES = '(min-width: 60rem) 25vw, 50vw';

/**
 * A card that links to a product. The click area of the name covers the card, except the swatches, which link to their variants. While the
 * pointer or the focus is on a swatch, the card shows the picture of its colour.
 */
export function ProductCard({
  name,
  href,
  picture,
  secondPicture,
  price,
  regularPrice,
  hasPriceRange,
  badges = [],
  swatches = [],
  level = 2,
  sizes = SIZES,
  eager = false,
}: ProductCardProps & ProductCardOptions) {
  const [preview, setPreview] = useState<CardSwatch>();
  return (
    <article
      className={styles.card}
      data-sold-out={badges.some(({ kind }) => kind === 'soldOut') || undefined}
    >
      <ProductCardPicture
        picture={picture}
        secondPicture={secondPicture}
        preview={preview?.picture}
        sizes={sizes}
        eager={eager}
      />
      <ProductBadges badges={badges} />
      <div className={styles.text}>
        <Heading level={level} size="title">
          <a href={href} className={styles.link}>
            {name}
          </a>
        </Heading>
        <CataloguePrice price={price} regularPrice={regularPrice} hasPriceRange={hasPriceRange} />
      </div>
      {swatches.length > 1 && <ProductSwatches name={name} swatches={swatches} onPreview={setPreview} />}
    </article>
  );
}
