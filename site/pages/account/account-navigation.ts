import type { Locale } from '#site/i18n/locale';
import { messagesOf } from '#site/i18n/messages';
import { type RouteName, routePath } from '#site/protocol/route-table';

/** The screens of the account's menu, and the screens below them. */
const menu = [
  ['account', []],
  ['accountOrders', ['accountOrder']],
  ['accountAddresses', ['accountAddress']],
  ['accountDetails', ['accountDelete']],
  ['wishlist', []],
] as const satisfies readonly (readonly [RouteName, readonly RouteName[]])[];

/** A link of the account's menu. */
export type AccountMenuLink = { readonly href: string; readonly label: string; readonly isCurrent: boolean };

/** Returns the menu of the account for a signed-in customer. */
export function accountNavigation(locale: Locale, current: RouteName): AccountMenuLink[] {
  const t = messagesOf(locale);
  return menu.map(([route, below]) => ({
    href: routePath(route, locale.code),
    label: t(`account:menu.${route}`),
    isCurrent: route === current || below.some((name) => name === current),
  }));
}
