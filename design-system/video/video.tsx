import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { usePlayback } from './use-playback.ts';
import * as styles from './video.css.ts';

type VideoProps = {
  src: string;
  /** MIME type, such as `video/mp4`. */
  type: string;
  /** The accessible name. */
  label: string;
  playLabel: string;
  pauseLabel: string;
  /** A WebVTT file from the origin of the page, and its language tag. */
  captions?: { readonly src: string; readonly language: string } | undefined;
  /** A picture that fills its parent. It is visible until the video plays, and in print. */
  poster?: ReactNode;
  /** The focal point of a cropped video, in percent from the left and the top. */
  focus?: { readonly x: number; readonly y: number } | undefined;
  /** Fills its parent, which sets the aspect ratio; 16/9 by default. */
  fill?: boolean;
};

/** A transparent pixel. Some browsers paint a grey background on a video that has controls but no poster. */
const TRANSPARENT_PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

/**
 * A video without sound. Before hydration it has native controls. After hydration it has a button, and plays while it is visible unless
 * the visitor prefers reduced motion. The poster is a picture below the video, because browsers load a `poster` attribute at once and in one
 * size only.
 */
export function Video(props: VideoProps) {
  const { src, type, label, playLabel, pauseLabel, captions, poster, focus, fill = false } = props;
  const { video, isHydrated, isPlaying, toggle } = usePlayback();
  return (
    <div className={styles.frame} data-fill={fill}>
      {poster}
      <video
        ref={video}
        className={styles.video}
        muted
        loop
        playsInline
        preload="none"
        controls={!isHydrated}
        poster={poster ? TRANSPARENT_PIXEL : undefined}
        style={focus && { objectPosition: `${focus.x}% ${focus.y}%` }}
        aria-label={label}
      >
        <source src={src} type={type} />
        {captions && <track kind="captions" src={captions.src} srcLang={captions.language} />}
      </video>
      {isHydrated && (
        <div className={styles.control} data-captioned={captions !== undefined}>
          <IconButton
            icon={isPlaying ? 'pause' : 'play'}
            label={isPlaying ? pauseLabel : playLabel}
            onClick={toggle}
          />
        </div>
      )}
    </div>
  );
}
