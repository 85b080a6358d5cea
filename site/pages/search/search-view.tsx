import { Heading } from '#design-system/heading';
import { PageWidth } from '#design-system/page-width';
import { Text } from '#design-system/text';
import { PopularTerms, SearchForm, type SearchFormTexts } from './search-form.tsx';
import * as styles from './search-view.css.ts';

/** A search result. */
export type SearchResult = {
  readonly href: string;
  readonly title: string;
  readonly description: string | undefined;
};

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
  readonly texts: SearchTexts;
};

export type SearchTexts = SearchFormTexts & {
  readonly heading: readonly { readonly text: string; readonly emphasis: boolean }[];
  /** "12 pages for lamp". */
  readonly count: string;
  readonly nothing: string;
  readonly tips: readonly string[];
  readonly unavailable: string;
};

/** The search form with its results, or with popular terms. */
export function SearchView({ action, term, results, popular, help, texts }: SearchViewProps) {
  return (
    <section data-section="search" data-tone="ground">
      <PageWidth>
        <div className={styles.search}>
          <Heading level={1} size="chapter" runs={texts.heading} />
          <SearchForm action={action} term={term} help={help} texts={texts} />
          {results === undefined && <PopularTerms terms={popular} action={action} title={texts.popular} />}
          {results === 'unavailable' && <Text>{texts.unavailable}</Text>}
          {Array.isArray(results) && results.length === 0 && (
            <>
              <Text size="lead">{texts.nothing}</Text>
              <ul className={styles.tips}>
                {texts.tips.map((tip) => (
                  <li key={tip}>{tip}</li>
                ))}
              </ul>
              <PopularTerms terms={popular} action={action} title={texts.popular} />
            </>
          )}
          {Array.isArray(results) && results.length > 0 && (
            <>
              <Text tone="quiet">{texts.count}</Text>
              <Results found={results} />
            </>
          )}
        </div>
      </PageWidth>
    </section>
  );
}

function Results({ found }: { found: readonly SearchResult[] }) {
  return (
    <ol className={styles.results}>
      {found.map(({ href, title, description }) => (
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
