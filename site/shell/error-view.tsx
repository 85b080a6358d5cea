import { Heading } from '#design-system/heading';
import { Link } from '#design-system/link';
import { PageWidth } from '#design-system/page-width';
import { Text } from '#design-system/text';
import * as styles from './error-view.css.ts';

export type ErrorWords = {
  /** "Error 404", in the visitor's language. */
  readonly status: string;
  readonly heading: readonly { readonly text: string; readonly emphasis: boolean }[];
  readonly description: string;
  readonly home: { readonly label: string; readonly href: string };
};

/** What a visitor sees instead of a page: the status, what it means, what they can do; never a stack (specification §2). */
export function ErrorView({ status, heading, description, home }: ErrorWords) {
  return (
    <section data-section="error" data-tone="ground">
      <PageWidth>
        <div className={styles.words}>
          <Text tone="quiet">{status}</Text>
          <Heading level={1} size="display" runs={heading} />
          <Text size="lead">{description}</Text>
          <Link href={home.href} look="standalone">
            {home.label}
          </Link>
        </div>
      </PageWidth>
    </section>
  );
}
