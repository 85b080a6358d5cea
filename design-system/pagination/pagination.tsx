import { Icon } from '../icon/icon.tsx';
import { pageWindow } from './page-window.ts';
import * as styles from './pagination.css.ts';

type PaginationProps = {
  /** The current page, counted from 1. */
  current: number;
  /** Number of pages. A single page renders nothing. */
  last: number;
  /** The language tag that formats the page numbers, such as `nl-NL`. */
  locale: string;
  /** Returns the URL of a page. */
  hrefOf: (page: number) => string;
  texts: {
    /** The accessible name of the navigation. */
    readonly label: string;
    readonly previous: string;
    readonly next: string;
    /** The accessible name of a page link, such as "Page 3". */
    readonly page: (page: number) => string;
  };
};

/** Links to the pages of a list: the previous one, the next one, and page numbers. */
export function Pagination({ current, last, locale, hrefOf, texts }: PaginationProps) {
  if (last < 2) return null;
  const format = new Intl.NumberFormat(locale);
  return (
    <nav aria-label={texts.label} className={styles.pagination}>
      {current > 1 && (
        <a href={hrefOf(current - 1)} rel="prev" className={styles.adjacent}>
          <Icon name="arrow-back" />
          <span className={styles.label}>{texts.previous}</span>
        </a>
      )}
      <ol className={styles.pages}>
        {pageWindow(current, last).map((step) =>
          'page' in step ? (
            <li key={step.page}>
              <a
                href={hrefOf(step.page)}
                aria-label={texts.page(step.page)}
                aria-current={step.page === current ? 'page' : undefined}
                className={styles.page}
              >
                {format.format(step.page)}
              </a>
            </li>
          ) : (
            <li key={`after ${step.gapAfter}`} aria-hidden="true" className={styles.gap}>
              …
            </li>
          ),
        )}
      </ol>
      {current < last && (
        <a href={hrefOf(current + 1)} rel="next" className={styles.adjacent}>
          <span className={styles.label}>{texts.next}</span>
          <Icon name="arrow" />
        </a>
      )}
    </nav>
  );
}
