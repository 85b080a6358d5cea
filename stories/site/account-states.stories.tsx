import { locales } from '#site/i18n/locale';
import type { Messages } from '#site/i18n/messages';
import { messagesOf } from '#site/i18n/messages';
import { renderScreen } from '#site/pages/render-views';
import type { ScreenProps } from '#site/pages/screens';
import { accountPage, accountProps, signInForm } from './account-page.tsx';
import { renderStoryLayout, siteStory } from './layout-story.tsx';
import { slowScreen } from './slow-screen.tsx';

export default { title: 'site / Account states' };

type Account = ScreenProps<'account'>;
type Block = Account['blocks'][number];
type Address = Extract<Block, { readonly kind: 'addresses' }>['addresses'][number];

const orders = (t: Messages, count: number, content = 'Lantaarn Hoeve 31'): Block => ({
  kind: 'orders',
  title: t('account:overview.lastOrders'),
  orders: Array.from({ length: count }, (_, index) => ({
    number: `00000001${index}`,
    href: `/x/${index}`,
    placedOn: '23 november 2026',
    status: { known: index % 2 === 0 ? 'pending' : 'complete' },
    total: { value: 1_249.5, currency: 'EUR' },
    content,
  })),
});

type OverviewArgs = { readonly orders: number; readonly contact: string; readonly company: string };
export const OverviewWithControls = Object.assign(
  siteStory((locale, args: OverviewArgs) => {
    const t = messagesOf(locale);
    const { contact, company } = args;
    const name = company === '' ? contact : t('order:contactOfCompany', { contact, company });
    const props = accountProps(t, true, {
      heading: t('account:overview.title'),
      intro: t('account:overview.signedInAs', { contact: name, email: 'mira@example.test' }),
      blocks: [orders(t, args.orders)],
    });
    return renderStoryLayout(renderScreen(locale, 'account', props).html, locale);
  }),
  { args: { orders: 2, contact: 'Mira Veldman', company: 'Veld BV' } },
);

export const OneOrder = accountPage((t) => ({ heading: t('account:orders.title'), blocks: [orders(t, 1)] }));
const ordersUnavailable = (t: Messages) => ({
  heading: t('account:overview.title'),
  intro: t('account:overview.signedInAs', { contact: 'Mira Veldman', email: 'mira@example.test' }),
  blocks: [{ kind: 'orders' as const, title: t('account:overview.lastOrders'), orders: undefined }],
});
export const OrdersUnavailable = accountPage(ordersUnavailable);
export const OrdersUnavailableInGerman = accountPage(ordersUnavailable, { locale: 'de' });
export const AccountUnavailable = accountPage((t) => ({
  heading: t('account:unavailable.title'),
  intro: t('account:unavailable.text'),
  blocks: [],
}));
export const EmptyAddressBook = accountPage((t) => ({
  heading: t('account:addresses.title'),
  intro: t('account:addresses.empty'),
  blocks: [{ kind: 'links', links: [{ href: '/x/address', label: t('account:addresses.add') }] }],
}));

const addressCard = (
  t: Messages,
  id: number,
  names: { contact: string; company: string; street: string },
): Address => ({
  id,
  address: {
    contact: names.contact,
    company: names.company,
    street: [names.street],
    place: '3511 AB Utrecht',
    country: 'Nederland',
    phone: '+31 30 1234567',
    vatId: undefined,
  },
  badges: [t('account:addresses.defaultShipping')],
  editHref: `/x/${id}`,
  remove: { intent: 'delete', fields: [], submit: t('account:addresses.delete'), tone: 'quiet' },
});
const addressBook = (count: number, names: Parameters<typeof addressCard>[2]) => (t: Messages) => ({
  heading: t('account:addresses.title'),
  blocks: [
    {
      kind: 'addresses' as const,
      addresses: Array.from({ length: count }, (_, index) => addressCard(t, index + 1, names)),
    },
  ],
});
export const ManyAddresses = accountPage(
  addressBook(12, { contact: 'Mira Veldman', company: 'Veld BV', street: 'Zonnelaan 1' }),
);
export const AddressBookInLongGerman = accountPage(
  addressBook(2, {
    contact: 'Karl-Theodor Freiherr von Hohenzollern-Sigmaringen',
    company: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft mbH',
    street: 'Straße-des-Siebzehnten-Juni-Verlängerungsseitengasse 147',
  }),
  { locale: 'de' },
);
export const AddressBookWithHostileNames = accountPage(
  addressBook(2, {
    contact: '<img src=x onerror=alert(1)>',
    company: '"><script>alert(1)</script>',
    street: '</address>‮txet',
  }),
);

const [nl] = locales;
const t = messagesOf(nl);
const BUTTON = 'form button[type=submit]';
export const SignInWhileSending = slowScreen(
  'account',
  accountProps(t, false, { heading: t('account:signIn.title'), blocks: [signInForm(t)] }),
  BUTTON,
);
export const AddressWhileDeleting = slowScreen(
  'account',
  accountProps(
    t,
    true,
    addressBook(2, { contact: 'Mira Veldman', company: 'Veld BV', street: 'Zonnelaan 1' })(t),
  ),
  BUTTON,
);
