import type { Messages } from '#site/i18n/messages';
import type { Customer } from '#site/services/shop';

/**
 * Returns the name of a signed-in contact with the company of the default billing address: “Noor Veld t.a.v. Veld BV” (specification §6).
 * Without a company, returns only the name.
 */
export function contactName(
  { firstName, lastName, addresses }: Pick<Customer, 'firstName' | 'lastName' | 'addresses'>,
  t: Messages,
): string {
  const contact = `${firstName} ${lastName}`.trim();
  const company = addresses.find(({ isDefaultBilling }) => isDefaultBilling)?.company;
  return company === undefined ? contact : t('order:contactOfCompany', { contact, company });
}
