import { useState } from 'react';
import { Eyebrow } from '#design-system/eyebrow';
import { Grid } from '#design-system/grid';
import { Heading } from '#design-system/heading';
import { PageWidth } from '#design-system/page-width';
import { Text } from '#design-system/text';
import type { SectionViewProps } from '../define-section.ts';
import { FormBody } from './form-body.tsx';
import { FormMissing } from './form-missing.tsx';
import { FormSent } from './form-sent.tsx';
import type { FormTexts } from './form-texts.ts';
import * as styles from './form.css.ts';
import type { formSchema } from './form.schema.ts';

type FormProps = SectionViewProps<typeof formSchema, { texts: FormTexts; data: 'form' }>;

/** A form of the CMS, laid out as a letter: the words at one side, what is to be written at the other. It works without a script, and better with one. */
export function Form({ eyebrow, heading, intro, layout, sentHeading, sentText, context }: FormProps) {
  const { id, texts, data } = context;
  const [sent, setSent] = useState(false);
  const titled = heading.length > 0;
  const level = titled && context.headingLevel === 2 ? 3 : 2;
  const { definition, posted, contact, action = '' } = data.form ?? {};
  return (
    <PageWidth>
      <Grid>
        <div className={styles.head} data-layout={layout}>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          {titled && (
            <Heading level={context.headingLevel} size="chapter" id={`${id}-heading`} runs={heading} />
          )}
          {intro && <Text tone="quiet">{intro}</Text>}
        </div>
        <div className={styles.body} data-layout={layout}>
          {sent || posted?.result.outcome === 'accepted' ? (
            <FormSent
              section={id}
              heading={sentHeading}
              text={sentText}
              words={texts}
              level={level}
              led={sent}
            />
          ) : definition ? (
            <FormBody
              section={id}
              form={definition}
              action={action}
              posted={posted}
              labelledBy={titled ? `${id}-heading` : undefined}
              words={texts}
              level={level}
              locale={context.language}
              onSent={() => setSent(true)}
            />
          ) : (
            <FormMissing reach={contact} words={texts} level={level} />
          )}
        </div>
      </Grid>
    </PageWidth>
  );
}
