import { useTranslation } from 'react-i18next';
import { Notice } from '#design-system/notice';
import { PageWidth } from '#design-system/page-width';

/** Informs visitors that prices and stock are not current and that they cannot buy, because the shop does not respond. */
export function PausedNotice() {
  const { t } = useTranslation('shop');
  return (
    <aside data-paused-notice aria-label={t('paused.title')}>
      <PageWidth>
        <Notice title={t('paused.title')}>
          <p>{t('paused.text')}</p>
        </Notice>
      </PageWidth>
    </aside>
  );
}
