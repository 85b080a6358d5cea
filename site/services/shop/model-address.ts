/** A postal address of a cart, an order or a customer. */
export type ContactAddress = {
  readonly firstName: string;
  readonly lastName: string;
  readonly company?: string | undefined;
  /** The VAT number of the company. */
  readonly vatId?: string | undefined;
  /** One or two lines. */
  readonly street: readonly string[];
  readonly postcode?: string | undefined;
  readonly city: string;
  /** The state or province. Countries without a list of them have no id and code. */
  readonly region?:
    | { readonly id?: number | undefined; readonly code?: string | undefined; readonly name: string }
    | undefined;
  /** ISO 3166 code with two letters. */
  readonly countryCode: string;
  readonly telephone?: string | undefined;
};
