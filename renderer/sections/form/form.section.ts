import { defineInteractiveSection } from '../define-section.ts';
import { formSchema } from './form.schema.ts';
import { Form } from './form.tsx';

export const formSection = defineInteractiveSection({
  schema: formSchema,
  view: Form,
  requirements: ({ form }) => ({ form }),
  shouldHydrate: (_props, { form: data }) =>
    data?.form !== undefined && data.posted?.result.outcome !== 'accepted',
});
