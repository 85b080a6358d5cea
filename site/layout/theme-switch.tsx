import * as styles from './theme-switch.css.ts';

export type ThemeTexts = {
  readonly theme: string;
  readonly day: string;
  readonly dusk: string;
  readonly system: string;
};

const THEMES = ['day', 'dusk', 'system'] as const;

/**
 * Daylight, dusk, or as the visitor's device has it. The choice is kept in the browser, so it needs the script that reads it
 * (`client/theme.ts`); until that runs it is not offered.
 */
export function ThemeSwitch({ words }: { words: ThemeTexts }) {
  return (
    <fieldset className={styles.themes} data-theme-switch>
      <legend className={styles.legend}>{words.theme}</legend>
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
          {words[theme]}
        </label>
      ))}
    </fieldset>
  );
}
