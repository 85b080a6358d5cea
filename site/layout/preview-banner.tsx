import * as styles from './preview-banner.css.ts';

export type PreviewBannerProps = {
  readonly text: string;
  /** Link to the published page. */
  readonly exit: { readonly label: string; readonly href: string };
};

/** Informs editors that the page shows drafts, and links to the published page. */
export function PreviewBanner({ text, exit }: PreviewBannerProps) {
  return (
    <aside className={styles.banner} aria-label={text}>
      <p>{text}</p>
      <a className={styles.exit} href={exit.href}>
        {exit.label}
      </a>
    </aside>
  );
}
