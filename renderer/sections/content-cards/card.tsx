import { Heading } from '#design-system/heading';
import { Icon } from '#design-system/icon';
import { Link } from '#design-system/link';
import { Text } from '#design-system/text';
import { VisuallyHidden } from '#design-system/visually-hidden';
import { SectionPicture } from '../../media/section-picture.tsx';
import type { SectionItem } from '../define-section.ts';
import * as styles from './content-cards.css.ts';
import type { contentCardsSchema } from './content-cards.schema.ts';

type CardProps = SectionItem<typeof contentCardsSchema, 'cards'> & {
  level: 2 | 3;
  /** How wide its picture is shown, as the `sizes` attribute wants it. */
  sizes: string;
};

/** A page to go to. Its one link spreads over the whole card: the words under the text, else the title itself. */
export function Card({ picture, title, text, href, label, level, sizes }: CardProps) {
  const named = href !== undefined && label === '' && title !== '';
  return (
    <>
      {picture && (
        <div className={styles.picture}>
          <SectionPicture picture={picture} sizes={sizes} fill />
        </div>
      )}
      <div className={styles.words}>
        {title && (
          <Heading level={level} size="title">
            {named ? (
              <a href={href} className={styles.named}>
                {title}
                <Icon name="arrow" />
              </a>
            ) : (
              title
            )}
          </Heading>
        )}
        {text && (
          <Text size="small" tone="quiet">
            {text}
          </Text>
        )}
        {href !== undefined && label !== '' && (
          <Link href={href} variant="standalone">
            {label}
          </Link>
        )}
        {href !== undefined && label === '' && title === '' && (
          <a href={href}>
            <VisuallyHidden>{picture?.alt || href}</VisuallyHidden>
          </a>
        )}
      </div>
    </>
  );
}
