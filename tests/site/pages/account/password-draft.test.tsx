import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { locales } from '#site/i18n/locale';
import { i18nOf } from '#site/i18n/messages';
import { AccountForm } from '../../../../site/pages/account/account-form.tsx';

test('A shown password is not stored in the draft of its form', async () => {
  const password = 'Basalt-15-lamp';
  render(
    <I18nextProvider i18n={i18nOf(locales[0])}>
      <AccountForm
        form={{
          intent: 'sign-in',
          fields: [
            { name: 'email', label: 'E-mail', type: 'email' },
            { name: 'password', label: 'Password', type: 'password' },
          ],
          submit: 'Sign in',
        }}
        formToken="token"
        draft={{ website: 'EU', screen: 'account-sign-in' }}
        posted={undefined}
      />
    </I18nextProvider>,
  );
  await userEvent.type(screen.getByLabelText('E-mail'), 'noor@example.test');
  await userEvent.click(screen.getByRole('button', { name: 'Wachtwoord tonen' }));
  await userEvent.type(screen.getByLabelText('Password'), password);

  const stored = Object.values({ ...sessionStorage }).join('\n');
  expect(stored).toContain('noor@example.test');
  expect(stored).not.toContain(password);
});
