import { SectionPicture } from '../media/section-picture.tsx';
import type { ToggleOption } from './toggle-options.ts';
import * as styles from './toggle.css.ts';

type TogglePicturesProps = {
  options: readonly ToggleOption[];
  /** Value of the `sizes` attribute. */
  sizes: string;
  /** Whether the first picture is the page's LCP picture. The other pictures load when the frame is near the viewport. */
  eager: boolean;
};

/** The pictures of a toggle on top of each other. The parent element defines their aspect ratio. */
export function TogglePictures({ options, sizes, eager }: TogglePicturesProps) {
  return options.map(({ id, picture }, index) => (
    <div key={id} className={styles.picture}>
      <SectionPicture picture={picture} sizes={sizes} fill eager={eager && index === 0} />
    </div>
  ));
}
