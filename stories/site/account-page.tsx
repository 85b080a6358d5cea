import type { Locale, LocaleCode } from '#site/i18n/locale';
import { type Messages, messagesOf } from '#site/i18n/messages';
import { renderScreen } from '#site/pages/render-views';
import type { ScreenProps } from '#site/pages/screens';
import { renderStoryLayout, siteStory } from './layout-story.tsx';

type Account = ScreenProps<'account'>;
type Content = Pick<Account, 'heading' | 'blocks'> & Partial<Account>;

const menu = ['account', 'accountOrders', 'accountAddresses', 'accountDetails'] as const;

/** Returns the props of an account screen. Only a customer gets the account menu. */
export function accountProps(t: Messages, isCustomer: boolean, content: Content): Account {
  return {
    intro: undefined,
    notices: [],
    navigation: isCustomer
      ? menu.map((name, index) => ({
          href: `/x/${name}`,
          label: t(`account:menu.${name}`),
          isCurrent: index === 0,
        }))
      : [],
    formToken: 'token',
    draft: { website: 'EU', customer: undefined, screen: 'account' },
    ...content,
  };
}

/** Creates a story of an account screen with the texts of the story's locale. */
export function accountPage(
  describe: (t: Messages, locale: Locale) => Content,
  { isCustomer = true, locale: code }: { isCustomer?: boolean; locale?: LocaleCode } = {},
) {
  return siteStory(
    (locale) => {
      const t = messagesOf(locale);
      const { html } = renderScreen(locale, 'account', accountProps(t, isCustomer, describe(t, locale)));
      return renderStoryLayout(html, locale);
    },
    code ? { locale: code } : {},
  );
}

/** The form of the sign-in screen. */
export const signInForm = (t: Messages): Account['blocks'][number] => ({
  kind: 'form',
  intent: 'sign-in',
  fields: [
    {
      name: 'email',
      label: t('account:fields.email'),
      type: 'email',
      autoComplete: 'username',
      isRequired: true,
    },
    {
      name: 'password',
      label: t('account:fields.password'),
      type: 'password',
      autoComplete: 'current-password',
      isRequired: true,
    },
  ],
  submit: t('account:signIn.submit'),
});
