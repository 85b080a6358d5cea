import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { locales } from '#site/i18n/locale';
import { i18nOf } from '#site/i18n/messages';
import { ScreenNavigationProvider } from '#site/pages/screen-navigation';
import { AccountForm } from '../../../../site/pages/account/account-form.tsx';
import { waitFor } from '../../../wait.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function renderSignIn() {
  return render(
    <I18nextProvider i18n={i18nOf(locales[0])}>
      <ScreenNavigationProvider value={async () => {}}>
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
          draft={{ website: 'EU', customer: undefined, screen: 'account-sign-in' }}
          posted={undefined}
        />
      </ScreenNavigationProvider>
    </I18nextProvider>,
  );
}

test('A shown password is not stored in the draft of its form', async () => {
  const password = 'Basalt-15-lamp';
  renderSignIn();
  await userEvent.type(screen.getByLabelText('E-mail'), 'noor@example.test');
  await userEvent.click(screen.getByRole('button', { name: 'Wachtwoord tonen' }));
  await userEvent.type(screen.getByLabelText('Password'), password);

  const stored = Object.values({ ...sessionStorage }).join('\n');
  expect(stored).toContain('noor@example.test');
  expect(stored).not.toContain(password);
});

test('The confirmation of a deletion is not ticked again, and the browser does not tick it', async () => {
  const form = (
    <I18nextProvider i18n={i18nOf(locales[0])}>
      <AccountForm
        form={{
          intent: 'delete',
          fields: [{ name: 'isConfirmed', label: 'Confirm', type: 'checkbox' }],
          submit: 'Delete',
          endsSession: true,
        }}
        formToken="token"
        draft={{ website: 'EU', customer: undefined, screen: 'account-delete' }}
        posted={undefined}
      />
    </I18nextProvider>
  );
  const { unmount } = render(form);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Confirm' }));
  unmount();
  const { container } = render(form);
  expect(screen.getByRole('checkbox', { name: 'Confirm' })).not.toBeChecked();
  expect(container.querySelector('form')).toHaveAttribute('autocomplete', 'off');
});

test('The button keeps the focus while its post is pending, and a second click posts nothing', async () => {
  const post = vi.fn<typeof fetch>(() => new Promise(() => {}));
  vi.stubGlobal('fetch', post);
  const { container } = renderSignIn();
  const button = screen.getByRole('button', { name: 'Sign in' });
  await userEvent.click(button);
  await waitFor(() => expect(container.querySelector('form')).toHaveAttribute('aria-busy', 'true'));
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(button).toBeEnabled();
  expect(post).toHaveBeenCalledOnce();
});
