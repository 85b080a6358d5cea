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

/** A form of the CMS with an introduction beside or above it. It works without a script as well. */
export function Form({ eyebrow, heading, intro, layout, sentHeading, sentText, context }: FormProps) {
  const { id, texts, data } = context;
  const [isSent, setIsSent] = useState(false);
  const hasHeading = heading.length > 0;
  // Repeats `innerHeadingLevel`: an import would create a separate chunk.
  const level = hasHeading && context.headingLevel === 2 ? 3 : 2;
  const { form, posted, contact, privacyLink, action = '' } = data.form ?? {};
  return (
    <PageWidth>
      <Grid>
        <div className={styles.head} data-layout={layout}>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          {hasHeading && (
            <Heading level={context.headingLevel} size="chapter" id={`${id}-heading`} runs={heading} />
          )}
          {intro && <Text tone="quiet">{intro}</Text>}
        </div>
        <div className={styles.body} data-layout={layout}>
          {isSent || posted?.result.outcome === 'accepted' ? (
            <FormSent
              sectionId={id}
              heading={sentHeading}
              text={sentText}
              texts={texts}
              level={level}
              hasJustBeenSent={isSent}
            />
          ) : form ? (
            <FormBody
              sectionId={id}
              form={form}
              action={action}
              privacyLink={privacyLink}
              posted={posted}
              labelledBy={hasHeading ? `${id}-heading` : undefined}
              texts={texts}
              level={level}
              locale={context.intl}
              onSent={() => setIsSent(true)}
            />
          ) : (
            <FormMissing contact={contact} texts={texts} level={level} />
          )}
        </div>
      </Grid>
    </PageWidth>
  );
}
