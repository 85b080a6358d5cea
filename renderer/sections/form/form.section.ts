import { defineInteractiveSection } from '../define-section.ts';
import { formSchema } from './form.schema.ts';
import { Form } from './form.tsx';

export const formSection = defineInteractiveSection({
  schema: formSchema,
  view: Form,
  requirements: ({ form }) => ({ form }),
  hydrates: (_props, { form }) =>
    form?.definition !== undefined && form.posted?.result.outcome !== 'accepted',
});
