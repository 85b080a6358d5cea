import * as v from 'valibot';
import type { FormAnswer, FormDefinition, FormField, FormOption, GraphqlAnswer, RawFields } from './model.ts';
import { linkOf, mapOf, numberOf, textOf } from './normalise.ts';

/** The JSON of forms (contract §7) and of GraphQL answers (contract §11). Forms 2 will write definitions differently: they change here. */

const FULL_WIDTH = 100;

const definition = v.looseObject({
  handle: v.string(),
  title: v.optional(v.string(), ''),
  fields: v.unknown(),
});

export const form = v.pipe(
  v.object({ data: definition }),
  v.transform(({ data }): FormDefinition => ({
    handle: data.handle,
    title: data.title,
    fields: Object.entries(mapOf(data.fields)).map(([handle, config]) => fieldOf(handle, mapOf(config))),
  })),
);

function fieldOf(handle: string, config: RawFields): FormField {
  return {
    handle,
    type: textOf(config['type']) ?? 'text',
    display: textOf(config['display']),
    instructions: textOf(config['instructions']),
    placeholder: textOf(config['placeholder']),
    inputType: textOf(config['input_type']),
    initial: config['default'] ?? null,
    width: numberOf(config['width']) ?? FULL_WIDTH,
    step: numberOf(config['step']) ?? 1,
    options: optionsOf(config['options']),
    rules: rulesOf(config),
    config,
  };
}

/** A map `value: label`, a list of values, or a list of `{ key, value }` (contract §7.1). */
function optionsOf(value: unknown): FormOption[] {
  if (!Array.isArray(value)) {
    return Object.entries(mapOf(value)).map(([key, label]) => ({ value: key, label: String(label ?? key) }));
  }
  return value.map((item: unknown) => {
    if (typeof item !== 'object' || item === null) return { value: String(item), label: String(item) };
    const { key, value: label } = mapOf(item);
    return { value: String(key ?? ''), label: String(label ?? key ?? '') };
  });
}

/** A list or `a|b`; `required: true` is the rule `required` (contract §7.2). */
function rulesOf({ validate, required }: RawFields): string[] {
  const written =
    typeof validate === 'string' ? validate.split('|') : Array.isArray(validate) ? validate : [];
  const rules = written.filter((rule): rule is string => typeof rule === 'string' && rule !== '');
  return required === true && !rules.includes('required') ? ['required', ...rules] : rules;
}

export const accepted = v.pipe(
  v.looseObject({ success: v.literal(true), submission_created: v.optional(v.boolean(), true) }),
  v.transform((raw): FormAnswer => ({
    accepted: true,
    stored: raw.submission_created,
    submission: mapOf(raw['submission']),
    redirect: linkOf(raw['redirect']),
  })),
);

const messages = v.record(v.string(), v.array(v.string()));

/** 422: what a client gets that asks for JSON. */
export const rejected = v.pipe(
  v.object({ message: v.optional(v.nullable(v.string()), null), errors: messages }),
  v.transform(({ message, errors }): FormAnswer => ({ accepted: false, message, errors })),
);

/** 400: what older clients get; one message a field. */
export const rejectedOldStyle = v.pipe(
  v.object({ error: v.record(v.string(), v.string()) }),
  v.transform(({ error }): FormAnswer => ({
    accepted: false,
    message: null,
    errors: Object.fromEntries(Object.entries(error).map(([field, message]) => [field, [message]])),
  })),
);

export const graphqlAnswer = v.pipe(
  v.object({
    data: v.optional(v.unknown(), null),
    errors: v.optional(v.array(v.looseObject({ message: v.string() })), []),
  }),
  v.transform(({ data, errors }): GraphqlAnswer => ({
    data,
    errors: errors.map(({ message }) => ({ message })),
  })),
);
