import type { Picture } from '#renderer/media/picture';
import type { Locale } from '#site/i18n/locale';
import type { LinkedProduct, ProductDetails as ShopProduct } from '#site/services/shop';
import type { Services } from '../page-services.ts';
import { shopPath } from '../shop/shop-path.ts';
import { toCataloguePrice } from '../shop/to-catalogue-price.ts';
import type { PartLineProps } from './part-line.tsx';
import type { ProductDetailsProps } from './product-details.tsx';
import { readShopHtml } from './shop-html.ts';
import { textOfAttribute, toSpecifications } from './specifications.ts';

/** Codes of the text attributes of the shop. */
const MATERIAL = 'material_text';
const CARE = 'care_text';
/** One line for each item. */
const BOX = 'box_text';

/** Returns the props of the part of a product page that is equal for all variants. */
export function toDetailsProps(
  product: ShopProduct,
  settingPicture: Picture | undefined,
  locale: Locale,
  services: Services,
): ProductDetailsProps {
  const { attributes, options, parts } = product;
  const noteOf = (code: 'material' | 'care', text: string | undefined) =>
    text === undefined ? [] : [{ code, text }];
  return {
    description: readShopHtml(product.description, locale, services),
    specifications: toSpecifications(
      attributes,
      options.map(({ code }) => code),
      locale,
    ),
    notes: [
      ...noteOf('material', textOfAttribute(attributes, MATERIAL)),
      ...noteOf('care', textOfAttribute(attributes, CARE)),
    ],
    box: (textOfAttribute(attributes, BOX) ?? '').split('\n').flatMap((line) => line.trim() || []),
    settingPicture,
    parts: parts.map((part) => toPartLine(part, locale)),
  };
}

function toPartLine(part: LinkedProduct, locale: Locale): PartLineProps {
  const { name, path, isInStock } = part;
  return { name, href: encodeURI(shopPath(locale, path)), isInStock, ...toCataloguePrice(part) };
}
