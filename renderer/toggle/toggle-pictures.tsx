import { SectionPicture } from '../media/section-picture.tsx';
import type { ToggleOption } from './toggle-options.ts';
import * as styles from './toggle.css.ts';

type TogglePicturesProps = {
  options: readonly ToggleOption[];
  /** How wide they are shown, as the `sizes` attribute wants it. */
  sizes: string;
  /** The first is the page's one eager picture; the others load when the frame comes near, long before they are chosen. */
  eager: boolean;
};

/** The pictures of a toggle on top of each other in one frame, whose shape the section gives by what it stands in. */
export function TogglePictures({ options, sizes, eager }: TogglePicturesProps) {
  return options.map(({ id, picture }, at) => (
    <div key={id} className={styles.picture}>
      <SectionPicture picture={picture} sizes={sizes} fill eager={eager && at === 0} />
    </div>
  ));
}
