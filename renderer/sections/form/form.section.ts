import { defineInteractiveSection } from '../define-section.ts';
import { formSchema } from './form.schema.ts';
import { Form } from './form.tsx';

export const formSection = defineInteractiveSection({
  schema: formSchema,
  view: Form,
  // The browser fills in values that only it knows, such as the current step.
  texts: (t) => t('form', { returnObjects: true, skipInterpolation: true }),
  requirements: ({ form }) => ({ form }),
  shouldHydrate: (_props, { form: data }) =>
    data?.form !== undefined && data.posted?.result.outcome !== 'accepted',
});
