import type { ScreenProps } from '#site/pages/screens';
import { accountPage, signInForm } from './account-page.tsx';

export default { title: 'site / Account' };

type Account = ScreenProps<'account'>;
type Block = Account['blocks'][number];
type Orders = NonNullable<Extract<Block, { readonly kind: 'orders' }>['orders']>;
type PlacedOrder = Extract<Block, { readonly kind: 'order' }>['order'];

const order = (
  number: string,
  content: string,
  known: 'pending' | 'complete' | 'cancelled',
): Orders[number] => ({
  number,
  href: `/x/${number}`,
  placedOn: '23 november 2026',
  status: { known },
  total: { value: 1_249.5, currency: 'EUR' },
  content,
});

const address = {
  contact: 'Mira Veldman',
  company: 'Veld BV',
  street: ['Zonnelaan 1'],
  place: '3511 AB Utrecht',
  country: 'Nederland',
  phone: '+31 30 1234567',
  vatId: 'NL001234567B01',
};

const NUMBER = '000000006';

const placed: PlacedOrder = {
  isPickup: false,
  placedOn: '23 november 2026',
  status: { known: 'pending' },
  lines: [
    {
      id: '1',
      name: 'Lantaarn Hoeve 31',
      sku: 'VV-HOEVE-31-MOSS',
      href: '/nl/lantaarn-hoeve-31.html',
      picture: undefined,
      options: [{ label: 'Kleur', value: 'Mos' }],
      quantity: 2,
      total: { value: 298, currency: 'EUR' },
    },
  ],
  totals: {
    subtotal: { value: 298, currency: 'EUR' },
    shipping: { value: 6.95, currency: 'EUR' },
    discounts: [{ label: 'AVOND10', amount: { value: 29.8, currency: 'EUR' } }],
    tax: { value: 47.74, currency: 'EUR' },
    taxes: [{ label: 'btw 21 %', amount: { value: 47.74, currency: 'EUR' } }],
    isTaxIncluded: true,
    grandTotal: { value: 275.15, currency: 'EUR' },
  },
  deliveryName: 'Bezorgen – Als pakket',
  payments: [{ code: 'purchaseorder', name: 'Op rekening', reference: 'INK-2026-11' }],
  shippingAddress: address,
  billingAddress: address,
};

export const SignIn = accountPage(
  (t) => ({ heading: t('account:signIn.title'), intro: t('account:signIn.intro'), blocks: [signInForm(t)] }),
  { isCustomer: false },
);
export const SignInRefused = accountPage(
  (t) => ({
    heading: t('account:signIn.title'),
    blocks: [signInForm(t)],
    posted: {
      intent: 'sign-in',
      result: { outcome: 'invalid', errors: { '': [t('account:signIn.wrong')] } },
      values: { email: 'mira@example.test' },
    },
  }),
  { isCustomer: false },
);
export const ShopDown = accountPage(
  (t) => ({
    heading: t('account:signIn.title'),
    blocks: [signInForm(t)],
    posted: { intent: 'sign-in', result: { outcome: 'unreachable' }, values: { email: 'mira@example.test' } },
  }),
  { isCustomer: false },
);
export const SessionExpired = accountPage(
  (t) => ({
    heading: t('account:signIn.title'),
    notices: [
      { tone: 'neutral', title: t('account:signIn.expired.title'), text: t('account:signIn.expired.text') },
    ],
    blocks: [signInForm(t)],
  }),
  { isCustomer: false },
);
export const OverviewWithoutOrders = accountPage((t) => ({
  heading: t('account:overview.title'),
  intro: 'Mira Veldman, mira@example.test',
  blocks: [{ kind: 'orders', title: t('account:overview.lastOrders'), orders: [] }],
}));
export const Overview = accountPage((t) => ({
  heading: t('account:overview.title'),
  intro: `${t('order:contactOfCompany', { contact: 'Mira Veldman', company: 'Veld BV' })}, mira@example.test`,
  blocks: [
    {
      kind: 'orders',
      title: t('account:overview.lastOrders'),
      orders: [
        order('000000006', 'Lantaarn Hoeve 31, Accu', 'pending'),
        order('000000005', 'Accu', 'complete'),
      ],
    },
    {
      kind: 'tiles',
      tiles: (['accountOrders', 'accountAddresses', 'accountDetails'] as const).map((name) => ({
        href: `/x/${name}`,
        label: t(`account:menu.${name}`),
        text: t(`account:overview.${name}`),
      })),
    },
    { kind: 'form', intent: 'sign-out', fields: [], submit: t('account:signOut.submit'), tone: 'quiet' },
  ],
}));
export const HostileOrder = accountPage((t) => ({
  heading: t('account:order.title', { number: NUMBER }),
  blocks: [
    {
      kind: 'order',
      order: {
        ...placed,
        lines: placed.lines.map((line) => ({ ...line, name: '<script>alert(1)</script>" onload="x ‮txet' })),
        deliveryName: '<img src=x onerror=alert(1)>',
      },
    },
  ],
}));
export const OrderInLongGerman = accountPage(
  (t) => ({
    heading: t('account:order.title', { number: NUMBER }),
    blocks: [
      {
        kind: 'order',
        order: {
          ...placed,
          lines: placed.lines.map((line) => ({
            ...line,
            name: 'Edelstahlgartenlaternenwandhalterungsbefestigungssatz',
          })),
          totals: { ...placed.totals, taxes: [{ label: 'MwSt. 21 %', amount: placed.totals.tax }] },
        },
      },
    ],
  }),
  { locale: 'de' },
);
export const ManyOrders = accountPage((t) => ({
  heading: t('account:orders.title'),
  blocks: [
    {
      kind: 'orders',
      orders: Array.from({ length: 10 }, (_, index) =>
        order(`0000001${index}`, 'Accu', index % 2 ? 'complete' : 'cancelled'),
      ),
      page: { current: 3, last: 9, path: '/x/orders' },
    },
  ],
}));
export const OrderDetail = accountPage((t) => ({
  heading: t('account:order.title', { number: NUMBER }),
  blocks: [
    { kind: 'order', order: placed },
    { kind: 'form', intent: 'reorder', fields: [], submit: t('account:order.reorder') },
  ],
}));
export const OrderWithoutTax = accountPage(
  (t) => ({
    heading: t('account:order.title', { number: NUMBER }),
    blocks: [
      { kind: 'order', order: { ...placed, totals: { ...placed.totals, taxes: [], isTaxIncluded: false } } },
    ],
  }),
  { locale: 'en-US' },
);
export const Addresses = accountPage((t) => ({
  heading: t('account:addresses.title'),
  blocks: [
    {
      kind: 'addresses',
      addresses: [
        {
          id: 1,
          address,
          badges: [t('account:addresses.defaultShipping'), t('account:addresses.defaultBilling')],
          editHref: '/x/1',
          remove: undefined,
        },
        {
          id: 2,
          address: { ...address, company: undefined, vatId: undefined },
          badges: [],
          editHref: '/x/2',
          remove: { intent: 'delete', fields: [], submit: t('account:addresses.delete'), tone: 'quiet' },
        },
      ],
    },
  ],
}));
export const LongGermanNames = accountPage(
  (t) => ({
    heading: t('account:overview.title'),
    intro: t('order:contactOfCompany', {
      contact: 'Karl-Theodor Freiherr von Hohenzollern-Sigmaringen',
      company: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft mbH',
    }),
    blocks: [
      {
        kind: 'orders',
        orders: [order('000000006', 'Edelstahlgartenlaternenwandhalterungsbefestigungssatz', 'pending')],
      },
    ],
  }),
  { locale: 'de' },
);
export const HostileNames = accountPage((t) => ({
  heading: t('account:order.title', { number: '<script>alert(1)</script>' }),
  notices: [{ tone: 'success', title: '<img src=x onerror=alert(1)>' }],
  blocks: [
    {
      kind: 'order',
      order: {
        ...placed,
        status: { label: '</span><b>' },
        shippingAddress: { ...address, company: '"><script>alert(1)</script>', street: ['__proto__'] },
      },
    },
  ],
}));
