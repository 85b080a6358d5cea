import type { Amount } from '#site/services/shop';
import type { AddressValues } from '../address-fields/address-values.ts';
import type { CountryOption } from '../address-fields/country-options.ts';
import type { OrderAddressProps } from '../order/address-lines.tsx';
import type { OrderDetailsProps } from '../order/order-details.tsx';
import type { OrderStatus } from '../order/order-status.ts';

/** The name of the hidden field that identifies the posted form of a screen. */
export const INTENT_FIELD = 'intent';
/** The query parameter and the form field with the id of an address. */
export const ADDRESS_PARAMETER = 'id';
/** The query parameter with the reason why the sign-in screen is shown. */
export const REASON_PARAMETER = 'reason';
/** The value of `REASON_PARAMETER` after the customer's token has expired. */
export const EXPIRED = 'expired';

/** A field of a form of the account. */
export type AccountField = {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'email' | 'password' | 'checkbox' | 'select';
  /** The options of a select. */
  readonly options?: readonly string[];
  readonly autoComplete?: string | undefined;
  readonly isRequired?: boolean;
  readonly hint?: string | undefined;
  /** Never set for a password. */
  readonly value?: string | undefined;
  readonly isChecked?: boolean;
  readonly minLength?: number;
};

/** A form of the account. Its texts are those of the page's language. */
export type AccountFormProps = {
  /** Identifies the form within its screen, for the server and in the ids of fields. */
  readonly intent: string;
  readonly title?: string | undefined;
  readonly intro?: string | undefined;
  readonly hidden?: Readonly<Record<string, string>>;
  readonly fields: readonly AccountField[];
  /** Links between the fields and the button, such as the privacy page. */
  readonly links?: readonly AccountLink[];
  readonly submit: string;
  readonly tone?: 'primary' | 'quiet';
  /**
   * Whether the form shows the notice of its success itself, because the customer stays on this screen. Without a script, the browser then
   * scrolls to the form.
   */
  readonly showsNotice?: boolean;
  /** Whether the customer leaves the account, so that this browser removes all drafts. */
  readonly endsSession?: boolean;
};

/** The screen whose forms have drafts. */
export type DraftScreen = {
  /** The session id of the website. */
  readonly website: string;
  /** Identifies the last customer of the session. `undefined` for a guest. */
  readonly customer: string | undefined;
  /** Identifies the screen and its content in all languages: `account-address 5`. */
  readonly screen: string;
};

export type AccountLink = { readonly href: string; readonly label: string };

/** An order in the list. */
type OrderRow = {
  readonly number: string;
  readonly href: string;
  readonly placedOn: string;
  readonly status: OrderStatus;
  readonly total: Amount;
  /** The names of the products. */
  readonly content: string;
};

type AddressCard = {
  readonly id: number;
  readonly address: OrderAddressProps;
  readonly badges: readonly string[];
  readonly editHref: string;
  /** `undefined` for a default address, which cannot be deleted. */
  readonly remove: AccountFormProps | undefined;
};

/** A part of an account screen. */
export type AccountBlock =
  | ({ readonly kind: 'form' } & AccountFormProps)
  | { readonly kind: 'links'; readonly links: readonly AccountLink[] }
  | {
      readonly kind: 'tiles';
      readonly tiles: readonly (AccountLink & { readonly text: string })[];
    }
  | {
      readonly kind: 'orders';
      readonly title?: string;
      /** `undefined` if the shop did not return them. */
      readonly orders: readonly OrderRow[] | undefined;
      readonly page?: { readonly current: number; readonly last: number; readonly path: string };
    }
  | {
      readonly kind: 'order';
      readonly order: OrderDetailsProps;
    }
  | { readonly kind: 'addresses'; readonly addresses: readonly AddressCard[] }
  | ({ readonly kind: 'address-form' } & AddressFormProps);

/** The form of an address of the address book. */
export type AddressFormProps = {
  readonly intent: string;
  readonly legend: string;
  readonly countries: readonly CountryOption[];
  readonly values: AddressValues;
  readonly choices: readonly AccountField[];
  readonly submit: string;
};

/** A message about an accepted form, or about the screen. */
export type AccountNotice = {
  /** The intent of the form that the notice is about. The notice is shown in this form, or above all blocks if the screen does not have it. */
  readonly form?: string;
  readonly tone: 'neutral' | 'danger' | 'success';
  readonly title: string;
  readonly text?: string | undefined;
};
