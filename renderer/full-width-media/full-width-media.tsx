import { Icon } from '#design-system/icon';
import { PageWidth } from '#design-system/page-width';
import { Text } from '#design-system/text';
import { SectionPicture } from '../section-picture.tsx';
import type { ViewProps } from '../views.ts';
import * as styles from './full-width-media.css.ts';
import { useFilm } from './use-film.ts';

/** One clear pixel. Without any poster some browsers lay a grey of their own over what is beneath a film with controls. */
const CLEAR = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

/**
 * A picture or a film from edge to edge. Without a script the film has the browser's controls; with one it plays by itself while
 * it is in view and motion is welcome, and has a button. Its poster is a picture beneath it: a `poster` would be fetched at once, in
 * one size and format, however far down the page it stands.
 */
export function FullWidthMedia({ picture, film, caption, height, frame }: ViewProps<'full-width-media'>) {
  const { video, awake, playing, toggle } = useFilm();
  if (!picture && !film) return null;
  return (
    <figure>
      <div className={styles.stage} data-height={height}>
        {picture && (
          <SectionPicture
            picture={film ? { ...picture, alt: '' } : picture}
            sizes="100vw"
            fill
            eager={frame.eager}
          />
        )}
        {film && (
          <video
            ref={video}
            className={styles.film}
            muted
            loop
            playsInline
            preload="none"
            controls={!awake}
            poster={picture && CLEAR}
            style={picture?.focus && { objectPosition: `${picture.focus.x}% ${picture.focus.y}%` }}
            aria-label={film.alt || picture?.alt || caption || frame.words.film}
          >
            <source src={film.src} type={film.type} />
            {film.captions && <track kind="captions" src={film.captions.src} srcLang={frame.language} />}
          </video>
        )}
        {film && awake && (
          <button
            type="button"
            className={styles.control}
            data-captioned={film.captions !== undefined}
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
