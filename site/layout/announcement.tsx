import { useTranslation } from 'react-i18next';
import { Icon } from '#design-system/icon';
import * as styles from './header.css.ts';
import type { Announcement as AnnouncementData } from './layout-data.ts';

/** A line above the header, with a button that dismisses it in this browser. The button is hidden until the entry script runs. */
export function Announcement({ announcement: { id, text, link } }: { announcement: AnnouncementData }) {
  const { t } = useTranslation('layout');
  return (
    <section
      className={styles.announcement}
      aria-label={t('announcement')}
      data-announcement={id}
      data-tone="moss"
    >
      <p>
        {text}{' '}
        {link && (
          <a className={styles.announcementLink} href={link.href}>
            {link.label}
          </a>
        )}
      </p>
      <button className={styles.closeButton} type="button" aria-label={t('dismissAnnouncement')}>
        <Icon name="close" />
      </button>
    </section>
  );
}
