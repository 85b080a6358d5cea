import { Button } from '#design-system/button';
import { Heading } from '#design-system/heading';
import { Text } from '#design-system/text';
import {
  FORM_FIELD,
  type Form,
  fieldsOf,
  HONEYPOT_FIELD,
  type PostedForm,
  reportId,
  SECTION_FIELD,
} from '../forms.ts';
import type { SectionWords } from '../words.ts';
import { conditionHint } from './condition-hint.ts';
import { FormField } from './form-field.tsx';
import { FormReport } from './form-report.tsx';
import * as styles from './form.css.ts';

type FormBodyProps = {
  section: string;
  form: Form;
  /** Where it is posted to. */
  action: string;
  posted: Exclude<PostedForm, { outcome: 'accepted' }> | undefined;
  /** Id of the heading that names it. */
  labelledBy: string | undefined;
  words: SectionWords['form'];
  /** Of the headings inside it. */
  level: 2 | 3;
};

/** The form itself: posted as the browser does it, checked by the browser and by the content system, and given back as it was filled in. */
export function FormBody({ section, form, action, posted, labelledBy, words, level }: FormBodyProps) {
  const fields = fieldsOf(form);
  const hasFiles = fields.some(({ kind }) => kind === 'file');
  const baited = fields.every(({ name }) => name !== HONEYPOT_FIELD);
  return (
    <form
      method="post"
      action={`${action}#${reportId(section)}`}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      aria-labelledby={labelledBy}
      className={styles.form}
    >
      {posted && <FormReport section={section} form={form} posted={posted} words={words} level={level} />}
      <input type="hidden" name={SECTION_FIELD} value={section} />
      <input type="hidden" name={FORM_FIELD} value={form.handle} />
      {baited && (
        <div aria-hidden="true" className={styles.bait}>
          <label>
            {words.honeypot}
            <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
      )}
      {form.steps.map((step, index) => {
        const titleId = `${section}-step-${index + 1}`;
        return (
          <div
            key={titleId}
            role={step.title ? 'group' : undefined}
            aria-labelledby={step.title && titleId}
            className={styles.step}
          >
            {step.title && (
              <Heading level={level} size="title" id={titleId}>
                {step.title}
              </Heading>
            )}
            <div className={styles.fields}>
              {step.fields.map((field) => (
                <FormField
                  key={field.name}
                  section={section}
                  field={field}
                  posted={posted}
                  onlyWith={conditionHint(field, fields, words.onlyWith)}
                  words={words}
                />
              ))}
            </div>
          </div>
        );
      })}
      <div className={styles.end}>
        <Button type="submit" icon="arrow">
          {words.send}
        </Button>
        {fields.some(({ required }) => required) && (
          <Text size="note" tone="quiet">
            <span aria-hidden="true">* </span>
            {words.required}
          </Text>
        )}
      </div>
    </form>
  );
}
