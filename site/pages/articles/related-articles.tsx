import { Trans, useTranslation } from 'react-i18next';
import { Link } from '#design-system/link';
import { PageWidth } from '#design-system/page-width';
import { createMessageHeading } from '../message-heading.tsx';
import { ArticleCard, type ArticleCardData } from './article-card.tsx';
import * as styles from './related-articles.css.ts';

const SectionHeading = createMessageHeading({ level: 2, size: 'chapter' });

export type RelatedArticlesProps = {
  readonly cards: readonly ArticleCardData[];
  /** URL of the list of all articles, if the site has one. */
  readonly listHref: string | undefined;
};

/** Related articles below an article. */
export function RelatedArticles({ cards, listHref }: RelatedArticlesProps) {
  const { t } = useTranslation('articles');
  return (
    <section data-section="related-articles" data-tone="ground">
      <PageWidth>
        <div className={styles.relatedArticles}>
          <div className={styles.head}>
            <Trans
              ns="articles"
              i18nKey="relatedArticles"
              parent={SectionHeading}
              components={{ em: <em /> }}
            />
            {listHref && (
              <Link href={listHref} variant="standalone" icon="arrow">
                {t('allArticles')}
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
