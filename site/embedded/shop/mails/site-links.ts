import { type RouteName, routePath } from '#site/protocol/route-table';
import type { Shop } from '../context/context.ts';
import type { StoreView } from '../stores/store-view.ts';

/** Pages of the site that mails link to. */
const routes = {
  account: 'account',
  confirm: 'accountConfirm',
  newPassword: 'accountNewPassword',
} as const satisfies Readonly<Record<string, RouteName>>;

/** The part of the shop that mails need. */
export type SiteAddress = Pick<Shop, 'siteUrl'>;

/** Returns the URL of a page of the site in the language of a store view. */
export function siteLink(
  { siteUrl }: SiteAddress,
  { locale }: StoreView,
  page: keyof typeof routes,
  parameters: Readonly<Record<string, string>> = {},
): string {
  const url = new URL(routePath(routes[page], locale.code), siteUrl());
  url.search = new URLSearchParams(parameters).toString();
  return url.href;
}
