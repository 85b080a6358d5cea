import { useTranslation } from 'react-i18next';
import * as styles from './reload-notice.css.ts';

/** Element id of the notice, to which its dismiss button refers. */
const ID = 'reload-notice';

/** The notice that the page has to be reloaded. A script adds it to the page and shows it (`site/client/reload-notice.ts`). */
export function ReloadNotice() {
  const { t } = useTranslation('layout');
  return (
    <div
      className={styles.notice}
      id={ID}
      role="group"
      aria-label={t('reload.text')}
      popover="manual"
      data-reload-notice
    >
      <p>{t('reload.text')}</p>
      <button className={styles.action} type="button" data-reload>
        {t('reload.now')}
      </button>
      <button className={styles.action} type="button" popoverTarget={ID} popoverTargetAction="hide">
        {t('reload.dismiss')}
      </button>
    </div>
  );
}
