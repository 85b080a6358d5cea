import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Text } from '#design-system/text';
import { VisuallyHidden } from '#design-system/visually-hidden';
import { useSlowPending } from '../use-slow-pending.ts';
import { ContentResults } from './content-results.tsx';
import { ResultGroups } from './result-groups.tsx';
import * as styles from './search-results.css.ts';
import { hasFound, type ShownResults, type SuggestedTerm } from './shown-results.ts';
import { WholeGroup } from './whole-group.tsx';

type SearchResultsProps = {
  /** The term of the results. */
  readonly term: string;
  /** `undefined` without a search term. */
  readonly results: ShownResults | undefined;
  readonly didYouMean: SuggestedTerm | undefined;
  /** The term whose results are loading. Those of `term` stay until then. */
  readonly loadingTerm: string | undefined;
};

const TIPS = ['tips.spelling', 'tips.fewer', 'tips.general'] as const;

/** The results of a search with their number. A live region announces the number and the correction of the term when they change. */
export function SearchResults({ term, results, didYouMean, loadingTerm }: SearchResultsProps) {
  const { t } = useTranslation('search');
  const isSearching = loadingTerm !== undefined;
  const isSlow = useSlowPending(isSearching);
  const isEmpty = results !== undefined && results.kind !== 'unavailable' && !hasFound(results);
  return (
    <>
      <div role="status" aria-busy={isSearching} className={styles.status}>
        {isSearching ? (
          <Text tone="quiet">{t('searching', { term: loadingTerm })}</Text>
        ) : (
          results && <ResultStatus term={term} results={results} />
        )}
        {didYouMean && !isSearching && (
          <p className={styles.didYouMean}>
            <Trans
              ns="search"
              i18nKey="didYouMean"
              values={{ suggestion: didYouMean.term }}
              components={{ a: <SuggestionLink href={didYouMean.href} /> }}
            />
          </p>
        )}
      </div>
      {isEmpty && !isSearching && (
        <ul className={styles.tips}>
          {TIPS.map((tip) => (
            <li key={tip}>{t(tip)}</li>
          ))}
        </ul>
      )}
      {results && hasFound(results) && (
        <div className={styles.results} data-slow={isSlow || undefined}>
          <ResultsOfKind term={term} results={results} />
        </div>
      )}
    </>
  );
}

/** The number of results, or the reason why there are none. The list of products has its own status. */
function ResultStatus({ term, results }: { term: string; results: ShownResults }) {
  const { t } = useTranslation('search');
  if (results.kind === 'unavailable') return <Text>{t('unavailable')}</Text>;
  return (
    <>
      {results.kind === 'pagesOnly' && <Text>{t('productsUnavailable')}</Text>}
      {'isIncomplete' in results && results.isIncomplete && <Text>{t('incomplete')}</Text>}
      {!hasFound(results) && <Text size="lead">{t('noResults', { term })}</Text>}
      {hasFound(results) && results.kind !== 'products' && (
        <Text tone="quiet">
          {t('count', { term, count: results.total })}
          {'pageCount' in results && results.pageCount > 1 && (
            <VisuallyHidden>
              {`, ${t('position', { page: results.page, last: results.pageCount })}`}
            </VisuallyHidden>
          )}
        </Text>
      )}
    </>
  );
}

/** The link of a corrected term. The message contains its text. */
function SuggestionLink({ href, children }: { href: string; children?: ReactNode }) {
  return (
    <a href={href} className={styles.suggestion}>
      {children}
    </a>
  );
}

function ResultsOfKind({ term, results }: { term: string; results: ShownResults }) {
  if (results.kind === 'unavailable') return null;
  if (results.kind === 'overview') return <ResultGroups {...results} />;
  if (results.kind === 'pagesOnly') return <ContentResults results={results.content} level={2} />;
  return <WholeGroup term={term} group={results} />;
}
