import { Text } from '#design-system/text';
import type { ToggleOption } from './toggle-options.ts';
import * as styles from './toggle.css.ts';

type ToggleOptionWithText = ToggleOption & { readonly words: string };

/** The id of an option's words. Its radio is described by them, so that a choice is heard with what it means: no live region. */
export function textId(sectionId: string, { id, words }: ToggleOptionWithText): string | undefined {
  return words ? `${sectionId}-words-${id}` : undefined;
}

/** What there is to say about each option: the chosen one's words show. */
export function ToggleTexts({ id, options }: { id: string; options: readonly ToggleOptionWithText[] }) {
  if (options.every(({ words }) => !words)) return null;
  return (
    <div className={styles.allWords}>
      {options.map((option) => (
        <div key={option.id} id={textId(id, option)} className={styles.words}>
          {option.words && <Text>{option.words}</Text>}
        </div>
      ))}
    </div>
  );
}
