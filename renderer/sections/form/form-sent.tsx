import { useLayoutEffect, useRef } from 'react';
import { Heading, type HeadingRun } from '#design-system/heading';
import { Text } from '#design-system/text';
import { resultId } from '../../forms/form-data.ts';
import { readHeading } from '../../parse/heading.ts';
import type { FormTexts } from './form-texts.ts';
import * as styles from './form.css.ts';

type FormSentProps = {
  sectionId: string;
  /** The editor's heading and text; empty for the default. */
  heading: readonly HeadingRun[];
  text: string;
  texts: FormTexts;
  level: 2 | 3;
  /** Whether the message has just replaced the form and needs the focus. After a page load the URL's fragment moves the focus instead. */
  hasJustBeenSent: boolean;
};

/** The thank-you message that replaces a sent form. Its id is the fragment of the form's action. */
export function FormSent({ sectionId, heading, text, texts, level, hasJustBeenSent }: FormSentProps) {
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (hasJustBeenSent) note.current?.focus();
  }, [hasJustBeenSent]);
  return (
    <div ref={note} id={resultId(sectionId)} role="status" tabIndex={-1} className={styles.sent}>
      <Heading level={level} size="title" runs={heading.length > 0 ? heading : readHeading(texts.sent)} />
      <Text tone="quiet">{text || texts.sentText}</Text>
    </div>
  );
}
