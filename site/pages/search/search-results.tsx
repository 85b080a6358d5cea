import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Heading } from '#design-system/heading';
import { Text } from '#design-system/text';
import * as styles from './search-view.css.ts';

/** A search result. */
export type SearchResult = {
  readonly href: string;
  readonly title: string;
  readonly description: string | undefined;
};

type SearchResultsProps = {
  readonly term: string;
  /** `undefined` without a search term. */
  readonly results: readonly SearchResult[] | 'unavailable' | 'searching' | undefined;
  /** Shown without a term and without results. */
  readonly popular: ReactNode;
};

const TIPS = ['tips.spelling', 'tips.fewer', 'tips.general'] as const;

/** The results of a search with their number. A live region announces the number when it changes. */
export function SearchResults({ term, results, popular }: SearchResultsProps) {
  const { t } = useTranslation('search');
  const list = Array.isArray(results) ? results : [];
  return (
    <>
      <div role="status" aria-busy={results === 'searching'}>
        {results === 'searching' && <Text tone="quiet">{t('searching', { term })}</Text>}
        {results === 'unavailable' && <Text>{t('unavailable')}</Text>}
        {Array.isArray(results) && list.length === 0 && <Text size="lead">{t('noResults', { term })}</Text>}
        {list.length > 0 && <Text tone="quiet">{t('count', { term, count: list.length })}</Text>}
      </div>
      {Array.isArray(results) && list.length === 0 && (
        <ul className={styles.tips}>
          {TIPS.map((tip) => (
            <li key={tip}>{t(tip)}</li>
          ))}
        </ul>
      )}
      {(results === undefined || (Array.isArray(results) && list.length === 0)) && popular}
      {list.length > 0 && <ResultList results={list} />}
    </>
  );
}

function ResultList({ results }: { results: readonly SearchResult[] }) {
  return (
    <ol className={styles.results}>
      {results.map(({ href, title, description }) => (
        <li key={href} className={styles.result}>
          <Heading level={2} size="title">
            <a className={styles.link} href={href}>
              {title}
            </a>
          </Heading>
          {description && (
            <Text size="small" tone="quiet">
              {description}
            </Text>
          )}
        </li>
      ))}
    </ol>
  );
}
