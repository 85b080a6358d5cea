import { useTranslation } from 'react-i18next';
import { Grid } from '#design-system/grid';
import { Heading } from '#design-system/heading';
import { Text } from '#design-system/text';
import type { Picture } from '#renderer/media/picture';
import type { Heading as HeadingRuns } from '#renderer/parse/heading';
import type { PublicationDate } from './article-card.tsx';
import * as styles from './article-head.css.ts';
import { ArticlePicture } from './article-picture.tsx';

export type ArticleHeadProps = {
  readonly heading: HeadingRuns;
  readonly intro: string;
  /** Each links to the list filtered by the topic, if the article has a list. */
  readonly topics: readonly { readonly label: string; readonly href: string | undefined }[];
  readonly publishedOn: PublicationDate | undefined;
  readonly picture: Picture | undefined;
  readonly author: string | undefined;
  /** Reading time in minutes. */
  readonly minutes: number;
};

/** The head of an article: topics, title, intro, author, date, reading time and a full-bleed picture. */
export function ArticleHead(article: ArticleHeadProps) {
  const { heading, intro, topics, publishedOn, picture, author, minutes } = article;
  const { t } = useTranslation('articles');
  return (
    <section data-section="article-head" data-tone="ground">
      <Grid bleed>
        <div className={styles.text}>
          {topics.length > 0 && (
            <ul className={styles.topics}>
              {topics.map(({ label, href }) => (
                <li key={label}>
                  {href === undefined ? (
                    label
                  ) : (
                    <a href={href} className={styles.topic}>
                      {label}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          )}
          <Heading level={1} size="display" runs={heading} />
          {intro && (
            <div className={styles.intro}>
              <Text size="lead">{intro}</Text>
            </div>
          )}
        </div>
        <div className={styles.byline}>
          {author && <p className={styles.author}>{t('by', { author })}</p>}
          {publishedOn && (
            <p>
              <time dateTime={publishedOn.dateTime}>{publishedOn.text}</time>
            </p>
          )}
          <p>{t('readingTime', { minutes })}</p>
        </div>
        {picture && (
          <div className={styles.picture}>
            <ArticlePicture picture={picture} sizes="(min-width: 60rem) 84vw, 100vw" eager />
          </div>
        )}
      </Grid>
    </section>
  );
}
