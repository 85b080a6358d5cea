import type { CSSProperties } from 'react';
import { Picture, type PictureProps, type PictureSource } from '../picture/picture.tsx';
import * as styles from './themed-picture.css.ts';

type ThemeRenditions = {
  readonly src: string;
  readonly sources: readonly PictureSource[];
  readonly placeholderColor?: string | undefined;
};

type ThemedPictureProps = Omit<PictureProps, 'src' | 'sources' | 'placeholderColor'> & {
  /** Two pictures of the same scene. Alternative text, dimensions and focal point apply to both. */
  day: ThemeRenditions;
  dusk: ThemeRenditions;
};

const DARK = '(prefers-color-scheme: dark)';
const LIGHT = '(prefers-color-scheme: light)';

/**
 * A picture that follows the theme of the page without JavaScript. The browser downloads only the visible rendition. A media query selects
 * the source by the system's preference. If `html[data-theme]` differs from this preference, a second picture with the opposite query is
 * visible instead. Otherwise the second picture is lazy and not displayed, so the browser does not download it.
 */
export function ThemedPicture({ day, dusk, eager, ...shared }: ThemedPictureProps) {
  const style: CSSProperties & Record<`--${string}`, string> = {
    ...(day.placeholderColor ? { [styles.DAY_PLACEHOLDER_COLOR]: day.placeholderColor } : {}),
    ...(dusk.placeholderColor ? { [styles.DUSK_PLACEHOLDER_COLOR]: dusk.placeholderColor } : {}),
  };
  return (
    <>
      <span className={styles.system} style={style}>
        <Picture
          {...shared}
          src={day.src}
          sources={[...sourcesFor(DARK, dusk), ...day.sources]}
          {...(eager ? { eager } : {})}
        />
      </span>
      <span className={styles.other} style={style}>
        <Picture {...shared} src={day.src} sources={[...sourcesFor(LIGHT, dusk), ...day.sources]} />
      </span>
    </>
  );
}

function sourcesFor(media: string, { src, sources }: ThemeRenditions): PictureSource[] {
  return [...sources, { srcSet: src }].map((source) => ({ ...source, media }));
}
