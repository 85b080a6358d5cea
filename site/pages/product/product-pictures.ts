import type { Picture } from '#renderer/media/picture';
import type { Locale } from '#site/i18n/locale';
import { messagesOf } from '#site/i18n/messages';
import type { ProductDetails, ProductPicture } from '#site/services/shop';
import type { Services } from '../page-services.ts';
import { toPicture } from '../shop/to-picture.ts';

/** The pictures of a product page. */
export type ProductPictures = {
  readonly all: readonly Picture[];
  /** Returns the indexes of a variant's pictures in `all`: its own pictures, then those that belong to no variant. */
  readonly indexesOf: (own: readonly ProductPicture[]) => readonly number[];
  /** The product in use. */
  readonly setting: Picture | undefined;
};

/** Collects the pictures of a product and its variants, without duplicates, with their placeholder colours. */
export async function loadProductPictures(
  product: ProductDetails,
  locale: Locale,
  { shop: { mediaUrl }, placeholderColors }: Services,
): Promise<ProductPictures> {
  const ofVariants = product.variants.map(({ pictures }) => pictures);
  const isOfVariant = new Set(ofVariants.flat().map(({ url }) => url));
  const settingUrl = settingUrlOf(product.pictures, ofVariants);
  // Pictures of variants come first, because their labels contain the colour and those of the product do not.
  const unique = new Map<string, ProductPicture>();
  for (const picture of [...ofVariants.flat(), ...product.pictures])
    if (!unique.has(picture.url)) unique.set(picture.url, picture);
  const t = messagesOf(locale);
  const inUse = t('product-page:inUse', { name: product.name });
  const pictures = [...unique.values()].map((picture) =>
    toPicture(picture.url === settingUrl ? { ...picture, alt: inUse } : picture, mediaUrl),
  );
  const colors = await placeholderColors(pictures.map(({ src }) => src));
  const all = pictures.map((picture): Picture => {
    const placeholderColor = colors.get(picture.src);
    return placeholderColor ? { ...picture, placeholderColor } : picture;
  });
  const urls = [...unique.keys()];
  const shared = product.pictures.filter(({ url }) => !isOfVariant.has(url)).map(({ url }) => url);
  return {
    all,
    indexesOf: (own) => [...own.map(({ url }) => url), ...shared].map((url) => urls.indexOf(url)),
    setting: settingUrl === undefined ? undefined : all[urls.indexOf(settingUrl)],
  };
}

/** Returns the picture of the product in use: the first one after the main picture that all variants have, or that no variant has. */
function settingUrlOf(
  pictures: readonly ProductPicture[],
  ofVariants: readonly (readonly ProductPicture[])[],
): string | undefined {
  const countOf = (url: string) =>
    ofVariants.filter((own) => own.some((picture) => picture.url === url)).length;
  return pictures.slice(1).find(({ url }) => {
    const count = countOf(url);
    return count === 0 || count === ofVariants.length;
  })?.url;
}
