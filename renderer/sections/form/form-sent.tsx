import { useLayoutEffect, useRef } from 'react';
import { Heading, type Run } from '#design-system/heading';
import { Text } from '#design-system/text';
import { reportId } from '../../forms/form.ts';
import { readHeading } from '../../parse/heading.ts';
import type { FormTexts } from './form-texts.ts';
import * as styles from './form.css.ts';

type FormSentProps = {
  section: string;
  /** What the editor says, where they say something. */
  heading: readonly Run[];
  text: string | undefined;
  words: FormTexts;
  level: 2 | 3;
  /** It has just taken the form's place: the keyboard is led here, as the address does after a page has been loaded. */
  led: boolean;
};

/** What stands in the form's place once it has been sent. The address leads to it, and the browser takes the keyboard along. */
export function FormSent({ section, heading, text, words, level, led }: FormSentProps) {
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (led) note.current?.focus();
  }, [led]);
  return (
    <div ref={note} id={reportId(section)} role="status" tabIndex={-1} className={styles.sent}>
      <Heading level={level} size="title" runs={heading.length > 0 ? heading : readHeading(words.sent)} />
      <Text tone="quiet">{text ?? words.sentText}</Text>
    </div>
  );
}
