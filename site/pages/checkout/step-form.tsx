import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Notice } from '#design-system/notice';
import type { ErrorsByField, SubmissionResult } from '#renderer/forms/submission-result';
import { FORM_TOKEN_FIELD } from '#site/protocol/form-token';
import { pending } from '../pending.css.ts';
import type { PostedScreenForm } from '../screen-action.ts';
import { useFormDraft } from '../use-form-draft.ts';
import { useScreenForm } from '../use-screen-form.ts';
import * as styles from './step-form.css.ts';
import type { StepLayoutProps } from './step-layout-props.ts';

type StepFormProps = {
  readonly layout: Pick<StepLayoutProps, 'step' | 'formToken' | 'website' | 'customer'>;
  readonly posted: PostedScreenForm | undefined;
  readonly submitLabel: string;
  readonly pendingLabel: string;
  /** Called with the result of each refused post. */
  readonly onResult?: ((result: SubmissionResult) => void) | undefined;
  /** Fields whose ids are their names. */
  readonly children: (errors: ErrorsByField) => ReactNode;
};

/** The form of a step. It works without a script. A script announces results and moves the focus to the first field with an error. */
export function StepForm({ layout, posted, submitLabel, pendingLabel, onResult, children }: StepFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { result, isPending, formProps } = useScreenForm(posted?.result, {
    // A placed order has to be confirmed or paid, also if the visitor has gone back meanwhile.
    opensAfterLeaving: layout.step === 'review',
  });
  const [chosen, setChosen] = useState<{ readonly result: SubmissionResult; readonly name: string }>();
  const allErrors = result?.outcome === 'invalid' ? result.errors : {};
  // Selecting a radio button removes the error of its group. Text fields remove their errors themselves.
  const errors = chosen && chosen.result === result ? { ...allErrors, [chosen.name]: [] } : allErrors;
  useFormDraft(form, {
    area: 'checkout',
    website: layout.website,
    customer: layout.customer,
    name: layout.step,
    isPosted: posted !== undefined,
  });
  useEffect(() => {
    if (!result) return;
    onResult?.(result);
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    const target = invalid?.matches('fieldset') ? invalid.querySelector('input') : invalid;
    (target ?? form.current?.querySelector<HTMLElement>('[data-result]'))?.focus();
  }, [result, onResult]);

  function removeError({ target }: ChangeEvent<HTMLFormElement>) {
    const isRadio = target instanceof HTMLInputElement && target.type === 'radio';
    if (isRadio && result) setChosen({ result, name: target.name });
  }

  return (
    // Events of the fields bubble to the form.
    <form {...formProps} ref={form} className={`${styles.form} ${pending}`} onChange={removeError} noValidate>
      <input type="hidden" name={FORM_TOKEN_FIELD} value={layout.formToken} />
      {/* The Enter key activates the first submit button. Without this one, it would be the button that changes the country. */}
      <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
      <StepResult result={result} />
      {children(errors)}
      <div className={styles.submit}>
        <Button type="submit" icon="arrow">
          {isPending ? pendingLabel : submitLabel}
        </Button>
      </div>
    </form>
  );
}

/** The message of a refused step, above its fields. */
function StepResult({ result }: { readonly result: SubmissionResult | undefined }) {
  const { t } = useTranslation('checkout');
  return (
    <div role="status" className={styles.result} tabIndex={-1} data-result="">
      {result && result.outcome !== 'accepted' && (
        <StepNotice result={result} title={t(`results.${result.outcome}`)} />
      )}
    </div>
  );
}

function StepNotice({ result, title }: { readonly result: SubmissionResult; readonly title: string }) {
  const { t } = useTranslation('checkout');
  if (result.outcome !== 'invalid') {
    return (
      <Notice tone="danger" title={title}>
        <p>{t('results.kept')}</p>
      </Notice>
    );
  }
  const { '': general = [], ...ofFields } = result.errors;
  const messages = Object.entries(ofFields).flatMap(([name, texts]) =>
    texts.slice(0, 1).map((text) => ({ name, text })),
  );
  const [onlyMessage, ...others] = general;
  if (messages.length === 0 && onlyMessage !== undefined && others.length === 0)
    return <Notice tone="danger" title={onlyMessage} />;
  return (
    <Notice tone="danger" title={title}>
      <ul>
        {general.map((text) => (
          <li key={text}>{text}</li>
        ))}
        {messages.map(({ name, text }) => (
          <li key={name}>
            <a href={`#${name}`} className={styles.errorLink}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
