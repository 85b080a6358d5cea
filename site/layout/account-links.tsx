import { Icon } from '#design-system/icon';
import { iconButton } from './search-box.css.ts';

export type AccountLinksProps = {
  /** URLs of account and cart. `undefined` if the site has no such page. */
  readonly account: string | undefined;
  readonly cart: string | undefined;
  readonly texts: AccountTexts;
};

export type AccountTexts = { readonly account: string; readonly cart: string };

/** Links to account and cart. Pages are cached for all visitors, so a script adds the cart's content. */
export function AccountLinks({ account, cart, texts }: AccountLinksProps) {
  return (
    <>
      {account !== undefined && (
        <a className={iconButton} href={account} aria-label={texts.account} data-slot="account">
          <Icon name="account" />
        </a>
      )}
      {cart !== undefined && (
        <a className={iconButton} href={cart} aria-label={texts.cart} data-slot="cart">
          <Icon name="cart" />
        </a>
      )}
    </>
  );
}
