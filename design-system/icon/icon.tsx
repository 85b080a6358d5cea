import * as styles from './icon.css.ts';

/** Icons of the interface as SVG paths on a 24 px grid, with a stroke of 1.5 px. All other icons come from the icon service. */
export const icons = {
  arrow: 'M4 12h15.5M13.5 6l6 6-6 6',
  'arrow-back': 'M20 12H4.5M10.5 6l-6 6 6 6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M3.5 8.5h17M3.5 15.5h17',
  external: 'M8 16L17 7M9 7h8v8',
  down: 'M6 9.5l6 6 6-6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  play: 'M8.5 5.5v13l10-6.5z',
  pause: 'M9 5.5v13M15 5.5v13',
  filter: 'M4 8h10M18 8h2M4 16h2M10 16h10M16 6v4M8 14v4',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L20 20',
  account: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5a7.5 7.5 0 0 1 15 0',
  cart: 'M5 8.5h14l-1.2 12H6.2zM8.5 8.5V7a3.5 3.5 0 0 1 7 0v1.5',
  warning: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.75v5M12 16.2v.1',
  eye: 'M2.5 12S6 5.75 12 5.75 21.5 12 21.5 12 18 18.25 12 18.25 2.5 12 2.5 12zM12 14.75a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5z',
  'eye-off':
    'M4.5 4l15 16M9.8 6A9.6 9.6 0 0 1 12 5.75c6 0 9.5 6.25 9.5 6.25a17 17 0 0 1-2.7 3.3M6.1 7.9A16.5 16.5 0 0 0 2.5 12S6 18.25 12 18.25c1.6 0 3-.45 4.2-1.1M10 10.1a2.75 2.75 0 0 0 3.9 3.9',
  calendar: 'M4 6.5h16v13H4zM4 10.5h16M8 4v4M16 4v4',
  sunset: 'M2.5 17.5h19M6.5 17.5a5.5 5.5 0 0 1 11 0M12 5v3M4.6 9.2l1.9 1.6M19.4 9.2l-1.9 1.6M8 21h8',
} as const;

export type IconName = keyof typeof icons;

/** A small icon in the colour and size of the text beside it. It is hidden from screen readers, because the text names it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} data-icon={name} viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  );
}
