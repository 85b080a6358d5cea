import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#design-system/badge';
import { Heading } from '#design-system/heading';
import { useHydrated } from '#design-system/hydration';
import { PageWidth } from '#design-system/page-width';
import { Prose } from '#design-system/prose';
import { VisuallyHidden } from '#design-system/visually-hidden';
import type { SubmissionResult } from '#renderer/forms/submission-result';
import type { Picture } from '#renderer/media/picture';
import type { Html } from '#renderer/parse/html';
import { trackCart } from '#site/analytics/cart-events';
import { storeViewedProduct } from '../recently-viewed/viewed-products.ts';
import { BuyForm } from './buy-form.tsx';
import { type BuyableVariant, mainPictureOf } from './buyable-variant.ts';
import { PriceAndStock } from './price-and-stock.tsx';
import { ProductGallery } from './product-gallery.tsx';
import * as styles from './product-view.css.ts';
import { SoldOutNotice, type SoldOutNoticeProps } from './sold-out-notice.tsx';
import { StickyBuyBar } from './sticky-buy-bar.tsx';
import { useVariantChoice } from './use-variant-choice.ts';
import { VariantOptions } from './variant-options.tsx';
import type { ChoosableOption } from './variant-selection.ts';

export type ProductViewProps = {
  readonly name: string;
  /** Encoded path of the page, without a query. */
  readonly path: string;
  /** The SKU of the product that the variants belong to. `undefined` for a product without variants. */
  readonly parentSku?: string | undefined;
  readonly intro: Html;
  readonly isNew: boolean;
  readonly options: readonly ChoosableOption[];
  readonly variants: readonly [BuyableVariant, ...BuyableVariant[]];
  /** SKU of the variant that the URL selects, or of the default variant. */
  readonly selectedSku: string;
  readonly pictures: readonly Picture[];
  readonly isTaxIncluded: boolean;
  /** A sentence about when the product arrives. Visible beside variants in stock. */
  readonly delivery?: string | undefined;
  /** A sentence about how the product can be returned. */
  readonly returns?: string | undefined;
  /** Whether the shop does not respond, so that nothing can be ordered. The page is from the cache. */
  readonly isPaused: boolean;
  /** The deepest category of the product. */
  readonly category?: SoldOutNoticeProps['category'];
  /** Path of the wishlist. */
  readonly wishlist: string;
  /** The result of a post without a script, and the entered quantity. */
  readonly posted?: { readonly result: SubmissionResult; readonly quantity: string } | undefined;
};

/** The head of a product page: pictures, options, price and the buy form. The key gives each product its own state. */
export function ProductView(props: ProductViewProps) {
  return <ProductHead key={`${props.path} ${props.selectedSku}`} {...props} />;
}

function ProductHead(props: ProductViewProps) {
  const {
    name,
    path,
    parentSku,
    intro,
    isNew,
    variants,
    pictures,
    isTaxIncluded,
    delivery,
    returns,
    isPaused,
    category,
    wishlist,
    posted,
  } = props;
  const { t } = useTranslation('product');
  const isHydrated = useHydrated();
  const { variant, choices, onSelect, announcement } = useVariantChoice(props);
  const form = useRef<HTMLFormElement>(null);

  const pictureSource = mainPictureOf(variant, pictures)?.src;
  useEffect(() => {
    storeViewedProduct({ path, name, picture: pictureSource });
  }, [path, name, pictureSource]);

  const { amount, currency } = variant.price;
  useEffect(() => {
    trackCart('view_item', [
      { sku: variant.sku, parentSku, name, quantity: 1, unitPrice: { value: amount, currency } },
    ]);
  }, [variant.sku, parentSku, name, amount, currency]);

  return (
    <PageWidth>
      <div className={styles.product}>
        <div className={styles.gallery}>
          <ProductGallery name={name} pictures={variant.pictures.flatMap((index) => pictures[index] ?? [])} />
        </div>
        <div className={styles.details}>
          <div className={styles.head}>
            {isNew && <Badge tone="accent">{t('new')}</Badge>}
            <Heading level={1} size="chapter">
              {name}
            </Heading>
            {intro && <Prose html={intro} tone="quiet" />}
          </div>
          {choices.map((choice) => (
            <VariantOptions key={choice.code} choice={choice} path={path} onSelect={onSelect} />
          ))}
          <PriceAndStock variant={variant} isTaxIncluded={isTaxIncluded} />
          {variants.every(({ isInStock }) => !isInStock) && <SoldOutNotice category={category} />}
          <BuyForm
            ref={form}
            name={name}
            parentSku={parentSku}
            variant={variant}
            isPaused={isPaused}
            wishlist={wishlist}
            posted={posted}
          />
          <ul className={styles.deliveryAndReturns}>
            {variant.isInStock && delivery && <li>{delivery}</li>}
            {returns && <li>{returns}</li>}
          </ul>
          <p className={styles.sku}>{t('sku', { sku: variant.sku })}</p>
        </div>
      </div>
      {isHydrated && variant.isInStock && !isPaused && (
        <StickyBuyBar name={name} variant={variant} form={form} />
      )}
      <VisuallyHidden live>{announcement}</VisuallyHidden>
    </PageWidth>
  );
}
