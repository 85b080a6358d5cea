import type { AccountBlock } from './account-model.ts';
import type { AccountContext } from './account-screen.ts';

/** Returns the block with the link to the sign-in screen. Empty for a signed-in customer. */
export function signInLink(
  { t, path, session }: AccountContext,
  query?: Readonly<Record<string, string>>,
): readonly AccountBlock[] {
  if (session.values().token !== undefined) return [];
  return [
    { kind: 'links', links: [{ href: path('accountSignIn', query), label: t('account:signIn.link') }] },
  ];
}
