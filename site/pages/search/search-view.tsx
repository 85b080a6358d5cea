import { startTransition, type SubmitEvent, useEffect, useOptimistic, useRef, useState } from 'react';
import { Trans } from 'react-i18next';
import { PageWidth } from '#design-system/page-width';
import { storeSearch } from '#site/layout/recent-searches';
import { cleanTerm, isSameTerm } from '#site/protocol/search-term';
import { createMessageHeading } from '../message-heading.tsx';
import { useOpenPage } from '../screen-navigation.ts';
import { RecentSearches } from './recent-searches.tsx';
import { PopularTerms, SearchForm } from './search-form.tsx';
import { termHref } from './search-request.ts';
import { SearchResults } from './search-results.tsx';
import * as styles from './search-view.css.ts';
import { hasFound, type ShownResults, type SuggestedTerm } from './shown-results.ts';

const PageHeading = createMessageHeading({ level: 1, size: 'chapter' });

type SearchViewProps = {
  /** URL of the search page. */
  readonly action: string;
  /** Code of the locale. */
  readonly locale: string;
  /** The search term, or empty. */
  readonly term: string;
  /** `undefined` without a search term. */
  readonly results: ShownResults | undefined;
  /** A correction of the term, if the search system knows one. */
  readonly didYouMean?: SuggestedTerm | undefined;
  /** Popular search terms. */
  readonly popular: readonly string[];
  /** Hint below the field. */
  readonly help?: string | undefined;
};

/** The search screen: a form with its results, or with recent and popular terms. A hydrated screen shows new results in place. */
export function SearchView({ action, locale, term, results, didYouMean, popular, help }: SearchViewProps) {
  const openPage = useOpenPage();
  const [loadingTerm, setLoadingTerm] = useOptimistic<string | undefined>(undefined);
  const form = useRef<HTMLFormElement>(null);
  const requestedTerm = useRef(term);
  const [isFormUsed, setFormUsed] = useState(false);

  // After going back or forward, the field must contain the term of the shown page. Text that the visitor types during a search stays.
  useEffect(() => {
    const field = fieldOf(form.current);
    if (field && term !== requestedTerm.current) field.value = term;
    requestedTerm.current = term;
  }, [term]);

  const hasResults = results !== undefined && hasFound(results);
  useEffect(() => {
    if (hasResults) storeSearch(locale, term);
  }, [hasResults, locale, term]);

  function search(event: SubmitEvent<HTMLFormElement>) {
    if (!openPage) return;
    event.preventDefault();
    const entered = cleanTerm(String(new FormData(event.currentTarget).get('q') ?? ''));
    requestedTerm.current = entered;
    startTransition(async () => {
      setLoadingTerm(entered);
      await openPage(termHref(action, entered));
    });
  }

  return (
    <PageWidth>
      <div className={styles.search}>
        <Trans ns="search" i18nKey="heading" parent={PageHeading} components={{ em: <em /> }} />
        <SearchForm
          action={action}
          term={term}
          help={help}
          ref={form}
          onSubmit={search}
          onUse={() => setFormUsed(true)}
        />
        <SearchResults term={term} results={results} didYouMean={didYouMean} loadingTerm={loadingTerm} />
        {!hasResults && loadingTerm === undefined && (
          <>
            <PopularTerms terms={popular.filter((other) => !isSameTerm(other, term))} action={action} />
            <RecentSearches
              action={action}
              locale={locale}
              term={term}
              isFormUsed={isFormUsed}
              onClear={() => fieldOf(form.current)?.focus()}
            />
          </>
        )}
      </div>
    </PageWidth>
  );
}

/** Returns the field of the term. */
function fieldOf(form: HTMLFormElement | null): HTMLInputElement | undefined {
  const field = form?.elements.namedItem('q');
  return field instanceof HTMLInputElement ? field : undefined;
}
