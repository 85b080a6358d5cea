import { Heading } from '#design-system/heading';
import { Text } from '#design-system/text';
import type { Picture } from '#renderer/media/picture';
import * as styles from './article-card.css.ts';
import { ArticlePicture } from './article-picture.tsx';

/** The data of an article card. */
export type ArticleCardData = {
  readonly href: string;
  readonly title: string;
  readonly intro: string;
  readonly picture: Picture | undefined;
  readonly topics: readonly string[];
  readonly publishedOn: PublicationDate | undefined;
};

/** A date as text and as a machine-readable `datetime` value. */
export type PublicationDate = { readonly text: string; readonly dateTime: string };

type ArticleCardProps = {
  card: ArticleCardData;
  level: 2 | 3;
  /** `lead` is large, with its text beside the picture on wide screens. */
  variant?: 'lead' | 'plain';
  /** Width of the picture, in the format of the `sizes` attribute. */
  sizes: string;
  eager?: boolean;
};

/** A card that links to an article. Its only link is the title, whose click area covers the card. */
export function ArticleCard({ card, level, variant = 'plain', sizes, eager = false }: ArticleCardProps) {
  const { href, title, intro, picture, topics, publishedOn } = card;
  return (
    <article className={styles.card} data-variant={variant} data-picture={picture ? 'present' : 'missing'}>
      {picture && (
        <div className={styles.picture}>
          <ArticlePicture picture={picture} sizes={sizes} eager={eager} isDecorative />
        </div>
      )}
      <div className={styles.text}>
        <Heading level={level} size={variant === 'lead' ? 'chapter' : 'title'}>
          <a href={href} className={styles.link}>
            {title}
          </a>
        </Heading>
        {intro && (
          <Text size={variant === 'lead' ? 'lead' : 'small'} tone="quiet">
            {intro}
          </Text>
        )}
        {(topics.length > 0 || publishedOn) && (
          <p className={styles.details}>
            {topics.length > 0 && <span className={styles.topics}>{topics.join(', ')}</span>}
            {publishedOn && <time dateTime={publishedOn.dateTime}>{publishedOn.text}</time>}
          </p>
        )}
      </div>
    </article>
  );
}
