import { useTranslation } from 'react-i18next';
import { Link } from '#design-system/link';
import { Notice } from '#design-system/notice';

export type SoldOutNoticeProps = {
  /** The category of the product. Its other products are alternatives. `undefined` if the product has no category. */
  readonly category: { readonly name: string; readonly href: string } | undefined;
};

/** The message that no variant of a product can be bought, with a link to alternatives. */
export function SoldOutNotice({ category }: SoldOutNoticeProps) {
  const { t } = useTranslation('product');
  return (
    <Notice title={t('buy.unavailable')}>
      {category && (
        <Link href={category.href} variant="standalone" icon="arrow">
          {t('buy.others', { category: category.name })}
        </Link>
      )}
    </Notice>
  );
}
