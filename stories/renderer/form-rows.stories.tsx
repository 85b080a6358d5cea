import { useState } from 'react';
import { Button } from '#design-system/button';
import { NumberField } from '#design-system/number-field';
import { Repeater } from '#design-system/repeater';
import { Stack } from '#design-system/stack';
import { TextField } from '#design-system/text-field';
import { formRules } from '#renderer/forms/cms-rules';
import type { FormEngine } from '#renderer/forms/create-form-engine';
import { cmsFormKitRules } from '#renderer/forms/formkit-rules';
import { loadRuleMessages } from '#renderer/forms/rule-messages';
import { useField, useForm } from '#renderer/forms/use-form';

export default { title: 'renderer / Form rows' };

const requiredLabel = 'verplicht';
const words = {
  add: 'Nog een gast',
  row: (number: number) => `Gast ${number}`,
  remove: (number: number) => `Gast ${number} weghalen`,
  moveUp: (number: number) => `Gast ${number} omhoog`,
  moveDown: (number: number) => `Gast ${number} omlaag`,
  added: (number: number) => `Gast ${number} toegevoegd.`,
  removed: (number: number) => `Gast ${number} weggehaald.`,
  moved: (from: number, to: number) => `Gast ${from} staat nu op ${to}.`,
  full: 'Meer dan vier past niet aan de bank.',
};

/** The form engine with a repeater. The engine stores the rows and their values, and the repeater shows and moves the rows. */
export const Guests = () => {
  const form = useForm({
    id: 'gasten',
    locale: 'nl-NL',
    formKitRules: cmsFormKitRules,
    rules: formRules,
    messages: () => loadRuleMessages('nl'),
    fields: [
      {
        kind: 'list',
        name: 'guests',
        label: 'Gasten',
        row: [
          { name: 'name', label: 'Naam', rules: 'required:trim' },
          { name: 'age', label: 'Leeftijd', rules: 'integer|min:12' },
        ],
        initial: [{ name: 'Kim', age: '34' }],
      },
    ],
  });
  const { rows, now } = useField(form, 'guests');
  const [sent, setSent] = useState<string>();
  return (
    <form
      noValidate
      aria-label="Avond in de werkplaats"
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit(async (values) => {
          setSent(JSON.stringify(values));
          return { outcome: 'accepted' };
        });
      }}
    >
      <Stack space="roomy">
        <Repeater
          id="gasten-lijst"
          label="Wie komen er mee?"
          requiredLabel={requiredLabel}
          texts={words}
          max={4}
          rows={now.rows}
          onAdd={() => rows.add()}
          onRemove={(index) => rows.remove(index)}
          onMove={(from, to) => rows.move(from, to)}
        >
          {(_row, index) => <Guest form={form} at={index} />}
        </Repeater>
        <div>
          <Button type="submit">Verstuur</Button>
        </div>
        <output>{sent}</output>
      </Stack>
    </form>
  );
};

function Guest({ form, at }: { form: FormEngine; at: number }) {
  return (
    <Stack space="cosy">
      <RowField form={form} path={`guests.${at}.name`} Control={TextField} />
      <RowField form={form} path={`guests.${at}.age`} Control={NumberField} />
    </Stack>
  );
}

type RowFieldProps = { form: FormEngine; path: string; Control: typeof TextField | typeof NumberField };

/** A native control holds the value, and the engine validates it. */
function RowField({ form, path, Control }: RowFieldProps) {
  const field = useField(form, path);
  const { value, errors } = field.now;
  return (
    <div
      onInput={({ target }) => target instanceof HTMLInputElement && field.set(target.value)}
      onBlur={field.blur}
    >
      <Control
        id={field.id}
        name={path}
        label={field.label}
        required={field.required}
        requiredLabel={requiredLabel}
        error={errors.join(' ') || undefined}
        defaultValue={typeof value === 'string' ? value : undefined}
      />
    </div>
  );
}
