import { Icon } from '#design-system/icon';
import { PageWidth } from '#design-system/page-width';
import { Text } from '#design-system/text';
import { pictureFallback } from '../picture.ts';
import { SectionPicture } from '../section-picture.tsx';
import type { ViewProps } from '../views.ts';
import * as styles from './full-width-media.css.ts';
import { useFilm } from './use-film.ts';

/**
 * A picture or a film from edge to edge. Without a script the film has the browser's controls; with one it plays by itself while
 * it is in view and motion is welcome, and has a button.
 */
export function FullWidthMedia({ picture, film, caption, height, frame }: ViewProps<'full-width-media'>) {
  const { video, awake, playing, toggle } = useFilm();
  if (!picture && !film) return null;
  return (
    <figure>
      <div className={styles.stage} data-height={height}>
        {film ? (
          <video
            ref={video}
            className={styles.film}
            muted
            loop
            playsInline
            preload="none"
            controls={!awake}
            style={picture?.focus && { objectPosition: `${picture.focus.x}% ${picture.focus.y}%` }}
            poster={picture && pictureFallback(picture)}
            aria-label={picture?.alt || caption || frame.words.film}
          >
            <source src={film.src} type={film.type} />
          </video>
        ) : (
          picture && <SectionPicture picture={picture} sizes="100vw" fill eager={frame.eager} />
        )}
        {film && awake && (
          <button
            type="button"
            className={styles.control}
            aria-label={playing ? frame.words.pause : frame.words.play}
            onClick={toggle}
          >
            <Icon name={playing ? 'pause' : 'play'} />
          </button>
        )}
      </div>
      {caption && (
        <PageWidth>
          <figcaption className={styles.caption}>
            <Text size="small" tone="quiet" as="span">
              {caption}
            </Text>
          </figcaption>
        </PageWidth>
      )}
    </figure>
  );
}
