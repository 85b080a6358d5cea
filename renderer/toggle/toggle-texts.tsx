import { Text } from '#design-system/text';
import type { ToggleOption } from './toggle-options.ts';
import * as styles from './toggle.css.ts';

type ToggleOptionWithText = ToggleOption & { readonly text: string };

/** Returns the id of an option's text. It describes the option's radio button, so no live region is needed. */
export function textId(sectionId: string, { id, text }: ToggleOptionWithText): string | undefined {
  return text ? `${sectionId}-text-${id}` : undefined;
}

/** The texts of all options; the text of the checked option is visible. */
export function ToggleTexts({ id, options }: { id: string; options: readonly ToggleOptionWithText[] }) {
  if (options.every(({ text }) => !text)) return null;
  return (
    <div className={styles.texts}>
      {options.map((option) => (
        <div key={option.id} id={textId(id, option)} className={styles.text}>
          {option.text && <Text>{option.text}</Text>}
        </div>
      ))}
    </div>
  );
}
