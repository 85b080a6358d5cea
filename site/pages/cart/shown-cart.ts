import type { Picture } from '#renderer/media/picture';
import type { Amount, CartLineProblem, NamedAmount } from '#site/services/shop';

/** A line of a cart as the cart page and the mini cart show it. */
export type ShownCartLine = {
  readonly uid: string;
  readonly sku: string;
  readonly parentSku: string | undefined;
  readonly name: string;
  /**
   * The name with the values of its options: `Lantaarn Hoeve 31, Klei`. It labels the controls of the line, because two lines can have the
   * same name.
   */
  readonly fullName: string;
  readonly href: string;
  readonly picture: Picture | undefined;
  readonly options: readonly { readonly label: string; readonly value: string }[];
  readonly quantity: number;
  /** The largest quantity that the line accepts. */
  readonly max: number;
  readonly unitPrice: Amount;
  /** The discount of the coupon on one piece, for events. */
  readonly discount?: number | undefined;
  readonly total: Amount;
  readonly piecesLeft: number | undefined;
  readonly problem: CartLineProblem | undefined;
};

/** A cart as its page shows it. Prices include tax if the prices of the catalogue do. */
export type ShownCart = {
  readonly lines: readonly ShownCartLine[];
  readonly quantity: number;
  readonly coupon: string | undefined;
  readonly subtotal: Amount;
  readonly discounts: readonly NamedAmount[];
  readonly taxes: readonly NamedAmount[];
  /** The products and the tax. Includes the delivery only if a method was chosen in the checkout. */
  readonly total: Amount;
  readonly delivery: { readonly title: string; readonly price: Amount } | undefined;
  readonly isTaxIncluded: boolean;
  /** Whether tax may be added in the checkout, because the address is not known yet. */
  readonly isTaxLater: boolean;
  /** Whether each line can be ordered. */
  readonly canOrder: boolean;
};
