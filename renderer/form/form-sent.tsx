import { Heading } from '#design-system/heading';
import { Text } from '#design-system/text';
import { reportId } from '../forms.ts';
import { readHeading } from '../heading.ts';
import type { SectionWords } from '../words.ts';
import * as styles from './form.css.ts';

type FormSentProps = { section: string; words: SectionWords['form']; level: 2 | 3 };

/** What stands in the form's place once it has been sent. The address leads to it, and the browser takes the keyboard along. */
export function FormSent({ section, words, level }: FormSentProps) {
  return (
    <div id={reportId(section)} role="status" tabIndex={-1} className={styles.sent}>
      <Heading level={level} size="title" runs={readHeading(words.sent)} />
      <Text tone="quiet">{words.sentText}</Text>
    </div>
  );
}
