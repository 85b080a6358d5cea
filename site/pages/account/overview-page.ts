import { preparePaymentEnd } from '../checkout/discard-order-attempt.ts';
import { accepted, type AccountContext, defineAccountScreen, DONE_PARAMETER } from './account-screen.ts';
import { contactName } from './contact-name.ts';
import { toOrderRows } from './order-rows.ts';
import { signOut } from './sign-in.ts';

const SHOWN_ORDERS = 3;

/** The first screen of the account: the name of the customer, the last orders, and the button that signs out. */
export const overviewScreen = defineAccountScreen({
  name: 'account',
  route: 'account',
  access: 'customer',
  async load(context) {
    const { t, shop, path, query } = context;
    const [customer, orders] = await Promise.all([
      shop.customers.get(),
      shop.orders.list({ page: 1, pageSize: SHOWN_ORDERS }),
    ]);
    if (!customer.ok) return customer.reason;
    if (!orders.ok && orders.reason === 'signed-out') return orders.reason;
    const { email, addresses } = customer.value;
    const company = addresses.find(({ isDefaultBilling }) => isDefaultBilling)?.company;
    const contact = contactName({ ...customer.value, company }, t);
    const tile = (route: 'accountOrders' | 'accountAddresses' | 'accountDetails' | 'wishlist') => ({
      href: path(route),
      label: t(`account:menu.${route}`),
      text: t(`account:overview.${route}`),
    });
    return {
      title: t('account:overview.title'),
      intro: t('account:overview.signedInAs', { contact, email }),
      notices:
        query.get(DONE_PARAMETER) === 'cart-kept'
          ? [{ tone: 'neutral', title: t('account:overview.cartKept') }]
          : [],
      blocks: [
        {
          kind: 'orders',
          title: t('account:overview.lastOrders'),
          orders: orders.ok ? await toOrderRows(orders.value.orders, context) : undefined,
        },
        {
          kind: 'tiles',
          tiles: [tile('accountOrders'), tile('accountAddresses'), tile('accountDetails'), tile('wishlist')],
        },
        {
          kind: 'form',
          intent: 'sign-out',
          fields: [],
          submit: t('account:signOut.submit'),
          tone: 'quiet',
          endsSession: true,
        },
        {
          kind: 'form',
          intent: 'sign-out-everywhere',
          intro: t('account:signOut.everywhereHint'),
          fields: [],
          submit: t('account:signOut.everywhere'),
          tone: 'quiet',
          endsSession: true,
        },
      ],
    };
  },
  // The token may have expired. Signing out also removes the data of the customer's last order from the session.
  guestActions: ['sign-out'],
  actions: {
    async 'sign-out'(_text, context) {
      const endPayment = await preparePaymentEnd(context);
      await endPayment();
      return signOutHere(context, 'signed-out');
    },
    async 'sign-out-everywhere'(_text, context) {
      const endPayment = await preparePaymentEnd(context);
      const revoked = await context.shop.customers.signOutEverywhere();
      if (!revoked.ok && revoked.reason === 'unavailable') return 'unavailable';
      await endPayment();
      return signOutHere(context, 'signed-out-everywhere');
    },
  },
});

function signOutHere({ session, path }: AccountContext, done: string) {
  signOut(session);
  return accepted(path('accountSignIn', { [DONE_PARAMETER]: done }));
}
