import { Heading } from '#design-system/heading';
import { Link } from '#design-system/link';
import { PageWidth } from '#design-system/page-width';
import type { Heading as HeadingRuns } from '#renderer/parse/heading';
import { ArticleCard, type ArticleCardData } from './article-card.tsx';
import * as styles from './related-articles.css.ts';

export type RelatedArticlesProps = {
  readonly heading: HeadingRuns;
  readonly cards: readonly ArticleCardData[];
  /** Link to the list of all articles, if the site has one. */
  readonly all: { readonly label: string; readonly href: string } | undefined;
};

/** Related articles below an article. */
export function RelatedArticles({ heading, cards, all }: RelatedArticlesProps) {
  return (
    <section data-section="related-articles" data-tone="ground">
      <PageWidth>
        <div className={styles.relatedArticles}>
          <div className={styles.head}>
            <Heading level={2} size="chapter" runs={heading} />
            {all && (
              <Link href={all.href} variant="standalone" icon="arrow">
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
