import { Icon } from '#design-system/icon';
import { VisuallyHidden } from '#design-system/visually-hidden';
import type { Locale } from '#site/i18n/locale';
import { LocaleLinks, type LocaleOption } from './locale-links.tsx';
import * as styles from './locale-switch.css.ts';

type LocaleSwitchProps = {
  readonly locale: Locale;
  readonly options: readonly LocaleOption[];
  /** "Country and language". */
  readonly label: string;
};

/** The page's locale, and the others a press away: a list of links, which needs no script to be followed. */
export function LocaleSwitch({ locale, options, label }: LocaleSwitchProps) {
  const current = `${label}: ${locale.region}, ${locale.name}`;
  return (
    <div className={styles.place} data-locale-chosen={current}>
      {/* Said by a script when a visitor has just come here by choosing it. */}
      <VisuallyHidden live />
      <button className={styles.opener} type="button" popoverTarget="locales">
        <VisuallyHidden>{`${current} `}</VisuallyHidden>
        <span aria-hidden="true">{locale.shortName}</span>
        <Icon name="down" />
      </button>
      <nav className={styles.panel} id="locales" popover="auto" aria-label={label}>
        <LocaleLinks options={options} />
      </nav>
    </div>
  );
}
