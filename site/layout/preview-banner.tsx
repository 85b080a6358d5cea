import { useTranslation } from 'react-i18next';
import * as styles from './preview-banner.css.ts';

/** The page shows drafts, or published content because the preview link is invalid. */
export type PreviewBannerState = 'drafts' | 'invalidLink';

export type PreviewBannerProps = {
  readonly state: PreviewBannerState;
  /** URL of the published page. */
  readonly exitHref: string;
};

/** Informs editors whether the page shows drafts, and links to the published page. A script announces an invalid preview link. */
export function PreviewBanner({ state, exitHref }: PreviewBannerProps) {
  const { t } = useTranslation('preview');
  const text = t(state === 'drafts' ? 'banner' : 'invalidLink');
  return (
    <aside className={styles.banner} aria-label={text}>
      <p data-notice={state === 'invalidLink' ? '' : undefined}>{text}</p>
      <a className={styles.exit} href={exitHref}>
        {t('exit')}
      </a>
    </aside>
  );
}
