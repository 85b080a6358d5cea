import { Icon } from '#design-system/icon';
import { opener } from './search-box.css.ts';

export type AccountLinksProps = {
  /** Addresses of the visitor's account and cart; absent where the site has none. */
  readonly account: string | undefined;
  readonly cart: string | undefined;
  readonly texts: AccountTexts;
};

export type AccountTexts = { readonly account: string; readonly cart: string };

/** The ways to what is a visitor's own. Anonymous pages are the same for all, so what is in the cart is filled in by a script. */
export function AccountLinks({ account, cart, texts }: AccountLinksProps) {
  return (
    <>
      {account !== undefined && (
        <a className={opener} href={account} aria-label={texts.account} data-slot="account">
          <Icon name="account" />
        </a>
      )}
      {cart !== undefined && (
        <a className={opener} href={cart} aria-label={texts.cart} data-slot="cart">
          <Icon name="cart" />
        </a>
      )}
    </>
  );
}
