import * as styles from './icon.css.ts';
import { icons } from './icons.ts';

export type IconName = keyof typeof icons;

/** A small icon in the colour and size of the text beside it. It is hidden from screen readers, because the text names it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} data-icon={name} viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  );
}
