import { Heading } from '#design-system/heading';
import { Text } from '#design-system/text';
import type { Picture } from '#renderer/media/picture';
import * as styles from './article-card.css.ts';
import { StoryPicture } from './story-picture.tsx';

/** A story as those who do not read it yet see it. */
export type CardFacts = {
  readonly href: string;
  readonly title: string;
  readonly intro: string;
  readonly picture: Picture | undefined;
  readonly topics: readonly string[];
  readonly day: Day | undefined;
};

/** A day of the calendar, for people and for machines. */
export type Day = { readonly words: string; readonly dateTime: string };

type ArticleCardProps = {
  card: CardFacts;
  level: 2 | 3;
  /** A lead stands first and large, its words beside the picture where there is room. */
  look?: 'lead' | 'plain';
  /** How wide its picture is shown, as the `sizes` attribute wants it. */
  sizes: string;
  eager?: boolean;
};

/** A story to read. Its one link is its title, and spreads over the whole card. */
export function ArticleCard({ card, level, look = 'plain', sizes, eager = false }: ArticleCardProps) {
  const { href, title, intro, picture, topics, day } = card;
  return (
    <article className={styles.card} data-look={look} data-picture={picture ? 'there' : 'missing'}>
      {picture && (
        <div className={styles.picture}>
          <StoryPicture picture={picture} sizes={sizes} eager={eager} decorates />
        </div>
      )}
      <div className={styles.words}>
        <Heading level={level} size={look === 'lead' ? 'chapter' : 'title'}>
          <a href={href} className={styles.link}>
            {title}
          </a>
        </Heading>
        {intro && (
          <Text size={look === 'lead' ? 'lead' : 'small'} tone="quiet">
            {intro}
          </Text>
        )}
        {(topics.length > 0 || day) && (
          <p className={styles.facts}>
            {topics.length > 0 && <span className={styles.topics}>{topics.join(', ')}</span>}
            {day && <time dateTime={day.dateTime}>{day.words}</time>}
          </p>
        )}
      </div>
    </article>
  );
}
