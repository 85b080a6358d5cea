import { redirect } from 'react-router-dom';
import type { AddressBookEntry, VisitorCustomers } from '#site/services/shop';
import {
  addressFieldNames,
  CHANGE_COUNTRY,
  isEqualAddress,
  toAddressValues,
} from '../address-fields/address-values.ts';
import { defaultCountryOf, toCountryOptions } from '../address-fields/country-options.ts';
import { loadCountries } from '../address-fields/load-countries.ts';
import { readAddress } from '../address-fields/read-address.ts';
import { withUnshownValues } from '../address-fields/with-unshown-values.ts';
import { invalid } from '../invalid-form.ts';
import { ADDRESS_PARAMETER } from './account-model.ts';
import { accepted, defineAccountScreen, DONE_PARAMETER } from './account-screen.ts';

/** Adds an address to the address book, or changes the address whose id is in the query. */
export const addressScreen = defineAccountScreen({
  name: 'account-address',
  route: 'accountAddress',
  access: 'customer',
  queryParameters: [ADDRESS_PARAMETER],
  redisplayedFields: [...addressFieldNames('address'), 'isDefaultShipping', 'isDefaultBilling'],
  async load(context) {
    const { t, shop, path, query, locale } = context;
    const [customer, countries] = await Promise.all([shop.customers.get(), loadCountries(context)]);
    if (!customer.ok) return customer.reason;
    if (!countries) return 'unavailable';
    const id = query.get(ADDRESS_PARAMETER);
    const known = customer.value.addresses.find((address) => String(address.id) === id);
    if (id !== null && !known) throw redirect(path('accountAddresses'), 303);
    const isFirst = customer.value.addresses.length === 0;
    return {
      title: t(known ? 'account:address.change' : 'account:address.add'),
      blocks: [
        {
          kind: 'address-form',
          intent: 'save',
          legend: t('account:address.legend'),
          countries: toCountryOptions(countries, locale),
          values: toAddressValues(known, {
            country: defaultCountryOf(countries, locale),
            customer: customer.value,
          }),
          choices: [
            {
              name: 'isDefaultShipping',
              label: t('account:address.isDefaultShipping'),
              type: 'checkbox',
              isChecked: known?.isDefaultShipping ?? isFirst,
            },
            {
              name: 'isDefaultBilling',
              label: t('account:address.isDefaultBilling'),
              type: 'checkbox',
              isChecked: known?.isDefaultBilling ?? isFirst,
            },
          ],
          submit: t('account:address.submit'),
        },
        { kind: 'links', links: [{ href: path('accountAddresses'), label: t('account:address.back') }] },
      ],
    };
  },
  actions: {
    async save(text, context, form) {
      const { t, shop, path, query, locale, session, services } = context;
      const countries = await loadCountries(context);
      if (!countries) return 'unavailable';
      // Without a script, this button shows the fields of another country.
      if (form.has(CHANGE_COUNTRY)) return { outcome: 'redisplayed' };
      const read = readAddress(form, 'address', countries, locale);
      if ('errors' in read) return { outcome: 'invalid', errors: read.errors };
      const id = query.get(ADDRESS_PARAMETER);
      const customer = id === null ? undefined : await shop.customers.get();
      if (customer && !customer.ok) return customer.reason;
      const known = customer?.value.addresses.find((address) => String(address.id) === id);
      const entry = {
        address: withUnshownValues(read.address, known),
        isDefaultShipping: text('isDefaultShipping') !== '',
        isDefaultBilling: text('isDefaultBilling') !== '',
      };
      const changed = id === null ? undefined : await shop.customers.updateAddress(Number(id), entry);
      // The address may have been deleted on another device. The entered address is then a new one.
      const isAdded = !changed || (!changed.ok && changed.reason === 'not-found');
      const { token } = session.values();
      // The screen has sent visitors without a token to the sign-in page, but the type of the session does not say so.
      if (token === undefined) return 'signed-out';
      const saved = isAdded
        ? await services.addressQueue.run(token, () => addAddress(shop.customers, entry))
        : changed;
      if (saved.ok) return accepted(path('accountAddresses', { [DONE_PARAMETER]: 'saved' }));
      if (saved.reason === 'not-found') return 'unavailable';
      return saved.reason === 'refused' ? invalid({ '': t('account:errors.refused') }) : saved.reason;
    },
  },
});

/** Adds an address. If the form was sent before, the address book already contains it, and only gets the chosen defaults. */
async function addAddress(customers: VisitorCustomers, entry: AddressBookEntry) {
  const customer = await customers.get();
  if (!customer.ok) return customer;
  const known = customer.value.addresses.find((address) => isEqualAddress(address, entry.address));
  if (!known) return customers.createAddress(entry);
  return customers.updateAddress(known.id, {
    ...entry,
    isDefaultShipping: entry.isDefaultShipping || known.isDefaultShipping,
    isDefaultBilling: entry.isDefaultBilling || known.isDefaultBilling,
  });
}
