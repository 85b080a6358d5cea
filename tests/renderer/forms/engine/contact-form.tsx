import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { FormSetup } from '#renderer/forms/create-form-engine';
import { allFormKitRules } from '#renderer/forms/formkit-rules';
import { useField, useForm, useFormState, useFormValues } from '#renderer/forms/use-form';
import type { SendValues } from '../../../../renderer/forms/engine/submit.ts';
import { messages } from './forms.ts';

const fields: FormSetup['fields'] = [
  { name: 'mail', label: 'E-mail', rules: 'required|email' },
  { name: 'message', label: 'Message', rules: 'required|length:3' },
  { name: 'day', label: 'Day', rules: 'date_after:2026-01-01' },
  {
    kind: 'list',
    name: 'guests',
    label: 'Guests',
    row: [{ name: 'name', label: 'Guest', rules: 'required' }],
    initial: [{ name: 'Kim' }],
  },
];

type Form = ReturnType<typeof useForm>;

/** A minimal controlled field with its state as data attributes. */
export function Text({ form, path }: { form: Form; path: string }) {
  const field = useField(form, path);
  const { value, commit, validity, errors } = field.now;
  return (
    <p data-commit={commit} data-validity={validity}>
      <label htmlFor={field.id}>
        {field.label}
        {field.required && ' *'}
      </label>
      <input
        id={field.id}
        name={path}
        value={typeof value === 'string' ? value : ''}
        aria-invalid={errors.length > 0}
        aria-describedby={`${field.id}-error`}
        onChange={({ currentTarget }) => field.set(currentTarget.value)}
        onBlur={field.blur}
      />
      <span id={`${field.id}-error`}>{errors.join(' ')}</span>
    </p>
  );
}

function Guests({ form }: { form: Form }) {
  const { rows, now } = useField(form, 'guests');
  return (
    <fieldset>
      {now.rows.map((row, index) => (
        <div key={row}>
          <Text form={form} path={`guests.${index}.name`} />
          <button type="button" onClick={() => rows.remove(index)}>{`Remove ${index + 1}`}</button>
          <button type="button" onClick={() => rows.move(index, 0)}>{`First ${index + 1}`}</button>
        </div>
      ))}
      <button type="button" onClick={() => rows.add()}>
        Add
      </button>
    </fieldset>
  );
}

function Report({ form }: { form: Form }) {
  const { validity, stage, fieldErrors, formErrors } = useFormState(form);
  const { mail } = useFormValues(form);
  return (
    <p role="status" data-validity={validity} data-stage={stage}>
      {formErrors.join(' ')} {fieldErrors.map(({ path, message }) => `${path}: ${message}`).join(' ')}{' '}
      {String(mail)}
    </p>
  );
}

type ContactFormProps = {
  send?: SendValues;
  setup?: Partial<FormSetup>;
  /** Loads lazily, in a Suspense boundary inside the form. */
  Late?: ComponentType<{ form: Form }>;
  children?: (form: Form) => ReactNode;
};

export function ContactForm({
  send = () => Promise.resolve({ outcome: 'accepted' } as const),
  setup,
  Late,
  children,
}: ContactFormProps) {
  const form = useForm({ formKitRules: allFormKitRules, fields, messages, locale: 'en-150', ...setup });
  return (
    <form
      id={form.id}
      noValidate
      aria-label="Contact"
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit(send);
      }}
      onReset={() => form.reset()}
    >
      <Text form={form} path="mail" />
      <Text form={form} path="message" />
      {Late ? (
        <Suspense fallback={<p>One moment</p>}>
          <Late form={form} />
        </Suspense>
      ) : (
        <Text form={form} path="day" />
      )}
      <Guests form={form} />
      {children?.(form)}
      <Report form={form} />
      <button>Send</button>
      <button type="reset">Start over</button>
    </form>
  );
}
