import * as styles from './preview-banner.css.ts';

export type PreviewBannerProps = {
  readonly text: string;
  /** Leads to the page as visitors see it. */
  readonly exit: { readonly label: string; readonly href: string };
};

/** Tells editors that they see drafts, on every page they go to from here, and leads them out. */
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
