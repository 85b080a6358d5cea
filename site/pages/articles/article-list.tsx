import { useTranslation } from 'react-i18next';
import { Link } from '#design-system/link';
import { PageWidth } from '#design-system/page-width';
import { Text } from '#design-system/text';
import { ListPagination } from '../list-pagination.tsx';
import { ArticleCard, type ArticleCardData } from './article-card.tsx';
import { ArticleListHeading, type ArticleListHeadingProps } from './article-list-heading.tsx';
import * as styles from './article-list.css.ts';

export type ArticleListProps = {
  /** The page's h1, if no section above the list has one. */
  readonly heading?: ArticleListHeadingProps | undefined;
  /** Number of articles on all pages. */
  readonly count: number;
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
  /** URL of the first page with all articles. */
  readonly firstHref: string;
};

/** A link that filters the list by topic. */
export type TopicLink = { readonly label: string; readonly href: string; readonly isCurrent: boolean };

const LEAD_SIZES = '(min-width: 60rem) 62vw, 92vw';
const SIZES = '(min-width: 60rem) 31vw, (min-width: 40rem) 38vw, 92vw';

/** A paginated list of articles with topic filters. All controls are links (decision 12). */
export function ArticleList(list: ArticleListProps) {
  const { heading, count, cards, hasLead, eager, topics, pages, firstHref } = list;
  const { t } = useTranslation('articles');
  const hasTopic = topics.some(({ isCurrent }) => isCurrent);
  const isWhole = pages.current === 1 && !hasTopic;
  const lead = hasLead ? cards[0] : undefined;
  const others = lead ? cards.slice(1) : cards;
  return (
    <section data-section="article-list" data-tone="ground">
      <PageWidth>
        <div className={styles.list}>
          {heading && <ArticleListHeading {...heading} />}
          <div className={styles.bar}>
            {topics.length > 0 && (
              <nav aria-label={t('topics')}>
                <ul className={styles.topics}>
                  {[{ label: t('allTopics'), href: firstHref, isCurrent: !hasTopic }, ...topics].map(
                    ({ label, href, isCurrent }) => (
                      <li key={href}>
                        <a href={href} aria-current={isCurrent ? 'true' : undefined} className={styles.topic}>
                          {label}
                        </a>
                      </li>
                    ),
                  )}
                </ul>
              </nav>
            )}
            <p className={styles.count}>{t('count', { count })}</p>
          </div>
          {cards.length === 0 && (
            <div className={styles.empty}>
              <Text size="lead">{t(hasTopic ? 'emptyTopic' : 'empty')}</Text>
              {!isWhole && (
                <Link href={firstHref} variant="standalone" icon="arrow">
                  {t('allArticles')}
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
          <ListPagination {...pages} />
        </div>
      </PageWidth>
    </section>
  );
}
