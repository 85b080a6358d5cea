import type { ComponentProps } from 'react';
import { Heading } from '#design-system/heading';
import { Link } from '#design-system/link';
import { PageWidth } from '#design-system/page-width';
import { Text } from '#design-system/text';
import { PopularTerms, SearchForm } from '../search/search-form.tsx';
import * as styles from './error-view.css.ts';

export type ErrorViewProps = {
  /** "Error 404: Page Not Found", in the visitor's language. */
  readonly status: string;
  readonly heading: readonly { readonly text: string; readonly emphasis: boolean }[];
  readonly description: string;
  readonly home: { readonly label: string; readonly href: string };
  /** The search form of a 404 page. */
  readonly search?: ComponentProps<typeof SearchForm> & { readonly popular: readonly string[] };
};

/** The content of an error page: status, explanation and next steps, never a stack trace (specification §2). */
export function ErrorView({ status, heading, description, home, search }: ErrorViewProps) {
  return (
    <section data-section="error" data-tone="ground">
      <PageWidth>
        <div className={styles.text}>
          <Text tone="quiet">{status}</Text>
          <Heading level={1} size="display" runs={heading} />
          <Text size="lead">{description}</Text>
          <Link href={home.href} variant="standalone">
            {home.label}
          </Link>
        </div>
        {search && (
          <div className={styles.search}>
            <SearchForm {...search} />
            <PopularTerms terms={search.popular} action={search.action} title={search.texts.popular} />
          </div>
        )}
      </PageWidth>
    </section>
  );
}
