import { useTranslation } from 'react-i18next';
import { Icon } from '#design-system/icon';
import { iconButton } from './search-box.css.ts';

type AccountLinksProps = {
  /** URLs of account and cart. */
  readonly account: string;
  readonly cart: string;
  /** The cookie that tells scripts that the visitor has a session of this website. */
  readonly marker: string;
};

/**
 * Links to account and cart. Pages are cached for all visitors, so a script adds the name of the contact and the number of pieces to the
 * links and to their accessible names (`client/session-summary.ts`).
 */
export function AccountLinks({ account, cart, marker }: AccountLinksProps) {
  const { t } = useTranslation('layout');
  return (
    <>
      <a
        className={iconButton}
        href={account}
        aria-label={t('account')}
        data-slot="account"
        data-marker={marker}
      >
        <Icon name="account" />
      </a>
      <a className={iconButton} href={cart} aria-label={t('cart')} data-slot="cart" data-marker={marker}>
        <Icon name="cart" />
      </a>
    </>
  );
}
