import type { Messages } from '#site/i18n/messages';

type ContactPerson = {
  readonly firstName: string;
  readonly lastName: string;
  /** The company of the default billing address. */
  readonly company: string | undefined;
};

/**
 * Returns the name of a signed-in contact with the company, in the notation of the language: “Noor Veld t.a.v. Veld BV” (specification §1, §6).
 * Without a company, returns only the name.
 */
export function contactName({ firstName, lastName, company }: ContactPerson, t: Messages): string {
  const contact = `${firstName} ${lastName}`.trim();
  return company === undefined ? contact : t('order:contactOfCompany', { contact, company });
}
