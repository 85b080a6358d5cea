import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { locales } from '#site/i18n/locale';
import { i18nOf } from '#site/i18n/messages';
import { ScreenNavigationProvider } from '#site/pages/screen-navigation';
import { AccountView } from '../../../../site/pages/account/account-view.tsx';

afterEach(() => vi.unstubAllGlobals());

type Props = ComponentProps<typeof AccountView>;

const form = (intent: string) =>
  ({ kind: 'form', intent, fields: [], submit: intent, showsNotice: true }) as const;
const props: Props = {
  heading: 'Your details',
  intro: undefined,
  notices: [],
  navigation: [],
  formToken: 'token',
  draft: { website: 'EU', customer: undefined, screen: 'account-details' },
  blocks: [form('name'), form('newsletter')],
};
const accepted = (intent: string): Props['notices'] => [
  { form: intent, tone: 'success', title: `Saved ${intent}` },
];

/** Shows the screen. Each response of the shop is followed by the next page, whose props `show` sets. */
function open(first: Props = props) {
  const page = (next: Props) => (
    <I18nextProvider i18n={i18nOf(locales[0])}>
      <ScreenNavigationProvider value={async () => {}}>
        <main tabIndex={-1}>
          <AccountView {...next} />
        </main>
      </ScreenNavigationProvider>
    </I18nextProvider>
  );
  const { rerender } = render(page(first));
  return (next: Partial<Props>) => rerender(page({ ...props, ...next }));
}

const formOf = (name: string) => screen.getByRole('button', { name }).closest('form') ?? document.body;

test('The notice of an accepted form is shown in this form and receives the focus, also the second time', () => {
  const show = open();
  for (const intent of ['newsletter', 'name', 'name']) {
    show({ notices: accepted(intent) });
    const notice = within(formOf(intent)).getByText(`Saved ${intent}`);
    expect(screen.getAllByText(/^Saved/)).toEqual([notice]);
    expect(document.activeElement?.contains(notice)).toBe(true);
    expect(document.activeElement?.getAttribute('role')).toBe('status');
    screen.getByRole('button', { name: intent }).focus();
  }
});

test('The notice of a form that the next page no longer has is shown above the blocks and receives the focus', () => {
  const show = open();
  show({ notices: accepted('newsletter'), blocks: [form('name')] });
  const notice = screen.getByText('Saved newsletter');
  expect(formOf('name').contains(notice)).toBe(false);
  expect(document.activeElement?.contains(notice)).toBe(true);
});

test('The button of a form receives the focus when its notice goes away with the focus, as with Back', () => {
  const show = open();
  show({ notices: accepted('newsletter') });
  show({ notices: [] });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'newsletter' }));
});

test('The page receives the focus when a notice above the blocks goes away with the focus', () => {
  const show = open();
  show({ notices: accepted('address') });
  show({ notices: [] });
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('A notice that goes away does not take the focus from another element', () => {
  const show = open();
  show({ notices: accepted('newsletter') });
  const button = screen.getByRole('button', { name: 'name' });
  button.focus();
  show({ notices: [] });
  expect(document.activeElement).toBe(button);
});

test('A page that opens with a notice does not take the focus', () => {
  open({ ...props, notices: accepted('newsletter') });
  expect(within(formOf('newsletter')).getByText('Saved newsletter')).toBeDefined();
  expect(document.activeElement).toBe(document.body);
});

test('A notice disappears when another form is sent and refused', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ outcome: 'invalid', errors: { '': ['Refused'] } }));
  const show = open();
  show({ notices: accepted('newsletter') });
  await userEvent.click(screen.getByRole('button', { name: 'name' }));
  expect(await within(formOf('name')).findByText('Refused')).toBeDefined();
  expect(screen.queryByText('Saved newsletter')).toBeNull();
});

test('A text that replaces the sent form receives the focus with its heading', () => {
  const show = open();
  screen.getByRole('button', { name: 'name' }).focus();
  show({ heading: 'Read your mail', intro: 'We sent a mail.', blocks: [{ kind: 'links', links: [] }] });
  expect(document.activeElement?.textContent).toBe('Read your mailWe sent a mail.');
});

test('A new heading does not take the focus from an element that is still shown', () => {
  const show = open();
  const button = screen.getByRole('button', { name: 'name' });
  button.focus();
  show({ heading: 'Read your mail' });
  expect(document.activeElement).toBe(button);
});

test('Without a script, a form opens the next page at the same form', () => {
  open();
  const target = formOf('newsletter');
  expect(target.getAttribute('action')).toBe(`#${target.id}`);
});
