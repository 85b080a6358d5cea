import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { FormSetup } from '#renderer/forms/create-form-engine';
import { allFormKitRules } from '#renderer/forms/formkit-rules';
import { useField, useForm, useFormState } from '#renderer/forms/use-form';

const RENDERS = [0, 2_000, 4_000, 6_000, 8_000, 10_000];
const FIELDS = 6;

const setup: Omit<FormSetup, 'id'> = {
  locale: 'nl-NL',
  formKitRules: allFormKitRules,
  messages: () => Promise.reject(new Error('The server must not load messages.')),
  fields: [
    ...Array.from({ length: FIELDS - 1 }, (_, at) => ({
      name: `field_${at}`,
      label: `Field ${at}`,
      rules: 'required|length:2,80|matches:/^[a-z]+$/',
    })),
    {
      kind: 'list' as const,
      name: 'guests',
      label: 'Guests',
      row: [{ name: 'name', label: 'Name', rules: 'required' }],
      initial: [{}, {}],
    },
  ],
};

function Field({ form, path }: { form: ReturnType<typeof useForm>; path: string }) {
  const { id, now } = useField(form, path);
  return createElement('input', {
    id,
    name: path,
    defaultValue: String(now.value ?? ''),
    'data-validity': now.validity,
  });
}

function Form() {
  const form = useForm(setup);
  const { stage } = useFormState(form);
  const paths = [
    ...Array.from({ length: FIELDS - 1 }, (_, at) => `field_${at}`),
    'guests.0.name',
    'guests.1.name',
  ];
  return createElement(
    'form',
    { 'data-stage': stage },
    paths.map((path) => createElement(Field, { key: path, form, path })),
  );
}

/**
 * Measures the memory that a server retains after it rendered forms: MB in use after a garbage collection, and milliseconds per render.
 * Like the site, the measurement disposes of nothing after a render.
 */
export async function measureFormMemory() {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  const rows: Record<string, { 'MB in use': number; 'ms a render': number }> = {};
  let done = 0;
  for (const until of RENDERS) {
    const begun = performance.now();
    const from = done;
    for (; done < until; done += 1) {
      renderToString(createElement(Form));
      // Runs pending tasks, as between requests.
      if (done % 100 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    const took = performance.now() - begun;
    if (typeof collect === 'function') collect();
    rows[`after ${until} renders`] = {
      'MB in use': Math.round(process.memoryUsage().heapUsed / 10_000) / 100,
      'ms a render': Math.round((took / Math.max(1, until - from)) * 100) / 100,
    };
  }
  return rows;
}
