import { useTranslation } from 'react-i18next';
import { Icon } from '#design-system/icon';
import { VisuallyHidden } from '#design-system/visually-hidden';
import type { Locale } from '#site/i18n/locale';
import { LocaleLinks, type LocaleOption } from './locale-links.tsx';
import * as styles from './locale-switch.css.ts';

type LocaleSwitchProps = {
  readonly locale: Locale;
  readonly options: readonly LocaleOption[];
};

/** A button with the current locale that opens the list of locale links. It works without JavaScript. */
export function LocaleSwitch({ locale, options }: LocaleSwitchProps) {
  const { t } = useTranslation('layout');
  const label = t('localeNavigation');
  const current = `${label}: ${locale.region}, ${locale.name}`;
  return (
    <div className={styles.localeSwitch} data-locale-chosen={current}>
      {/* A script announces the locale here after a switch. */}
      <VisuallyHidden live />
      <button className={styles.localeButton} type="button" popoverTarget="locales">
        {/* The name of the button contains the visible text, so that speech input finds the button by it. */}
        <VisuallyHidden>{`${current}, `}</VisuallyHidden>
        <span>{locale.shortName}</span>
        <Icon name="down" />
      </button>
      <nav className={styles.panel} id="locales" popover="auto" aria-label={label}>
        <LocaleLinks options={options} />
      </nav>
    </div>
  );
}
