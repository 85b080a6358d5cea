import { useTranslation } from 'react-i18next';
import { ResetOnLoad } from '#design-system/reset-on-load';
import * as styles from './theme-switch.css.ts';

const THEMES = ['day', 'dusk', 'system'] as const;

/**
 * Radio buttons for the theme: day, dusk or the system's. A script stores the choice in the browser (`client/theme.ts`), so the
 * switch is hidden until that script runs.
 */
export function ThemeSwitch() {
  const { t } = useTranslation('layout');
  return (
    <ResetOnLoad>
      <fieldset className={styles.themes} data-theme-switch>
        <legend className={styles.legend}>{t('theme')}</legend>
        {THEMES.map((theme) => (
          <label key={theme} className={styles.choice}>
            <input
              className={styles.radio}
              type="radio"
              name="theme"
              value={theme}
              defaultChecked={theme === 'system'}
            />
            {t(theme)}
          </label>
        ))}
      </fieldset>
    </ResetOnLoad>
  );
}
