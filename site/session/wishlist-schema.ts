import * as v from 'valibot';

/** Largest number of products that the session stores. */
const MAX_PRODUCTS = 50;
/**
 * Largest size of the list as JSON. The sealed list has about 3,000 characters, although a cookie can have 4,096 bytes. The reason is that a
 * browser sends the lists of all websites, and servers limit the headers of a request to 16 KB.
 */
const MAX_BYTES = 2_000;
const MAX_QUANTITY = 99;

const sku = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/**
 * The wishlist of a guest, oldest first. Each tuple is the SKU, the SKU of the parent product of a variant, and the quantity. Objects are not
 * used, because field names would take half of the cookie.
 */
export const guestWishlistSchema = v.pipe(
  v.array(
    v.tuple([sku, v.nullable(sku), v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY))]),
  ),
  v.maxLength(MAX_PRODUCTS),
  v.check((products) => new TextEncoder().encode(JSON.stringify(products)).length <= MAX_BYTES),
);
