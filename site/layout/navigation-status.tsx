import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#design-system/visually-hidden';
import * as styles from './navigation-status.css.ts';

export type NavigationStatusProps = {
  /** Style sheets of the status, which the client loads when a visitor follows a link. */
  readonly styleSheets: readonly string[];
};

/**
 * The status of client navigation (`site/client`): a progress bar, a message for an update without a response, and a live region that announces
 * both and the new page. It is rendered on the server, because screen readers ignore live regions that are added together with their text.
 */
export function NavigationStatus({ styleSheets }: NavigationStatusProps) {
  const { t } = useTranslation('layout');
  return (
    <div data-navigation data-styles={styleSheets.join(' ')}>
      <VisuallyHidden live />
      <div className={styles.bar} role="progressbar" aria-label={t('loading')} popover="manual" />
      <p className={styles.failure} popover="auto" data-no-response>
        {t('noResponse')}
      </p>
    </div>
  );
}
