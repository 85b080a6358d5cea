import { useTranslation } from 'react-i18next';
import { Link } from '#design-system/link';
import { Notice } from '#design-system/notice';

export type SoldOutNoticeProps = {
  /** The category of the product, whose other products are alternatives. `undefined` if it has none. */
  readonly category: { readonly name: string; readonly href: string } | undefined;
};

/** Says that no variant of a product can be bought, and leads to alternatives. */
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
