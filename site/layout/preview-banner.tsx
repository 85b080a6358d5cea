import * as styles from './preview-banner.css.ts';

/** The page shows drafts, or published content because the preview link is invalid. */
export type PreviewBannerState = 'drafts' | 'invalidLink';

export type PreviewBannerProps = {
  readonly state: PreviewBannerState;
  readonly text: string;
  /** Link to the published page. */
  readonly exit: { readonly label: string; readonly href: string };
};

/** Informs editors whether the page shows drafts, and links to the published page. A script announces an invalid preview link. */
export function PreviewBanner({ state, text, exit }: PreviewBannerProps) {
  return (
    <aside className={styles.banner} aria-label={text}>
      <p data-notice={state === 'invalidLink' ? '' : undefined}>{text}</p>
      <a className={styles.exit} href={exit.href}>
        {exit.label}
      </a>
    </aside>
  );
}
