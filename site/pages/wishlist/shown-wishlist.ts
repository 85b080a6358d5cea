import type { Picture } from '#renderer/media/picture';

/** An item of the wishlist as its page shows it. */
export type ShownWishlistItem = {
  readonly id: string;
  readonly sku: string;
  readonly parentSku: string | undefined;
  readonly name: string;
  readonly href: string;
  readonly picture: Picture | undefined;
  readonly options: readonly { readonly label: string; readonly value: string }[];
  readonly quantity: number;
  /** The price of one piece, in units of the currency, and the price before a reduction. */
  readonly price: {
    readonly amount: number;
    readonly currency: string;
    readonly oldAmount: number | undefined;
  };
  readonly piecesLeft: number | undefined;
  /** `buy`: it can be added to the cart. `choose`: the visitor has to choose a variant on its page. */
  readonly state: 'buy' | 'choose' | 'sold-out';
};
