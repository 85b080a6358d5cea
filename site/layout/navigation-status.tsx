import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#design-system/visually-hidden';
import * as styles from './navigation-status.css.ts';

/** Element id of the notice, which its dismiss button names. */
const RELOAD_NOTICE_ID = 'reload-notice';

export type NavigationStatusProps = {
  /** Style sheets of the status, which the client loads when a visitor follows a link or the notice is shown. */
  readonly styleSheets: readonly string[];
};

/**
 * The status of client navigation (`site/client`): a progress bar, a notice to reload, and a live region that announces them and the
 * new page. It is rendered on the server, because screen readers ignore live regions that are added together with their text.
 */
export function NavigationStatus({ styleSheets }: NavigationStatusProps) {
  const { t } = useTranslation('layout');
  return (
    <div data-navigation data-styles={styleSheets.join(' ')}>
      <VisuallyHidden live />
      <div className={styles.bar} role="progressbar" aria-label={t('loading')} popover="manual" />
      <div
        className={styles.notice}
        id={RELOAD_NOTICE_ID}
        role="group"
        aria-label={t('reload.text')}
        popover="manual"
        data-reload-notice
      >
        <p>{t('reload.text')}</p>
        <button className={styles.action} type="button" data-reload>
          {t('reload.now')}
        </button>
        <button
          className={styles.action}
          type="button"
          popoverTarget={RELOAD_NOTICE_ID}
          popoverTargetAction="hide"
        >
          {t('reload.dismiss')}
        </button>
      </div>
    </div>
  );
}
