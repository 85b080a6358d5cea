import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { usePlayback } from './use-playback.ts';
import * as styles from './video.css.ts';

type VideoProps = {
  src: string;
  /** The kind of file: `video/mp4`. */
  type: string;
  /** What it shows. */
  label: string;
  playLabel: string;
  pauseLabel: string;
  /** What is said or heard in it, as WebVTT of the page's own origin, in the language of that tag. */
  captions?: { readonly src: string; readonly language: string } | undefined;
  /** A picture that fills its box, seen until the film plays, and on paper. */
  poster?: ReactNode;
  /** The point that must stay in view when it is cropped, in per cent from the left and the top. */
  focus?: { readonly x: number; readonly y: number } | undefined;
  /** Fills the box it stands in, which then has the shape; else it is 16/9. */
  fill?: boolean;
};

/** One clear pixel. Without any poster some browsers lay a grey of their own over what is beneath a film with controls. */
const CLEAR = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

/**
 * A film without sound. Without a script it has the browser's controls; with one it plays by itself while it is in view and motion
 * is welcome, and has a button. Its poster lies beneath it: a `poster` would be fetched at once, in one size and format, however
 * far down the page it stands.
 */
export function Video(props: VideoProps) {
  const { src, type, label, playLabel, pauseLabel, captions, poster, focus, fill = false } = props;
  const { video, awake, playing, toggle } = usePlayback();
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
        controls={!awake}
        poster={poster ? CLEAR : undefined}
        style={focus && { objectPosition: `${focus.x}% ${focus.y}%` }}
        aria-label={label}
      >
        <source src={src} type={type} />
        {captions && <track kind="captions" src={captions.src} srcLang={captions.language} />}
      </video>
      {awake && (
        <div className={styles.control} data-captioned={captions !== undefined}>
          <IconButton
            icon={playing ? 'pause' : 'play'}
            label={playing ? pauseLabel : playLabel}
            onClick={toggle}
          />
        </div>
      )}
    </div>
  );
}
