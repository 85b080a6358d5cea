import type { FormFieldDefinition } from '#site/services/content';

/** A field of the CMS without rules and settings. */
export const bareField: FormFieldDefinition = {
  handle: 'field',
  type: 'text',
  display: 'Veld',
  instructions: null,
  placeholder: null,
  inputType: null,
  initial: null,
  width: 100,
  step: 1,
  options: [],
  rules: [],
  config: {},
};
