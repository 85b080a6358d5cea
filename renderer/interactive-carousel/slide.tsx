import { Heading } from '#design-system/heading';
import { Link } from '#design-system/link';
import { Text } from '#design-system/text';
import type { SectionProps } from '../schemas.ts';
import { SectionPicture } from '../section-picture.tsx';
import * as styles from './interactive-carousel.css.ts';

type SlideProps = SectionProps<'interactive-carousel'>['slides'][number] & { level: 2 | 3 };

/** One slide: a picture with its name, what it is, and where it leads. */
export function Slide({ picture, title, words, call, level }: SlideProps) {
  return (
    <>
      <div className={styles.picture}>
        {picture && <SectionPicture picture={picture} sizes="(min-width: 60rem) 28vw, 76vw" fill />}
      </div>
      {title && (
        <Heading level={level} size="title">
          {title}
        </Heading>
      )}
      {words && (
        <Text size="small" tone="quiet">
          {words}
        </Text>
      )}
      {call && (
        <Link href={call.href} look="standalone">
          {call.label}
        </Link>
      )}
    </>
  );
}
