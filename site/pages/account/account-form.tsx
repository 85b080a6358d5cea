import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Checkbox } from '#design-system/checkbox';
import { Link } from '#design-system/link';
import { Notice } from '#design-system/notice';
import { PasswordField } from '#design-system/password-field';
import { SelectField } from '#design-system/select-field';
import { TextField } from '#design-system/text-field';
import type { ErrorsByField, SubmissionResult } from '#renderer/forms/submission-result';
import { FORM_TOKEN_FIELD } from '#site/protocol/form-token';
import { pending } from '../pending.css.ts';
import * as styles from './account-form.css.ts';
import {
  type AccountField,
  type AccountFormProps,
  type AccountNotice,
  ADDRESS_PARAMETER,
  type DraftScreen,
  INTENT_FIELD,
} from './account-model.ts';
import { AccountNotices } from './account-notices.tsx';
import { useAccountForm } from './use-account-form.ts';

/** A form of the screen that was posted without a script and is shown again. */
export type PostedAccountForm = {
  readonly intent: string;
  /** `undefined` if the form was not refused. */
  readonly result: SubmissionResult | undefined;
  /** The entered texts. Never passwords. */
  readonly values: Readonly<Record<string, string>>;
};

type AccountFormViewProps = {
  readonly form: AccountFormProps;
  readonly formToken: string;
  readonly draft: DraftScreen;
  readonly posted: PostedAccountForm | undefined;
  /** The notices of the screen. Those about this form are shown in it. */
  readonly notices?: readonly AccountNotice[];
};

/** A form of the account. It posts without a script, and shows its errors in place. */
export function AccountForm({ form, formToken, draft, posted, notices = NO_NOTICES }: AccountFormViewProps) {
  const {
    intent,
    title,
    intro,
    hidden = {},
    fields,
    links = [],
    submit,
    tone = 'primary',
    showsNotice = false,
    endsSession,
  } = form;
  const own = posted && isSameForm(form, posted) ? posted : undefined;
  const root = useRef<HTMLFormElement>(null);
  const { result, formProps } = useAccountForm(root, { intent, draft, posted: own, endsSession });
  const errors = errorsOf(result);
  const id = showsNotice ? `form-${intent}` : undefined;
  return (
    <form
      {...formProps}
      id={id}
      // The browser adds this fragment to the address of the next page.
      action={id && `#${id}`}
      ref={root}
      className={`${styles.form} ${pending}`}
      // The confirmation that an account is deleted must not be ticked by a browser or a draft.
      autoComplete={endsSession ? 'off' : undefined}
      noValidate
    >
      {title !== undefined && <h2 className={styles.title}>{title}</h2>}
      {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      {showsNotice && <AccountNotices notices={notices} isShownHere={(notice) => notice.form === intent} />}
      <FormErrors result={result} />
      <input type="hidden" name={FORM_TOKEN_FIELD} value={formToken} />
      <input type="hidden" name={INTENT_FIELD} value={intent} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map((field) => (
        <FormField
          key={field.name}
          id={`${intent}-${field.name}`}
          field={own ? withPosted(field, own.values) : field}
          error={errors[field.name]?.[0]}
        />
      ))}
      {links.map(({ href, label }) => (
        <p key={href}>
          <Link href={href} variant="standalone">
            {label}
          </Link>
        </p>
      ))}
      <div className={styles.submit}>
        <Button type="submit" tone={tone}>
          {submit}
        </Button>
      </div>
    </form>
  );
}

const NO_NOTICES: readonly AccountNotice[] = [];

/** Returns whether the form was posted. The forms of several addresses differ only in the id of the address. */
function isSameForm({ intent, hidden = {} }: AccountFormProps, posted: PostedAccountForm): boolean {
  const id = hidden[ADDRESS_PARAMETER];
  return posted.intent === intent && (id === undefined || posted.values[ADDRESS_PARAMETER] === id);
}

function withPosted(field: AccountField, values: PostedAccountForm['values']): AccountField {
  const value = values[field.name];
  if (field.type === 'checkbox') return { ...field, isChecked: Boolean(value) };
  return field.type === 'password' || value === undefined ? field : { ...field, value };
}

/** Returns the messages of a result by field name. */
export function errorsOf(result: SubmissionResult | undefined): ErrorsByField {
  return result?.outcome === 'invalid' ? result.errors : {};
}

/** The message of a refused form. It receives the focus, unless a field has an error. */
export function FormErrors({ result }: { readonly result: SubmissionResult | undefined }) {
  const { t } = useTranslation('account-form');
  const root = useRef<HTMLDivElement>(null);
  const message = result?.outcome === 'invalid' ? result.errors['']?.[0] : result && t('unavailable');
  useEffect(() => {
    if (!result) return;
    const form = root.current?.closest('form');
    const invalid = form?.querySelector<HTMLElement>('[aria-invalid=true]');
    (invalid ?? root.current)?.focus();
  }, [result]);
  return (
    <div ref={root} tabIndex={-1} role="alert" className={styles.errors}>
      {message !== undefined && <Notice tone="danger" title={message} />}
    </div>
  );
}

function FormField({
  id,
  field,
  error,
}: {
  readonly id: string;
  readonly field: AccountField;
  readonly error: string | undefined;
}) {
  const { t } = useTranslation('account-form');
  const {
    name,
    label,
    type,
    options = [],
    autoComplete,
    isRequired = false,
    hint,
    value,
    isChecked,
    minLength,
  } = field;
  const base = { id, name, label, required: isRequired, requiredLabel: t('required'), hint, error };
  if (type === 'checkbox') return <Checkbox {...base} defaultChecked={isChecked} />;
  if (type === 'password')
    return (
      <PasswordField
        {...base}
        {...(minLength === undefined ? {} : { minLength })}
        autoComplete={autoComplete === 'new-password' ? 'new-password' : 'current-password'}
        showLabel={t('showPassword')}
        visibleLabel={t('passwordVisible')}
        hiddenLabel={t('passwordHidden')}
      />
    );
  if (type === 'select')
    return (
      <SelectField
        {...base}
        placeholder={t('choose')}
        options={options.map((option) => ({ value: option, label: option }))}
        defaultValue={value}
      />
    );
  return <TextField {...base} type={type} autoComplete={autoComplete} defaultValue={value} maxLength={255} />;
}
