import { useTranslation } from 'react-i18next';
import * as styles from './preview-banner.css.ts';

export type PreviewBannerProps = {
  /** The page shows drafts, drafts for a visitor with a shared link, or published content because the preview link is invalid. */
  readonly state: 'drafts' | 'shared' | 'invalidLink';
  /** URL of the published page. */
  readonly exitHref: string;
  /** URL of the entry in the control panel. */
  readonly editHref?: string | undefined;
  /** URL that creates a shareable link. */
  readonly shareHref?: string | undefined;
  /** The text of the time at which a shared link expires, with the time zone. */
  readonly until?: string | undefined;
};

const TEXTS = { drafts: 'banner', shared: 'sharedBanner', invalidLink: 'invalidLink' } as const;

/**
 * Informs editors whether the page shows drafts, and links to the published page, the control panel and a shareable link. Scripts announce
 * an invalid preview link, copy the shareable link (`client/preview`), and hide the link to the published page in the control panel.
 */
export function PreviewBanner({ state, exitHref, editHref, shareHref, until }: PreviewBannerProps) {
  const { t } = useTranslation('preview');
  const text = t(TEXTS[state], { until });
  return (
    <aside className={styles.banner} aria-label={text} data-failed={shareHref && t('updateFailed')}>
      <p className={styles.text} data-notice={state === 'invalidLink' ? text : undefined}>
        {text}
      </p>
      <div className={styles.actions}>
        {editHref && (
          <a className={styles.action} href={editHref} target="_blank" rel="noopener">
            {t('edit')}
          </a>
        )}
        {shareHref && (
          <a className={styles.action} href={shareHref} target="_blank" rel="noopener" data-share>
            {t('share')}
          </a>
        )}
        <a className={styles.action} href={exitHref} data-exit>
          {t('exit')}
        </a>
      </div>
      {shareHref && <p className={styles.status} role="status" />}
    </aside>
  );
}
