import { Heading } from '#design-system/heading';
import { Link } from '#design-system/link';
import { PageWidth } from '#design-system/page-width';
import { Pagination } from '#design-system/pagination';
import { Text } from '#design-system/text';
import type { Heading as HeadingRuns } from '#renderer/parse/heading';
import { ArticleCard, type ArticleCardData } from './article-card.tsx';
import * as styles from './article-list.css.ts';

export type ArticleListProps = {
  /** The page's h1, if no section above the list has one. */
  readonly heading?: HeadingRuns | undefined;
  readonly cards: readonly ArticleCardData[];
  /** Whether the first card has the large `lead` layout. */
  readonly hasLead: boolean;
  /** Whether the picture of the first card is the LCP picture. */
  readonly eager: boolean;
  readonly topics: readonly TopicLink[];
  readonly pages: {
    readonly current: number;
    readonly last: number;
    readonly hrefOf: (page: number) => string;
  };
  readonly texts: {
    readonly topics: string;
    /** "7 stories". */
    readonly count: string;
    /** Shown if the list is empty. */
    readonly empty: string;
    readonly pages: Parameters<typeof Pagination>[0]['texts'];
  };
  /** Link from an empty topic to all articles. */
  readonly all: { readonly label: string; readonly href: string } | undefined;
};

/** A link that filters the list by topic. The first one shows all articles. */
export type TopicLink = { readonly label: string; readonly href: string; readonly isCurrent: boolean };

const LEAD_SIZES = '(min-width: 60rem) 62vw, 92vw';
const SIZES = '(min-width: 60rem) 31vw, (min-width: 40rem) 38vw, 92vw';

/** A paginated list of articles with topic filters. All controls are links (decision 12). */
export function ArticleList(list: ArticleListProps) {
  const { heading, cards, hasLead, eager, topics, pages, texts, all } = list;
  const lead = hasLead ? cards[0] : undefined;
  const others = lead ? cards.slice(1) : cards;
  return (
    <section data-section="article-list" data-tone="ground">
      <PageWidth>
        <div className={styles.list}>
          {heading && <Heading level={1} size="display" runs={heading} />}
          <div className={styles.bar}>
            {topics.length > 0 && (
              <nav aria-label={texts.topics}>
                <ul className={styles.topics}>
                  {topics.map(({ label, href, isCurrent }) => (
                    <li key={href}>
                      <a href={href} aria-current={isCurrent ? 'true' : undefined} className={styles.topic}>
                        {label}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
            <p className={styles.count}>{texts.count}</p>
          </div>
          {cards.length === 0 && (
            <div className={styles.empty}>
              <Text size="lead">{texts.empty}</Text>
              {all && (
                <Link href={all.href} variant="standalone" icon="arrow">
                  {all.label}
                </Link>
              )}
            </div>
          )}
          {lead && <ArticleCard card={lead} level={2} variant="lead" sizes={LEAD_SIZES} eager={eager} />}
          {others.length > 0 && (
            <ul className={styles.cards}>
              {others.map((card, at) => (
                <li key={card.href}>
                  <ArticleCard card={card} level={2} sizes={SIZES} eager={eager && !lead && at === 0} />
                </li>
              ))}
            </ul>
          )}
          <Pagination {...pages} texts={texts.pages} />
        </div>
      </PageWidth>
    </section>
  );
}
