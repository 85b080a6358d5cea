import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Heading } from '#design-system/heading';
import { PageWidth } from '#design-system/page-width';
import { Text } from '#design-system/text';
import { PopularTerms, SearchForm } from './search-form.tsx';
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
};

const TIPS = ['tips.spelling', 'tips.fewer', 'tips.general'] as const;

/** The search form with its results, or with popular terms. */
export function SearchView({ action, term, results, popular, help }: SearchViewProps) {
  const { t } = useTranslation('search');
  return (
    <section data-section="search" data-tone="ground">
      <PageWidth>
        <div className={styles.search}>
          <Trans ns="search" i18nKey="heading" parent={PageHeading} components={{ em: <em /> }} />
          <SearchForm action={action} term={term} help={help} />
          {results === undefined && <PopularTerms terms={popular} action={action} />}
          {results === 'unavailable' && <Text>{t('unavailable')}</Text>}
          {Array.isArray(results) && results.length === 0 && (
            <>
              <Text size="lead">{t('noResults', { term })}</Text>
              <ul className={styles.tips}>
                {TIPS.map((tip) => (
                  <li key={tip}>{t(tip)}</li>
                ))}
              </ul>
              <PopularTerms terms={popular} action={action} />
            </>
          )}
          {Array.isArray(results) && results.length > 0 && (
            <>
              <Text tone="quiet">{t('count', { term, count: results.length })}</Text>
              <Results found={results} />
            </>
          )}
        </div>
      </PageWidth>
    </section>
  );
}

function PageHeading({ children }: { children?: ReactNode }) {
  return (
    <Heading level={1} size="chapter">
      {children}
    </Heading>
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
