import type { CSSProperties } from 'react';
import { Picture, type PictureProps, type PictureSource } from '../picture/picture.tsx';
import * as styles from './themed-picture.css.ts';

type ThemeRenditions = {
  readonly src: string;
  readonly sources: readonly PictureSource[];
  readonly placeholderColor?: string | undefined;
};

type ThemedPictureProps = Omit<PictureProps, 'src' | 'sources' | 'placeholderColor'> & {
  /** Two pictures from one camera: what differs is the hour. Alternative text, size and focus hold for both. */
  day: ThemeRenditions;
  dusk: ThemeRenditions;
};

const DARK = '(prefers-color-scheme: dark)';
const LIGHT = '(prefers-color-scheme: light)';

/**
 * A picture that follows the page's theme without a script, and of which only the frame that shows is downloaded. The system's
 * preference picks the source by `media`. Where `html[data-theme]` says otherwise, a second picture with the choice turned
 * round shows instead; it is lazy and not rendered until then, so no browser asks for it.
 */
export function ThemedPicture({ day, dusk, eager, ...shared }: ThemedPictureProps) {
  const shades: CSSProperties & Record<`--${string}`, string> = {
    ...(day.placeholderColor ? { [styles.DAY_PLACEHOLDER_COLOR]: day.placeholderColor } : {}),
    ...(dusk.placeholderColor ? { [styles.DUSK_PLACEHOLDER_COLOR]: dusk.placeholderColor } : {}),
  };
  return (
    <>
      <span className={styles.system} style={shades}>
        <Picture
          {...shared}
          src={day.src}
          sources={[...when(DARK, dusk), ...day.sources]}
          {...(eager ? { eager } : {})}
        />
      </span>
      <span className={styles.other} style={shades}>
        <Picture {...shared} src={day.src} sources={[...when(LIGHT, dusk), ...day.sources]} />
      </span>
    </>
  );
}

function when(media: string, { src, sources }: ThemeRenditions): PictureSource[] {
  return [...sources, { srcSet: src }].map((source) => ({ ...source, media }));
}
