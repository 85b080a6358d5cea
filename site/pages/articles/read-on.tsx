import { Heading } from '#design-system/heading';
import { Link } from '#design-system/link';
import { PageWidth } from '#design-system/page-width';
import type { Heading as Words } from '#renderer/parse/heading';
import { ArticleCard, type CardFacts } from './article-card.tsx';
import * as styles from './read-on.css.ts';

export type ReadOnProps = {
  readonly heading: Words;
  readonly cards: readonly CardFacts[];
  /** The list of all stories, where there is one. */
  readonly all: { readonly label: string; readonly href: string } | undefined;
};

/** Other stories, under one that was read. */
export function ReadOn({ heading, cards, all }: ReadOnProps) {
  return (
    <section data-section="read-on" data-tone="ground">
      <PageWidth>
        <div className={styles.readOn}>
          <div className={styles.head}>
            <Heading level={2} size="chapter" runs={heading} />
            {all && (
              <Link href={all.href} look="standalone" icon="arrow">
                {all.label}
              </Link>
            )}
          </div>
          <ul className={styles.cards}>
            {cards.map((card) => (
              <li key={card.href}>
                <ArticleCard
                  card={card}
                  level={3}
                  sizes="(min-width: 60rem) 31vw, (min-width: 40rem) 38vw, 92vw"
                />
              </li>
            ))}
          </ul>
        </div>
      </PageWidth>
    </section>
  );
}
