import type { FormBodyLimits, FormBodyProblem } from './read-form-body.ts';

/** The values of a form while it is read. `append` returns the problem if the values exceed a limit. */
export type FormFields = {
  readonly form: FormData;
  readonly append: (name: string, value: string | File) => FormBodyProblem | undefined;
};

/** Creates an empty form that accepts values within the limits. */
export function createFormFields(limits: FormBodyLimits): FormFields {
  const form = new FormData();
  let values = 0;
  let files = 0;
  let textLength = 0;
  return {
    form,
    append(name, value) {
      values += 1;
      textLength += name.length;
      if (name.length > limits.nameLength) return 'too-many';
      if (typeof value === 'string') {
        textLength += value.length;
        form.append(name, value);
      } else {
        files += 1;
        if (files > limits.files || value.name.length > limits.nameLength) return 'too-many';
        form.append(name, value, value.name);
      }
      if (values > limits.values) return 'too-many';
      return textLength > limits.textLength ? 'too-large' : undefined;
    },
  };
}
