import type { ContentRule } from '../finding.ts';

/**
 * Forms have no fields of the type `date`. Statamic does not offer it for forms, and refuses the date that browsers send: version 5 expects a
 * list, version 6 a time.
 */
export const formFields: ContentRule = ({ project }) =>
  [...project.forms.values()].flatMap(({ handle: form, blueprint }) =>
    blueprint
      .fields()
      .filter(({ type }) => type === 'date')
      .map(({ handle }) => ({
        file: `resources/blueprints/forms/${form}.yaml`,
        message: `Statamic refuses every value of the field ${handle}; write "type: text" and "input_type: date".`,
      })),
  );
