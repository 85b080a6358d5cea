import type { StoredProduct } from './product-types.ts';

type WirePicture = {
  readonly url: string;
  readonly label: string;
  readonly position: number | null;
  readonly disabled: boolean | null;
};

/** Returns a picture of the media gallery; `null` without a path. The label of a picture is the name of the product. */
export function describePicture(
  { name }: StoredProduct,
  path: string | undefined,
  position: number | null,
  baseUrl: string,
): WirePicture | null {
  if (path === undefined) return null;
  const disabled = position === null ? null : false;
  return { url: `${baseUrl}/media/catalog/product/${path}`, label: name, position, disabled };
}

/** Returns all pictures of a product in the order of its gallery. */
export function describePictures(product: StoredProduct, baseUrl: string): (WirePicture | null)[] {
  return product.pictures.map((path, index) => describePicture(product, path, index + 1, baseUrl));
}
