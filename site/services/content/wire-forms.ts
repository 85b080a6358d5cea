import * as v from 'valibot';
import type { SubmissionResult } from '#renderer/forms/submission-result';
import type { FormDefinition, FormFieldDefinition, FormOption, GraphqlResponse, RawFields } from './model.ts';
import { linkOf, mapOf, numberOf, textOf } from './wire-values.ts';

/** The JSON of forms (contract §7) and of GraphQL responses (contract §11). The add-on Forms 2 has another format, which this file does not read. */

const FULL_WIDTH_PERCENT = 100;

const definition = v.looseObject({
  handle: v.string(),
  title: v.optional(v.string(), ''),
  fields: v.unknown(),
});

/** The definition of a form (contract §7.1). */
export const form = v.pipe(
  v.object({ data: definition }),
  v.transform(({ data }): FormDefinition => ({
    handle: data.handle,
    title: data.title,
    fields: Object.entries(mapOf(data.fields)).map(([handle, config]) => fieldOf(handle, mapOf(config))),
  })),
);

function fieldOf(handle: string, config: RawFields): FormFieldDefinition {
  return {
    handle,
    type: textOf(config['type']) ?? 'text',
    display: textOf(config['display']),
    instructions: textOf(config['instructions']),
    placeholder: textOf(config['placeholder']),
    inputType: textOf(config['input_type']),
    initial: config['default'] ?? null,
    width: numberOf(config['width']) ?? FULL_WIDTH_PERCENT,
    step: numberOf(config['step']) ?? 1,
    options: optionsOf(config['options']),
    rules: rulesOf(config),
    config,
  };
}

/** Options are a map `value: label`, a list of values, or a list of `{ key, value }` (contract §7.1). */
function optionsOf(value: unknown): FormOption[] {
  if (!Array.isArray(value)) {
    return Object.entries(mapOf(value)).map(([key, label]) => ({
      value: key,
      label: scalarText(label) ?? key,
    }));
  }
  return value.map((item: unknown) => {
    const { key, value: label } = typeof item === 'object' ? mapOf(item) : { key: item, value: item };
    const optionValue = scalarText(key) ?? '';
    return { value: optionValue, label: scalarText(label) ?? optionValue };
  });
}

/** Returns a string, number or boolean as text. Objects have no readable text. */
function scalarText(value: unknown): string | undefined {
  const isScalar = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isScalar ? String(value) : undefined;
}

/** Rules are a list or a text `a|b`; `required: true` means the rule `required` (contract §7.2). */
function rulesOf({ validate, required }: RawFields): string[] {
  const configured =
    typeof validate === 'string' ? validate.split('|') : Array.isArray(validate) ? validate : [];
  const rules = configured.filter((rule): rule is string => typeof rule === 'string' && rule !== '');
  return required === true && !rules.includes('required') ? ['required', ...rules] : rules;
}

/** `submission_created` is false for a robot. It is ignored, so that a robot receives the same response as a person. */
export const acceptedBody = v.pipe(
  v.looseObject({ success: v.literal(true), submission_created: v.optional(v.boolean()) }),
  v.transform(({ redirect }): SubmissionResult => ({
    outcome: 'accepted',
    redirect: linkOf(redirect) ?? undefined,
  })),
);

/** Status 422, for clients that accept JSON. */
export const invalidBody = v.pipe(
  v.object({ errors: v.record(v.string(), v.array(v.string())) }),
  v.transform(({ errors }): SubmissionResult => ({ outcome: 'invalid', errors })),
);

/** Status 400, for clients that send `X-Requested-With`: one message per field. */
export const legacyInvalidBody = v.pipe(
  v.object({ error: v.record(v.string(), v.string()) }),
  v.transform(({ error }): SubmissionResult => ({
    outcome: 'invalid',
    errors: Object.fromEntries(Object.entries(error).map(([field, message]) => [field, [message]])),
  })),
);

/** Data and errors may occur together. Both have defaults. */
export const graphqlResponse = v.pipe(
  v.object({
    data: v.optional(v.unknown(), null),
    errors: v.optional(v.array(v.looseObject({ message: v.string() })), []),
  }),
  v.transform(({ data, errors }): GraphqlResponse => ({
    data,
    errors: errors.map(({ message }) => ({ message })),
  })),
);
