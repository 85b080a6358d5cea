/** The price of a product on a website, in cents of its currency. Whether it includes tax is a setting of the website. */
export type StoredPrice = {
  readonly regular: number;
  readonly special: number | null;
  /** The last day of the special price at the website, or `null` for a special price without end. */
  readonly specialUntil: string | null;
};

/** Returns whether a product has a special price on a day of the website. */
export function hasSpecialPrice({ special, specialUntil }: StoredPrice, day: string): boolean {
  return special !== null && (specialUntil === null || specialUntil >= day);
}

/** Returns the special price if it is valid on a day, else the regular price. */
export function finalPrice(price: StoredPrice, day: string): number {
  return hasSpecialPrice(price, day) && price.special !== null ? price.special : price.regular;
}

/** Returns the discount of a price (contract A5): amount and percent with two decimals, 0 and 0 without a discount. */
export function discountOf(regular: number, final: number): { amount_off: number; percent_off: number } {
  const off = Math.max(0, regular - final);
  return { amount_off: off / 100, percent_off: off === 0 ? 0 : Math.round((off / regular) * 10_000) / 100 };
}
