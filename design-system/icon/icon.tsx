import * as styles from './icon.css.ts';
import { icons } from './icons.ts';

export type IconName = keyof typeof icons;

/** A small drawing beside words, in their colour and size. It says nothing to screen readers: the words do. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} data-icon={name} viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  );
}
