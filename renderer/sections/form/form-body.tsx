import { Progress } from '#design-system/progress';
import { VisuallyHidden } from '#design-system/visually-hidden';
import { type PrivacyLink, resultId } from '../../forms/form-data.ts';
import { fieldsOf, type FormField as Field } from '../../forms/form.ts';
import { FORM_FIELD, HONEYPOT_FIELD, SECTION_FIELD } from '../../forms/hidden-inputs.ts';
import { interpolate } from '../../forms/text-templates.ts';
import { ErrorSummary, formatFieldError } from './error-summary.tsx';
import { FormEnd } from './form-end.tsx';
import { FormField } from './form-field.tsx';
import { FormStep } from './form-step.tsx';
import * as styles from './form.css.ts';
import { stepTitleId } from './ids.ts';
import { type InteractiveFormProps, useInteractiveForm } from './use-interactive-form.ts';

type FormBodyProps = InteractiveFormProps & {
  /** URL that the form is posted to. */
  action: string;
  privacyLink: PrivacyLink | undefined;
  /** Id of the heading that labels the form. */
  labelledBy: string | undefined;
  /** Level of the headings inside the form. */
  level: 2 | 3;
};

/**
 * The form element. The server renders all steps, and the browser posts them together. Once hydrated, the form shows one step at a time
 * and is sent without leaving the page. Before hydration the form is pending: if scripts run, styles show the same parts as the hydrated
 * form, so that hydration moves nothing. Without a script all fields are visible.
 */
export function FormBody({ action, privacyLink, labelledBy, level, ...props }: FormBodyProps) {
  const { sectionId, form, posted, texts, locale } = props;
  const interactive = useInteractiveForm(props);
  const { isInteractive, visible, engine, current, summary, blurredFieldError } = interactive;
  const fields = fieldsOf(form);
  const hasFiles = fields.some(({ kind }) => kind === 'file');
  const hasHoneypot = fields.every(({ name }) => name !== HONEYPOT_FIELD);
  const last = form.steps.length - 1;
  const formatNumber = (value: number) => new Intl.NumberFormat(locale).format(value);
  return (
    <form
      {...interactive.formProps}
      method="post"
      action={`${action}#${resultId(sectionId)}`}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      aria-labelledby={labelledBy}
      className={styles.form}
      data-pending={isInteractive ? undefined : posted ? 'posted' : ''}
    >
      {summary && (
        <ErrorSummary {...interactive} sectionId={sectionId} kind={summary} texts={texts} level={level} />
      )}
      {isInteractive && (
        <VisuallyHidden live>
          {blurredFieldError && formatFieldError(blurredFieldError, texts.errorWithLabel)}
        </VisuallyHidden>
      )}
      {last > 0 && (
        <div className={isInteractive ? undefined : styles.scriptedOnly}>
          <Progress
            label={interpolate(texts.step, {
              position: formatNumber(current + 1),
              count: formatNumber(last + 1),
            })}
            step={current + 1}
            of={last + 1}
          />
        </div>
      )}
      <input type="hidden" name={SECTION_FIELD} value={sectionId} />
      <input type="hidden" name={FORM_FIELD} value={form.handle} />
      {hasHoneypot && (
        <div aria-hidden="true" className={styles.honeypot}>
          <label>
            {texts.honeypot}
            <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
      )}
      {form.steps.map((step, index) => (
        <FormStep
          key={stepTitleId(sectionId, index)}
          sectionId={sectionId}
          title={step.title}
          index={index}
          isCurrent={index === current}
          isInteractive={isInteractive}
          level={level}
        >
          {step.fields.map((field) => (
            <FormField
              key={field.name}
              engine={engine}
              sectionId={sectionId}
              field={field}
              isConditionMet={visible.has(field.name)}
              isInteractive={isInteractive}
              posted={posted}
              privacyLink={privacyLink}
              conditionHint={conditionHintOf(field, fields, texts.conditionHint)}
              texts={texts}
              locale={locale}
            />
          ))}
        </FormStep>
      ))}
      <FormEnd {...interactive} last={last} fields={fields} texts={texts} />
    </form>
  );
}

/**
 * Returns the hint of a conditional field that depends on one choice. Without a script the field is always visible, so the hint names
 * the choice that requires it. Fields with other conditions have no hint.
 *
 * @param template contains `{{choice}}`, the label of the choice
 */
function conditionHintOf(
  { visibility }: Field,
  fields: readonly Field[],
  template: string,
): string | undefined {
  const [only, ...others] = visibility?.conditions ?? [];
  if (!only || others.length > 0 || visibility?.whenMet === 'hidden' || only.operator !== 'equals')
    return undefined;
  const field = fields.find(({ name }) => name === only.field);
  const options = field && 'options' in field ? field.options : [];
  const choice = options.find(({ value }) => value === only.value)?.label;
  return choice === undefined ? undefined : interpolate(template, { choice });
}
