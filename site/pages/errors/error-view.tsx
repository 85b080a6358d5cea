import type { ComponentProps } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from '#design-system/link';
import { PageWidth } from '#design-system/page-width';
import { Text } from '#design-system/text';
import { createMessageHeading } from '../message-heading.tsx';
import { PopularTerms, SearchForm } from '../search/search-form.tsx';
import * as styles from './error-view.css.ts';

const PageHeading = createMessageHeading({ level: 1, size: 'display' });

/** Keys of the error messages: each has a title, a heading and a description. */
export type ErrorKind =
  | 'notFound'
  | 'listPageNotFound'
  | 'topicNotFound'
  | 'tooLarge'
  | 'rateLimited'
  | 'tooManySearches'
  | 'notAccepted'
  | 'notSent'
  | 'shopUnavailable'
  | 'previewExpired'
  | 'general';

export type ErrorViewProps = {
  readonly status: number;
  /** "Page Not Found: /nl/missing", in the visitor's language. */
  readonly message: string;
  readonly kind: ErrorKind;
  /** URL of the next page: the article list if `kind` is about one, the same page if it may work later, else the home page. */
  readonly nextHref: string;
  /** The search form of a 404 page. */
  readonly search?: ComponentProps<typeof SearchForm> & { readonly popular: readonly string[] };
};

/** The content of an error page: status, explanation and next steps, never a stack trace (specification §2). */
export function ErrorView({ status, message, kind, nextHref, search }: ErrorViewProps) {
  const { t } = useTranslation(['errors', 'articles']);
  const nextLabels: Partial<Record<ErrorKind, string>> = {
    listPageNotFound: t('articles:allArticles'),
    topicNotFound: t('articles:allArticles'),
    shopUnavailable: t('retry'),
    tooManySearches: t('retry'),
  };
  return (
    <section data-section="error" data-tone="ground">
      <PageWidth>
        <div className={styles.text}>
          <Text tone="quiet">{t('status', { status, message })}</Text>
          <Trans ns="errors" i18nKey={`${kind}.heading`} parent={PageHeading} components={{ em: <em /> }} />
          <Text size="lead">{t(`${kind}.description`)}</Text>
          <Link href={nextHref} variant="standalone">
            {nextLabels[kind] ?? t('home')}
          </Link>
        </div>
        {search && (
          <div className={styles.search}>
            <SearchForm {...search} />
            <PopularTerms terms={search.popular} action={search.action} />
          </div>
        )}
      </PageWidth>
    </section>
  );
}
