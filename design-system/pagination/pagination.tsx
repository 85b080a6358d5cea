import { Icon } from '../icon/icon.tsx';
import { pageWindow } from './page-window.ts';
import * as styles from './pagination.css.ts';

type PaginationProps = {
  /** The page that is shown, from 1. */
  current: number;
  /** How many pages there are; one alone needs no pagination, and nothing is shown. */
  last: number;
  /** The address of each page. */
  hrefOf: (page: number) => string;
  texts: {
    /** Names the whole. */
    readonly label: string;
    readonly previous: string;
    readonly next: string;
    /** "Page 3": what a number alone does not say to those who hear it. */
    readonly page: (page: number) => string;
  };
};

/** The pages of a list as links: the one before, the one after, and the numbers around the current one. */
export function Pagination({ current, last, hrefOf, texts }: PaginationProps) {
  if (last < 2) return null;
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
                {step.page}
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
