import { redirect } from 'react-router-dom';
import { type AccountNotice, EXPIRED, REASON_PARAMETER } from './account-model.ts';
import { type AccountContext, defineAccountScreen, DONE_PARAMETER } from './account-screen.ts';
import { postSignIn, SIGN_IN_INTENT, signInForm } from './post-sign-in.ts';
import { readReturnPath, RETURN_PARAMETER, returnQueryIn } from './return-path.ts';

/** Signs a customer in, and redirects to the previous page of the customer. */
export const signInScreen = defineAccountScreen({
  name: 'account-sign-in',
  route: 'accountSignIn',
  access: 'anyone',
  queryIn: returnQueryIn,
  redisplayedFields: ['email'],
  async load(context) {
    const { t, path, query, locale, session } = context;
    const next = readReturnPath(query.get(RETURN_PARAMETER), locale);
    if (session.values().token !== undefined) throw redirect(next ?? path('account'), 303);
    const hidden = next === undefined ? undefined : { [RETURN_PARAMETER]: next };
    return {
      title: t('account:signIn.title'),
      intro: t('account:signIn.intro'),
      notices: noticesOf(context),
      blocks: [
        { kind: 'form', ...signInForm(locale, hidden) },
        {
          kind: 'links',
          links: [
            { href: path('accountForgottenPassword'), label: t('account:forgottenPassword.link') },
            { href: path('accountRegister', hidden), label: t('account:register.link') },
            { href: path('accountGuestOrder'), label: t('account:guestOrder.link') },
            { href: path('wishlist'), label: t('account:menu.wishlist') },
          ],
        },
      ],
    };
  },
  actions: {
    [SIGN_IN_INTENT]: (text, context) =>
      postSignIn(
        text,
        context,
        readReturnPath(text(RETURN_PARAMETER), context.locale) ?? context.path('account'),
      ),
  },
});

function noticesOf({ query, t }: AccountContext): AccountNotice[] {
  if (query.get(REASON_PARAMETER) === EXPIRED)
    return [
      { tone: 'neutral', title: t('account:signIn.expired.title'), text: t('account:signIn.expired.text') },
    ];
  switch (query.get(DONE_PARAMETER)) {
    case 'signed-out':
      return [{ tone: 'success', title: t('account:signIn.signedOut') }];
    case 'signed-out-everywhere':
      return [{ tone: 'success', title: t('account:signIn.signedOutEverywhere') }];
    case 'confirmed':
      return [{ tone: 'success', title: t('account:signIn.confirmed') }];
    case 'password':
      return [{ tone: 'success', title: t('account:signIn.passwordChanged') }];
    case 'password-only':
      return [
        {
          tone: 'neutral',
          title: t('account:signIn.passwordChanged'),
          text: t('account:otherDevices'),
        },
      ];
    case 'deleted':
      return [{ tone: 'success', title: t('account:signIn.deleted') }];
    default:
      return [];
  }
}
