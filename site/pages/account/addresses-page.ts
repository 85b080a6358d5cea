import type { Country, SavedAddress } from '#site/services/shop';
import { loadCountries } from '../address-fields/load-countries.ts';
import { invalid } from '../invalid-form.ts';
import { toAddressProps } from '../order/to-address-props.ts';
import { ADDRESS_PARAMETER } from './account-model.ts';
import { accepted, type AccountContext, defineAccountScreen, DONE_PARAMETER } from './account-screen.ts';

/** The address book of a customer. */
export const addressesScreen = defineAccountScreen({
  name: 'account-addresses',
  route: 'accountAddresses',
  access: 'customer',
  redisplayedFields: [ADDRESS_PARAMETER],
  async load(context) {
    const { t, shop, path, query } = context;
    const [customer, countries = []] = await Promise.all([shop.customers.get(), loadCountries(context)]);
    if (!customer.ok) return customer.reason;
    const { addresses } = customer.value;
    const done = query.get(DONE_PARAMETER);
    return {
      title: t('account:addresses.title'),
      intro: addresses.length === 0 ? t('account:addresses.empty') : undefined,
      notices:
        done === 'saved' || done === 'deleted'
          ? [{ tone: 'success', title: t(`account:addresses.${done}`) }]
          : [],
      blocks: [
        { kind: 'addresses', addresses: addresses.map((address) => toCard(address, countries, context)) },
        { kind: 'links', links: [{ href: path('accountAddress'), label: t('account:addresses.add') }] },
      ],
    };
  },
  actions: {
    async delete(text, { t, shop, path }) {
      const removed = await shop.customers.deleteAddress(Number(text(ADDRESS_PARAMETER)));
      if (removed.ok || removed.reason === 'not-found')
        return accepted(path('accountAddresses', { [DONE_PARAMETER]: 'deleted' }));
      return removed.reason === 'is-default'
        ? invalid({ '': t('account:addresses.isDefault') })
        : removed.reason;
    },
  },
});

function toCard(address: SavedAddress, countries: readonly Country[], { t, path, locale }: AccountContext) {
  const { id, isDefaultBilling, isDefaultShipping } = address;
  const isDefault = isDefaultBilling || isDefaultShipping;
  return {
    id,
    address: toAddressProps(address, { locale, countries }),
    badges: [
      ...(isDefaultShipping ? [t('account:addresses.defaultShipping')] : []),
      ...(isDefaultBilling ? [t('account:addresses.defaultBilling')] : []),
    ],
    editHref: path('accountAddress', { [ADDRESS_PARAMETER]: String(id) }),
    remove: isDefault
      ? undefined
      : {
          intent: 'delete',
          hidden: { [ADDRESS_PARAMETER]: String(id) },
          fields: [],
          submit: t('account:addresses.delete'),
          tone: 'quiet' as const,
        },
  };
}
