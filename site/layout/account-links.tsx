import { useTranslation } from 'react-i18next';
import { Icon } from '#design-system/icon';
import { iconButton } from './search-box.css.ts';

export type AccountLinksProps = {
  /** URLs of account and cart. `undefined` if the site has no such page. */
  readonly account: string | undefined;
  readonly cart: string | undefined;
};

/** Links to account and cart. Pages are cached for all visitors, so a script adds the cart's content. */
export function AccountLinks({ account, cart }: AccountLinksProps) {
  const { t } = useTranslation('layout');
  return (
    <>
      {account !== undefined && (
        <a className={iconButton} href={account} aria-label={t('account')} data-slot="account">
          <Icon name="account" />
        </a>
      )}
      {cart !== undefined && (
        <a className={iconButton} href={cart} aria-label={t('cart')} data-slot="cart">
          <Icon name="cart" />
        </a>
      )}
    </>
  );
}
