import { Text } from '#design-system/text';
import type { ToggleOption } from './toggle-options.ts';
import * as styles from './toggle.css.ts';

type ToggleOptionWithText = ToggleOption & { readonly text: string };

/** The id of an option's text. Its radio is described by them, so that a choice is heard with what it means: no live region. */
export function textId(sectionId: string, { id, text }: ToggleOptionWithText): string | undefined {
  return text ? `${sectionId}-text-${id}` : undefined;
}

/** What there is to say about each option: the chosen one's text show. */
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
