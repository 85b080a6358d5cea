import { fieldsOf } from '../../forms/form.ts';
import { defineInteractiveSection } from '../define-section.ts';
import { formSchema } from './form.schema.ts';
import { Form } from './form.tsx';
import { isTransferList } from './multi-select-control.tsx';

export const formSection = defineInteractiveSection({
  schema: formSchema,
  view: Form,
  // The browser fills in the placeholders, because it knows values such as the current step.
  texts: (t) => t('form', { returnObjects: true, skipInterpolation: true }),
  requirements: ({ form }) => ({ form }),
  hydration: (_props, { form: data }) => {
    if (!data?.form || data.posted?.result.outcome === 'accepted') return 'never';
    // A form with errors shows only the step with the first error. A transfer list has another height than its checkboxes.
    return data.posted || fieldsOf(data.form).some(isTransferList) ? 'whenVisible' : 'onIntent';
  },
});
