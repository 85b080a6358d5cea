import * as styles from './theme-switch.css.ts';

export type ThemeTexts = {
  readonly theme: string;
  readonly day: string;
  readonly dusk: string;
  readonly system: string;
};

const THEMES = ['day', 'dusk', 'system'] as const;

/**
 * Radio buttons for the theme: day, dusk or the system's. A script stores the choice in the browser (`client/theme.ts`), so the
 * switch is hidden until that script runs.
 */
export function ThemeSwitch({ texts }: { texts: ThemeTexts }) {
  return (
    <fieldset className={styles.themes} data-theme-switch>
      <legend className={styles.legend}>{texts.theme}</legend>
      {THEMES.map((theme) => (
        <label key={theme} className={styles.choice}>
          <input
            className={styles.radio}
            type="radio"
            name="theme"
            value={theme}
            defaultChecked={theme === 'system'}
            autoComplete="off"
          />
          {texts[theme]}
        </label>
      ))}
    </fieldset>
  );
}
