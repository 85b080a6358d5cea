import { type SubmitEvent, useEffect, useOptimistic, useRef, useTransition } from 'react';
import { Trans } from 'react-i18next';
import { PageWidth } from '#design-system/page-width';
import { createMessageHeading } from '../message-heading.tsx';
import { useOpenPage } from '../screen-navigation.ts';
import { PopularTerms, SearchForm } from './search-form.tsx';
import { type SearchResult, SearchResults } from './search-results.tsx';
import * as styles from './search-view.css.ts';

const PageHeading = createMessageHeading({ level: 1, size: 'chapter' });

export type SearchViewProps = {
  /** URL of the search page. */
  readonly action: string;
  /** The search term, or empty. */
  readonly term: string;
  /** `undefined` without a search term. */
  readonly results: readonly SearchResult[] | 'unavailable' | undefined;
  /** Popular search terms. */
  readonly popular: readonly string[];
  /** Hint below the field. */
  readonly help?: string | undefined;
};

/** The search screen: a form with its results, or with popular terms. A hydrated screen shows new results in place. */
export function SearchView({ action, term, results, popular, help }: SearchViewProps) {
  const openPage = useOpenPage();
  const [isSearching, startSearch] = useTransition();
  const [shownTerm, showTerm] = useOptimistic(term);
  const form = useRef<HTMLFormElement>(null);
  const requestedTerm = useRef(term);

  // After going back or forward the field contains the term of that page. Text that is typed during a search stays.
  useEffect(() => {
    const field = form.current?.elements.namedItem('q');
    if (term !== requestedTerm.current && field instanceof HTMLInputElement) field.value = term;
    requestedTerm.current = term;
  }, [term]);

  function search(event: SubmitEvent<HTMLFormElement>) {
    if (!openPage) return;
    event.preventDefault();
    const entered = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    requestedTerm.current = entered;
    startSearch(async () => {
      showTerm(entered);
      await openPage(`${action}?${new URLSearchParams({ q: entered })}`);
    });
  }

  return (
    <PageWidth>
      <div className={styles.search}>
        <Trans ns="search" i18nKey="heading" parent={PageHeading} components={{ em: <em /> }} />
        <SearchForm action={action} term={term} help={help} ref={form} onSubmit={search} />
        <SearchResults
          term={shownTerm}
          results={isSearching ? 'searching' : results}
          popular={<PopularTerms terms={popular} action={action} />}
        />
      </div>
    </PageWidth>
  );
}
