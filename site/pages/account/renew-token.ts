import { setTimeout as wait } from 'node:timers/promises';
import { customerKeyOf, endCustomerSession } from '#site/session/customer-session';
import type { AccountContext } from './account-screen.ts';

type PostedCredentials = { readonly email: string; readonly password: string };

/** Magento compares the times of a token and of a revocation in whole seconds. A token of the second of the revocation is invalid. */
const AFTER_REVOCATION_MS = 1_100;

/**
 * Signs a customer in again after the shop has revoked the token, and stores the new one in the session. Returns false if the shop does not
 * respond or refuses the credentials.
 */
export async function renewToken(
  { email, password }: PostedCredentials,
  { session, services, locale }: Pick<AccountContext, 'session' | 'services' | 'locale'>,
): Promise<boolean> {
  await wait(AFTER_REVOCATION_MS);
  const guest = services.shop.forVisitor({ store: locale.magentoStore });
  const token = await guest.customers.signIn({ email, password });
  if (token.ok) session.change({ token: token.value, customerKey: customerKeyOf(email) });
  return token.ok;
}

/**
 * Signs a customer out on all other devices after a new password, because Magento does not revoke tokens then.
 *
 * @returns `renewed` if the session has a new token; `kept` if no token was revoked; `signed-out` if the customer has to sign in again
 */
export async function signOutOtherDevices(
  credentials: PostedCredentials,
  context: Pick<AccountContext, 'shop' | 'session' | 'services' | 'locale'>,
): Promise<'renewed' | 'kept' | 'signed-out'> {
  const revoked = await context.shop.customers.signOutEverywhere();
  if (!revoked.ok && revoked.reason === 'unavailable') return 'kept';
  if (await renewToken(credentials, context)) return 'renewed';
  endCustomerSession(context.session);
  return 'signed-out';
}

/** Signs a customer out on all devices. Returns false if the shop does not respond or refuses the credentials. */
export async function signOutAllDevices(
  credentials: PostedCredentials,
  { services, locale }: Pick<AccountContext, 'services' | 'locale'>,
): Promise<boolean> {
  const store = locale.magentoStore;
  const token = await services.shop.forVisitor({ store }).customers.signIn(credentials);
  if (!token.ok) return false;
  const revoked = await services.shop.forVisitor({ store, token: token.value }).customers.signOutEverywhere();
  return revoked.ok;
}
