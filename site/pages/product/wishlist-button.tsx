import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';

/** The value of `action` of the buy form that saves the variant on the wishlist. */
export const WISHLIST_ACTION = 'wishlist';

/** The button of the buy form that saves the variant on the wishlist. It never shows “saved”, because the page is the same for all visitors. */
export function WishlistButton({ isDisabled }: { readonly isDisabled: boolean }) {
  const { t } = useTranslation('product');
  return (
    <Button type="submit" tone="quiet" name="action" value={WISHLIST_ACTION} disabled={isDisabled}>
      {t('wishlist.save')}
    </Button>
  );
}
