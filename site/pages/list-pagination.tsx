import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Pagination } from '#design-system/pagination';

/** The pagination of a list of products, articles or search results. */
export function ListPagination(props: Omit<ComponentProps<typeof Pagination>, 'locale' | 'texts'>) {
  const { t, i18n } = useTranslation('category');
  const texts = {
    label: t('pages.label'),
    previous: t('pages.previous'),
    next: t('pages.next'),
    page: (page: number) => t('pages.page', { page }),
  };
  return <Pagination {...props} locale={i18n.language} texts={texts} />;
}
