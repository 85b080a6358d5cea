import * as styles from './footer.css.ts';
import type { Newsletter } from './layout-data.ts';
import { link } from './nav-list.css.ts';

/** What the brand's letters are, and the way to the page where they are asked for. */
export function NewsletterCall({ title, text, link: { href, label } }: Newsletter) {
  return (
    <div className={styles.newsletter}>
      <h2 className={styles.title}>{title}</h2>
      {text && <p>{text}</p>}
      <a className={link} href={href}>
        {label}
      </a>
    </div>
  );
}
