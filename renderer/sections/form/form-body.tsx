import { Button } from '#design-system/button';
import { Heading } from '#design-system/heading';
import { Progress } from '#design-system/progress';
import { Text } from '#design-system/text';
import { VisuallyHidden } from '#design-system/visually-hidden';
import { fieldsOf, FORM_FIELD, HONEYPOT_FIELD, reportId, SECTION_FIELD } from '../../forms/form.ts';
import { interpolate } from '../../render/text-templates.ts';
import { complaintOf } from './complaint.ts';
import { conditionHint } from './condition-hint.ts';
import { FormField } from './form-field.tsx';
import { FormReport } from './form-report.tsx';
import * as styles from './form.css.ts';
import { stepTitleId } from './ids.ts';
import { type FillingProps, useFilling } from './use-filling.ts';

type FormBodyProps = FillingProps & {
  /** Where it is posted to. */
  action: string;
  /** Id of the heading that names it. */
  labelledBy: string | undefined;
  /** Of the headings inside it. */
  level: 2 | 3;
};

/**
 * The form itself. As the server sends it, all its steps stand below each other and the browser posts it; once its script is there,
 * it goes step by step and is sent in place.
 */
export function FormBody({ action, labelledBy, level, ...props }: FormBodyProps) {
  const { section, form, posted, words, locale } = props;
  const filling = useFilling(props);
  const { awake, asked, engine, stage } = filling;
  const fields = fieldsOf(form);
  const hasFiles = fields.some(({ kind }) => kind === 'file');
  const baited = fields.every(({ name }) => name !== HONEYPOT_FIELD);
  const at = filling.step ?? 0;
  const last = form.steps.length - 1;
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const onward = awake && at < last ? words.next : stage === 'idle' ? words.send : words.sending;
  return (
    <form
      {...filling.binding}
      method="post"
      action={`${action}#${reportId(section)}`}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      aria-labelledby={labelledBy}
      className={styles.form}
    >
      {filling.report && (
        <FormReport {...filling} section={section} outcome={filling.report} words={words} level={level} />
      )}
      {awake && (
        <VisuallyHidden live>{filling.left && complaintOf(filling.left, words.complaint)}</VisuallyHidden>
      )}
      {awake && last > 0 && (
        <Progress
          label={interpolate(words.step, { position: number(at + 1), count: number(last + 1) })}
          step={at + 1}
          of={last + 1}
        />
      )}
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
        const titleId = stepTitleId(section, index);
        return (
          <div
            key={titleId}
            id={step.title ? undefined : titleId}
            role={step.title ? 'group' : undefined}
            aria-labelledby={step.title && titleId}
            hidden={awake && index !== at}
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
                  engine={engine}
                  section={section}
                  field={field}
                  asked={!awake || asked.has(field.name)}
                  awake={awake}
                  posted={posted}
                  onlyWith={conditionHint(field, fields, words.onlyWith)}
                  words={words}
                  locale={locale}
                />
              ))}
            </div>
          </div>
        );
      })}
      <div className={styles.end}>
        {awake && at > 0 && (
          <Button tone="quiet" onClick={filling.goBack}>
            {words.previous}
          </Button>
        )}
        <Button type="submit" icon="arrow">
          {onward}
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
