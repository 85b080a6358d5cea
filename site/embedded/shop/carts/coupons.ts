/** A code that lowers the price of the goods. */
type ShopCoupon = { readonly code: string; readonly percent: number; readonly until?: string };

const coupons: readonly ShopCoupon[] = [
  { code: 'AVOND10', percent: 10 },
  { code: 'ZOMER15', percent: 15, until: '2026-09-21' },
];

/** Returns the coupon with a code, in any letter case, if it is valid on a day: `2026-10-01`. */
export function findCoupon(code: string | null, day: string): ShopCoupon | undefined {
  const wanted = code?.trim().toUpperCase();
  const coupon = coupons.find((candidate) => candidate.code === wanted);
  return coupon && (coupon.until === undefined || coupon.until >= day) ? coupon : undefined;
}
