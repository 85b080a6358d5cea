import type { Locale } from '#site/i18n/locale';
import type { VisitorOrders } from '#site/services/shop';
import type { Services } from '../page-services.ts';
import { storeViewsOf } from '../shop/store-views.ts';

type FoundOrder = Awaited<ReturnType<VisitorOrders['findGuestOrder']>>;

type GuestOrderSearch = {
  readonly services: Pick<Services, 'shop'>;
  readonly locale: Locale;
  readonly signal?: AbortSignal | undefined;
};

/**
 * Finds the order of a guest in any store view of the website. The shop finds it only in the store view in which it was placed (contract A5). So
 * this tries the store view of the page first, then the others.
 *
 * @param find requests the order in one store view
 */
export async function findGuestOrder(
  { services, locale, signal }: GuestOrderSearch,
  find: (orders: VisitorOrders) => Promise<FoundOrder>,
): Promise<FoundOrder> {
  for (const store of storeViewsOf(locale)) {
    const found = await find(services.shop.forVisitor({ store, signal }).orders);
    if (found.ok || found.reason !== 'not-found') return found;
  }
  return { ok: false, reason: 'not-found' };
}
